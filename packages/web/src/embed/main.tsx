/** An embed: a finished game or a city on somebody else's page. */
import '../kit/style/tokens.css';
import '../kit/art/art.css';
import './embed.css';
import { type Language, languageOfLocale } from '@duopolis/words/language';
import { render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Film } from './embedded-game.tsx';
import { type Loaded, load } from './load-embed.ts';
import { Problem } from './embed-problem.tsx';

/** The server has written the language of the address, or the reader's, into the page. */
const written = (): Language => languageOfLocale(document.documentElement.lang) ?? 'en';

function Embed() {
  const [language, setLanguage] = useState(written);
  const [loaded, setLoaded] = useState<Loaded | undefined>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isWanted = true;
    void load(location.pathname, language).then((found) => {
      if (!isWanted) return;
      document.documentElement.lang = language;
      if (typeof found.answer === 'object') document.title = found.answer.title;
      setLoaded(found);
    });
    return () => {
      isWanted = false;
    };
  }, [language, tries]);
  if (loaded === undefined) return null;
  const { words, answer } = loaded;
  if (typeof answer === 'string')
    return <Problem words={words} problem={answer} onAgain={() => setTries(tries + 1)} />;
  return <Film words={words} answer={answer} language={language} onLanguage={setLanguage} />;
}

const app = document.getElementById('app');
if (app !== null) render(<Embed />, app);
