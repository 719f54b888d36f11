/** Picking the city tokens: one landmark for each city, the rest by lot (SEAT-4). */
import { COMPONENTS, type Components } from '@duopolis/rules/components';
import { useEffect, useState } from 'preact/hooks';
import { LandmarkArt } from '../../kit/art/index.ts';
import { Button } from '../../kit/controls/index.ts';
import { boxComponents, boxText } from './saved-box.ts';
import { tokensToPick } from './setup-options.ts';
import type { PartProps } from './setup-groups.tsx';
import { setupWords } from './words/setup-words.ts';
import { words } from '../words/shared-words.ts';
import './tokens.css';

const tokensIn = ({ tokens, capitalTokens }: Components): readonly string[] => [
  ...new Set([...tokens, ...capitalTokens]),
];

/** The tokens of the box in use. */
function useTokens(): readonly string[] {
  const [tokens, set] = useState(() => tokensIn(COMPONENTS));
  useEffect(() => {
    void boxComponents().then((own) => set(tokensIn(own ?? COMPONENTS)));
  }, [boxText.value]);
  return tokens;
}

export function Tokens({ kind, plan, change }: PartProps) {
  const { game } = words();
  const setup = setupWords();
  const [open, setOpen] = useState(false);
  const tokens = useTokens();
  const most = tokensToPick(kind, plan);
  if (most === 0) return null;
  const picked = plan.tokens.filter((token) => tokens.includes(token)).slice(0, most);
  const toggle = (token: string): void =>
    change({ tokens: picked.includes(token) ? picked.filter((one) => one !== token) : [...picked, token] });
  return (
    <div>
      <Button
        kind="quiet"
        size="small"
        sign={open ? 'chevron-up' : 'chevron-down'}
        expanded={open}
        onClick={() => setOpen(!open)}
      >
        {setup.tokens}
      </Button>
      <p class="field-hint">{setup.tokensPicked(picked.length, most)}</p>
      {open && (
        <ul class="setup-tokens">
          {tokens.map((token) => (
            <li key={token}>
              <button
                type="button"
                aria-pressed={picked.includes(token)}
                disabled={!picked.includes(token) && picked.length >= most}
                onClick={() => toggle(token)}
              >
                <LandmarkArt city={token} size={30} />
                <span>
                  <b>{game.pieces.token(token)}</b>
                  <small>{game.pieces.place(token)}</small>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
