/** The voices as data: a voice is a sum of fading partials. Tests and loudspeakers get the same samples from it. */
import type { BuildingType, ByType } from '@duopolis/rules';

/** A multiple of the pitch, its loudness, and the seconds until it has faded to a thousandth. */
export type Partial = readonly [ratio: number, gain: number, fade: number];

interface Voice {
  /** Seconds until it is at its loudest. */
  readonly attack: number;
  readonly partials: readonly Partial[];
}

/** The pitches are tones of one pentatonic scale, so that any two buildings sound well together. */
const BUILDING_VOICES: ByType<Voice & { readonly pitch: number }> = {
  /** The small bell over a shop door. */
  shop: {
    pitch: 88,
    attack: 0.002,
    partials: [
      [1, 0.6, 0.5],
      [2.76, 0.35, 0.28],
      [5.4, 0.15, 0.14],
    ],
  },
  /** A hammer on iron: partials that fit no scale. */
  factory: {
    pitch: 52,
    attack: 0.001,
    partials: [
      [1, 0.7, 0.3],
      [1.47, 0.4, 0.2],
      [2.09, 0.3, 0.16],
      [3.4, 0.2, 0.08],
    ],
  },
  /** Two glasses that touch. */
  tavern: {
    pitch: 81,
    attack: 0.002,
    partials: [
      [1, 0.5, 0.32],
      [1.01, 0.4, 0.3],
      [3.01, 0.3, 0.16],
      [4.2, 0.1, 0.1],
    ],
  },
  /** A key of a typewriter: short and clear. */
  office: {
    pitch: 76,
    attack: 0.001,
    partials: [
      [1, 0.7, 0.16],
      [4, 0.4, 0.08],
      [9.2, 0.15, 0.03],
    ],
  },
  /** A bird far away: soft, with hardly any overtone. */
  park: {
    pitch: 83,
    attack: 0.03,
    partials: [
      [1, 0.8, 0.42],
      [2, 0.1, 0.2],
    ],
  },
  /** A knock on wood. */
  house: {
    pitch: 57,
    attack: 0.001,
    partials: [
      [1, 0.9, 0.18],
      [2.4, 0.35, 0.07],
      [3.9, 0.15, 0.04],
    ],
  },
};

const CHORD_VOICES = {
  /** Chords, reveals and ends. */
  bell: {
    attack: 0.006,
    partials: [
      [1, 0.6, 0.9],
      [2, 0.25, 0.6],
      [3, 0.1, 0.35],
      [4.2, 0.06, 0.2],
    ],
  },
  /** Low and long, under a chord. */
  string: {
    attack: 0.06,
    partials: [
      [1, 0.6, 1.1],
      [2, 0.3, 0.8],
      [3, 0.2, 0.5],
    ],
  },
} as const satisfies { readonly [name: string]: Voice };

export const VOICES = { ...BUILDING_VOICES, ...CHORD_VOICES };
type VoiceName = keyof typeof VOICES;

export interface Note {
  readonly voice: VoiceName;
  /** In semitones, 69 for A above middle C. */
  readonly pitch: number;
  /** Seconds after the beginning. */
  readonly at: number;
  readonly gain: number;
}

const SIDES = [-1, 0, 1] as const;
export type Side = (typeof SIDES)[number];

interface BuildingCue {
  readonly kind: 'pick' | 'place';
  readonly type: BuildingType | 'civic';
  readonly side: Side;
}

/** A sound, and its side. */
export type Cue =
  | BuildingCue
  | { readonly kind: 'score'; readonly total: number; readonly side: Side }
  | { readonly kind: 'reveal' | 'round' | 'turn' | 'win' | 'loss' };

const CHORD = [57, 64, 69, 73, 76, 83] as const;
/** Points for one more tone of the chord. */
const POINTS_A_TONE = 10;

const note = (
  voice: VoiceName,
  pitch: number,
  { at = 0, gain = 1 }: { readonly at?: number; readonly gain?: number } = {},
): Note => ({ voice, pitch, at, gain });

function building({ kind, type }: BuildingCue): readonly Note[] {
  if (type === 'civic') return [note('bell', 64), note('bell', 71, { at: 0.05, gain: 0.7 })];
  const { pitch } = BUILDING_VOICES[type];
  // Placed, it stands on the table: the same voice with a low knock under it.
  return kind === 'place'
    ? [note(type, pitch), note('house', 45, { at: 0.01, gain: 0.5 })]
    : [note(type, pitch, { gain: 0.6 })];
}

export function notesOf(cue: Cue): readonly Note[] {
  switch (cue.kind) {
    case 'pick':
    case 'place':
      return building(cue);
    case 'score': {
      const tones = Math.min(CHORD.length, 1 + Math.floor(Math.max(0, cue.total) / POINTS_A_TONE));
      return CHORD.slice(0, tones).map((pitch, nth) =>
        note('string', pitch, { at: nth * 0.03, gain: 0.9 / Math.sqrt(tones) }),
      );
    }
    case 'reveal':
      return [69, 73, 76].map((pitch, nth) => note('bell', pitch, { at: nth * 0.09, gain: 0.6 }));
    case 'round':
      return [note('bell', 57), note('bell', 64, { at: 0.16 }), note('bell', 69, { at: 0.32, gain: 0.8 })];
    case 'turn':
      return [note('bell', 76, { gain: 0.5 }), note('bell', 81, { at: 0.13, gain: 0.5 })];
    case 'win':
      return [57, 64, 69, 73, 76, 81].map((pitch, nth) => note('bell', pitch, { at: nth * 0.11, gain: 0.7 }));
    case 'loss':
      return [note('string', 64), note('string', 61, { at: 0.28 }), note('string', 57, { at: 0.56 })];
  }
}

const TYPES = ['shop', 'factory', 'tavern', 'office', 'park', 'house', 'civic'] as const;

const ofTypes = (kind: BuildingCue['kind']): readonly Cue[] => TYPES.map((type) => ({ kind, type, side: 0 }));

/** Every sound of a running game, about in the order of the first turn. */
export const SOUNDS_OF_A_GAME: readonly Cue[] = [
  { kind: 'reveal' },
  ...ofTypes('place'),
  ...CHORD.map((_, nth): Cue => ({ kind: 'score', total: nth * POINTS_A_TONE, side: 0 })),
  ...ofTypes('pick'),
  { kind: 'round' },
  { kind: 'turn' },
];
