/** A game tile by tile: its cities, a slider, play and step, the language, and a link to the whole game. */
import type { EmbedAnswer } from '@duopolis/protocol';
import { type Language, languageName, LANGUAGES } from '@duopolis/words/language';
import { useEffect, useState } from 'preact/hooks';
import { City } from './embedded-city.tsx';
import type { EmbedWords } from './words/embed-words.ts';
import './embedded-game.css';

/** Milliseconds for a tile. */
const PACE = 700;

interface FilmProps {
  readonly words: EmbedWords;
  readonly answer: EmbedAnswer;
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
}

/** Opens at the end, so that an untouched page shows the finished cities. */
export function Film({ words, answer, language, onLanguage }: FilmProps) {
  const { film, cities, title, path, standings } = answer;
  const steps = film.tiles.length;
  const { step, playing, to, toggle } = usePlaying(steps);
  const totals = film.tiles[step - 1]?.totals ?? [];
  return (
    <main class="embed">
      <header class="embed-head">
        <h1>{title}</h1>
        <LanguageSelect words={words} language={language} onLanguage={onLanguage} />
      </header>
      <div class={`embed-cities embed-of-${cities.length}`}>
        {film.cities.map((city, nth) => (
          <City
            key={nth}
            words={words}
            city={city}
            name={cities[nth]?.name ?? ''}
            builders={cities[nth]?.builders ?? ''}
            tiles={film.tiles.slice(0, step).filter((tile) => tile.city === nth)}
            total={totals[nth] ?? 0}
          />
        ))}
      </div>
      {standings.length > 0 && step === steps && (
        <ol class="embed-standings">
          {standings.map(({ name, rank, score }, nth) => (
            <li key={nth} value={rank}>
              {words.standing(name, score)}
            </li>
          ))}
        </ol>
      )}
      <footer class="embed-foot">
        <Button label={words.back} sign="M15 5l-8 7 8 7Z" onClick={() => to(step - 1)} />
        <Button
          label={playing ? words.pause : words.play}
          sign={playing ? 'M7 5h4v14H7ZM14 5h4v14h-4Z' : 'M7 4l13 8-13 8Z'}
          onClick={toggle}
        />
        <Button label={words.next} sign="M9 5l8 7-8 7Z" onClick={() => to(step + 1)} />
        <input
          type="range"
          min={0}
          max={steps}
          value={step}
          aria-label={words.step(step, steps)}
          aria-valuetext={words.step(step, steps)}
          onInput={({ currentTarget }) => to(Number(currentTarget.value))}
        />
        <a class="embed-button" href={path} target="_blank" rel="noopener">
          {standings.length > 0 ? words.openGame : words.openCity}
        </a>
      </footer>
    </main>
  );
}

function usePlaying(steps: number) {
  const [step, setStep] = useState(steps);
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    if (!playing) return undefined;
    const timer = setTimeout(() => {
      setStep(step + 1);
      if (step + 1 >= steps) setPlaying(false);
    }, PACE);
    return () => clearTimeout(timer);
  }, [playing, step, steps]);
  return {
    step,
    playing,
    /** Stops, and shows that step. */
    to: (wanted: number): void => {
      setPlaying(false);
      setStep(Math.min(steps, Math.max(0, wanted)));
    },
    /** From the end it starts again. */
    toggle: (): void => {
      if (!playing && step === steps) setStep(0);
      setPlaying(!playing && steps > 0);
    },
  };
}

interface ButtonProps {
  readonly label: string;
  readonly sign: string;
  readonly onClick: () => void;
}

const Button = ({ label, sign, onClick }: ButtonProps) => (
  <button type="button" class="embed-button embed-sign" aria-label={label} title={label} onClick={onClick}>
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={sign} />
    </svg>
  </button>
);

const LanguageSelect = ({ words, language, onLanguage }: Omit<FilmProps, 'answer'>) => (
  <select
    class="embed-button"
    aria-label={words.language}
    value={language}
    onChange={({ currentTarget }) => onLanguage(currentTarget.value as Language)}
  >
    {LANGUAGES.map((one) => (
      <option key={one} value={one}>
        {languageName(one)}
      </option>
    ))}
  </select>
);
