/** French words for the course of a game. */
import { ownOf } from '@duopolis/rules/lists';
import type { GameWords } from '../game-words.ts';

/** DUEL-2: every round is played in two halves. */
const HALVES = { a: ', première moitié', b: ', seconde moitié' } as const;

const round = (name: string): string => `manche ${name.slice(0, 1)}${ownOf(HALVES, name.slice(1)) ?? ''}`;
const SIDES = { left: 'à gauche', right: 'à droite' };

export const game: GameWords = {
  modes: { table: 'table', duel: 'duel', solo: 'solo', duo: 'duo' },
  phases: {
    before: 'avant la partie',
    dealing: 'distribution',
    choosing: 'sélection',
    assigning: 'assignation',
    placing: 'placement',
    over: 'partie finie',
  },
  passes: {
    left: 'les mains passent à gauche',
    right: 'les mains passent à droite',
    none: 'les mains ne passent pas',
  },
  round,
  turn: (turn, turns) => `tour ${turn} sur ${turns}`,
  left: 'gauche',
  right: 'droite',
  you: 'vous',
  happened: {
    dealt: (name) => `Distribution des tuiles, ${round(name)}`,
    drew: (tiles) => `Au hasard : ${tiles}`,
    setUp: (tiles, city) => `Mise en place : ${tiles} → ${city}`,
    chose: (who, tiles) =>
      tiles === undefined ? `${who} : sélection faite` : `${who} sélectionne : ${tiles}`,
    assigned: (who, tile, city) => `${who} assigne : ${tile} → ${city}`,
    placed: (who, tile, city) => `${who} place : ${tile} → ${city}`,
    waited: (who) => `${who} attend`,
    stoodOff: (who) => `Tous attendent : ${who} doit placer en premier`,
    passed: (to) => `Les mains passent ${SIDES[to]}`,
    discarded: () => 'Les dernières tuiles sont défaussées',
    ended: () => 'La partie est finie',
  },
};
