/** The first page of the pad: who played, clockwise, and whether with Capitals. */
import { LIMITS } from '@duopolis/rules';
import {
  checkDistricts,
  type Components,
  DISTRICT_TYPES,
  type DistrictType,
} from '@duopolis/rules/components';
import { newPad, type Pad, PAD_SEATS } from '@duopolis/rules/scorepad';
import type { District } from '@duopolis/rules/scoring';
import { Button, Stepper, Switch, TextField } from '../../kit/controls/index.ts';
import { Frame } from '../../kit/page/page-frame.tsx';
import { sentence } from '../../kit/words/sentence.ts';
import type { Desk } from './pad-state.ts';
import { scorepadWords } from './words/scorepad-words.ts';
import { words } from '../../game/words/shared-words.ts';
import './pad-players.css';

const COUNTS = Array.from({ length: PAD_SEATS.max - PAD_SEATS.min + 1 }, (_, nth) => PAD_SEATS.min + nth);

/** Existing cities stay; another number of players or another box has other cities. */
function resized(pad: Pad, { names, capitals }: Pick<Pad, 'names' | 'capitals'>, box: Components): Pad {
  const blank = newPad(names, { capitals, box });
  if (capitals !== pad.capitals) return blank;
  return {
    ...blank,
    districts: pad.districts,
    tokens: blank.tokens.map((token, nth) => pad.tokens[nth] ?? token),
    cities: blank.cities.map((grid, nth) => pad.cities[nth] ?? grid),
  };
}

export function Players({ desk }: { readonly desk: Desk }) {
  const say = scorepadWords();
  const { pad } = desk.draft.value;
  const names = (players: number): readonly string[] =>
    Array.from({ length: players }, (_, nth) => pad.names[nth] ?? '');
  const isRight = !pad.capitals || checkDistricts(pad.districts).ok;
  return (
    <Frame title={say.title}>
      <h1>{say.title}</h1>
      <p class="pad-about">{say.about}</p>
      <form
        class="sheet-of-paper pad-players"
        onSubmit={(event) => {
          event.preventDefault();
          if (isRight) desk.turnTo(0);
        }}
      >
        <Stepper
          label={say.players}
          steps={COUNTS}
          value={pad.names.length}
          say={say.playersOf}
          onChange={(players) => desk.change(resized(pad, { ...pad, names: names(players) }, desk.box.value))}
        />
        <p class="field-hint">{say.playersHint}</p>
        <div class="pad-names">
          {pad.names.map((name, nth) => (
            <TextField
              key={nth}
              label={say.name(nth + 1)}
              value={name}
              most={LIMITS.displayName}
              onInput={(value) => desk.change({ ...pad, names: pad.names.with(nth, value) })}
            />
          ))}
        </div>
        <Switch
          label={say.capitals}
          about={say.capitalsAbout}
          on={pad.capitals}
          onChange={(capitals) => desk.change(resized(pad, { ...pad, capitals }, desk.box.value))}
        />
        {pad.capitals && <Districts pad={pad} desk={desk} />}
        <Button type="submit" kind="main" size="large" disabled={!isRight}>
          {say.begin}
        </Button>
      </form>
    </Frame>
  );
}

function Districts({ pad, desk }: { readonly pad: Pad; readonly desk: Desk }) {
  const say = scorepadWords();
  const { terms } = words().game.scores;
  const isRight = checkDistricts(pad.districts).ok;
  const change = (nth: number, half: number, type: DistrictType): void =>
    desk.change({
      ...pad,
      districts: pad.districts.map((pair, at): District => {
        if (at !== nth) return pair;
        return half === 0 ? [type, pair[1]] : [pair[0], type];
      }),
    });
  return (
    <fieldset class="pad-districts">
      <legend class="field-label">{say.districts}</legend>
      {pad.districts.map((pair, nth) => (
        <p key={nth}>
          {pair.map((type, half) => (
            <select
              key={half}
              class="field-box"
              aria-label={say.district(nth + 1, half + 1)}
              aria-invalid={isRight ? undefined : true}
              value={type}
              onChange={({ currentTarget }) => change(nth, half, currentTarget.value as DistrictType)}
            >
              {DISTRICT_TYPES.map((one) => (
                <option key={one} value={one}>
                  {sentence(terms[one])}
                </option>
              ))}
            </select>
          ))}
        </p>
      ))}
      {!isRight && (
        <p class="field-problem" role="alert">
          {say.badDistricts}
        </p>
      )}
    </fieldset>
  );
}
