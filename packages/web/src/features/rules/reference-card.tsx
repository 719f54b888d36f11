/** The reference card, one key away: what every type scores, with small examples; its rules open without leaving the game. */
import { BUILDING_TYPES, type BuildingType, type Letter, type RuleId } from '@duopolis/rules';
import { CAPITALS } from '@duopolis/rules/components';
import { CIVIC_POINTS, HURT_CIVIC, POINTS_TABLES } from '@duopolis/rules/scoring';
import { useLayoutEffect, useState } from 'preact/hooks';
import { closeOverlay } from '../../kit/routing/overlays.ts';
import { makePath } from '../../kit/routing/route.ts';
import { actionOf } from '../../kit/keys/key-map.ts';
import { isSingleKey } from '../../kit/keys/shortcuts.ts';
import { PRIMERS } from '../../kit/settings/primers.ts';
import { PrimerButtons } from '../../game/primer/primer-offer.tsx';
import { TileArt } from '../../kit/art/index.ts';
import { Button, Dialog } from '../../kit/controls/index.ts';
import { parseSketch } from '../../game/sketch/sketch-link.ts';
import { explain } from '../../game/sketch/sketch-score.ts';
import { EXAMPLES } from './examples.ts';
import { sentence } from '../../kit/words/sentence.ts';
import { TermBadge } from '../../game/score/term-badge.tsx';
import { ruleOf, rulesIn } from './rule-book.ts';
import { inPlay } from '../../game/explain/in-play.ts';
import { RuleLink, RuleOpener } from './prose.tsx';
import { RuleView } from './rule.tsx';
import './reference-card.css';
import { tableWords } from '../../game/players/words/table-words.ts';
import { rulesWords } from './words/rules-words.ts';
import { words } from '../../game/words/shared-words.ts';

type ScoringTerm = BuildingType | 'civic' | 'district';

const CAPITALS_RULES = { civic: ['CIVIC-1'], district: ['DIST-2', 'DIST-3'] } as const;

/** The rules about a term's score; for a building type, all its rules. */
function rulesOf(term: ScoringTerm): readonly RuleId[] {
  if (term === 'civic' || term === 'district') return CAPITALS_RULES[term];
  const ids = rulesIn(rulesWords().chapters).map(({ rule }) => rule.id);
  return ids.filter((id) => id.startsWith(`${term.toUpperCase()}-`));
}

/** The key that opened it closes it. */
function useClosingKey(): void {
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent): void => {
      if (!isSingleKey(event) || actionOf(event) !== 'reference') return;
      event.preventDefault();
      closeOverlay();
    };
    document.addEventListener('keydown', listener, { capture: true });
    return () => document.removeEventListener('keydown', listener, { capture: true });
  }, []);
}

export function ReferenceCard() {
  const [rule, show] = useState<string | undefined>(undefined);
  useClosingKey();
  return (
    <Dialog title={tableWords().reference} class="reference-card" onClose={closeOverlay}>
      <RuleOpener.Provider value={show}>
        {rule === undefined ? <Card /> : <OneRule id={rule} onBack={() => show(undefined)} />}
      </RuleOpener.Provider>
    </Dialog>
  );
}

function Card() {
  const { game } = words();
  const table = tableWords();
  const { card } = rulesWords();
  const { districts = [] } = inPlay.value ?? {};
  const withCapitals = inPlay.value === undefined || districts.length > 0;
  const figures = CAPITALS.scoringTiles.map((tile) => tile.join('/')).join(', ');
  return (
    <>
      <ul class="reference-rows">
        {BUILDING_TYPES.map((type) => (
          <Row key={type} term={type} text={table.scoring[type](POINTS_TABLES[type])} />
        ))}
        {withCapitals && <Row term="civic" text={card.civic(CIVIC_POINTS, HURT_CIVIC)} />}
        {withCapitals && (
          <Row
            term="district"
            text={[
              card.district(figures),
              ...districts.map(
                ([one, other], nth) =>
                  `${CAPITALS.scoringTiles[nth]?.join('/') ?? ''}: ${table.district(game.pieces.types[one], game.pieces.types[other])}.`,
              ),
            ].join(' ')}
          />
        )}
      </ul>
      <PrimerButtons primers={PRIMERS.filter((primer) => primer !== 'capitals' || withCapitals)} />
      <p class="reference-adjacent">
        {card.adjacent[withCapitals ? 'capitals' : 'base']} <RuleLink id="ADJ-1" />
      </p>
    </>
  );
}

function Row({ term, text }: { readonly term: ScoringTerm; readonly text: string }) {
  const strips = rulesOf(term).flatMap((id) => EXAMPLES[id]?.small ?? []);
  return (
    <li class="reference-row">
      <h3>
        <TermBadge term={term} size={26} />
        {sentence(words().game.scores.terms[term])}
      </h3>
      <div>
        <p>{text}</p>
        {strips.length > 0 && (
          <div class="reference-strips" aria-hidden="true">
            {strips.map((city) => (
              <Strip key={city} city={city} term={term as BuildingType} />
            ))}
          </div>
        )}
        <p class="reference-ids">
          {rulesOf(term).map((id) => (
            <RuleLink key={id} id={id} label={rulesWords().card.read(id)} />
          ))}
        </p>
      </div>
    </li>
  );
}

function Strip({ city, term }: { readonly city: string; readonly term: BuildingType }) {
  const sketch = parseSketch(city);
  if (!sketch.ok) return null;
  const rows = city.split('/');
  return (
    <span class="reference-strip">
      <span class="reference-tiles" style={{ gridTemplateColumns: `repeat(${rows[0]?.length ?? 1}, 22px)` }}>
        {rows
          .flatMap((row) => row.split(''))
          .map((letter, nth) => (
            <TileArt key={nth} letter={letter as Letter} size="glyph" />
          ))}
      </span>
      <b>{explain(sketch.value)[term].points}</b>
    </span>
  );
}

function OneRule({ id, onBack }: { readonly id: string; readonly onBack: () => void }) {
  const { chapters, card } = rulesWords();
  const found = ruleOf(chapters, id);
  if (found === undefined) return null;
  return (
    <div class="reference-rule">
      <div class="reference-ways">
        <Button size="small" sign="arrow-left" onClick={onBack}>
          {card.back}
        </Button>
        <a
          href={makePath({ name: 'rules', chapter: found.chapter, rule: id })}
          target="_blank"
          rel="noopener"
        >
          {card.wholeChapter}
        </a>
      </div>
      <RuleView key={id} chapter={found.chapter} rule={found.rule} isMeant={false} level={3} />
    </div>
  );
}
