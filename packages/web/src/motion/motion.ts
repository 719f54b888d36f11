/** Motion on the table: what changed between two states travels, flips or slides; the layout is right without it. */
import type { Seat } from '@duopolis/rules';
import { useEffect } from 'preact/hooks';
import { settings } from '../app/settings.ts';
import type { Link } from '../link/link.ts';
import { ownSeat } from '../table/people.ts';
import { passesTo } from '../table/ring.ts';
import { fadeIn, flip, fly, land, send, slideIn } from './flight.ts';
import { type Move, movesOf } from './moves.ts';
import './motion.css';

/** Between one tile of the hand and the next. */
const STAGGER = 18;

const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');

type Places = ReadonlyMap<Seat, DOMRect>;

/** Where every seat is on the screen, mine at my hand. */
function seatPlaces(own: Seat | undefined): Places {
  const places = new Map<Seat, DOMRect>();
  for (const seat of document.querySelectorAll<HTMLElement>('[data-seat]')) {
    const coin = seat.querySelector('.token') ?? seat;
    places.set(Number(seat.dataset['seat']), coin.getBoundingClientRect());
  }
  const hand = document.querySelector('.table-hand');
  if (own !== undefined && hand !== null) places.set(own, hand.getBoundingClientRect());
  return places;
}

const isUnder = (rect: DOMRect, x: number, y: number): boolean =>
  x > rect.left && x < rect.right && y > rect.top && y < rect.bottom;

/** The drawing of a tile in a city: large by its cell, small as the last of the city's pieces. */
function pieceAt({ city, at: [row, column] }: Extract<Move, { readonly kind: 'land' }>): Element | undefined {
  const large = document.querySelector(`[data-city="${city}"] [data-row="${row}"][data-column="${column}"]`);
  const pieces = [...document.querySelectorAll(`[data-city="${city}"] .board-piece`)];
  if (large === null) return pieces.at(-1);
  const { left, top, width, height } = large.getBoundingClientRect();
  return pieces.findLast((piece) =>
    isUnder(piece.getBoundingClientRect(), left + width / 2, top + height / 2),
  );
}

const handTiles = (): readonly Element[] => [...document.querySelectorAll('.table-hand .hand-tile')];

function show(move: Move, own: Seat | undefined, places: Places, link: Link): void {
  const options = link.view.peek()?.game?.open.options;
  switch (move.kind) {
    case 'land': {
      // What I placed lies there already, as I tried it.
      const from = move.seat === own ? undefined : places.get(move.seat);
      const piece = from && pieceAt(move);
      if (piece !== undefined && from !== undefined) fly(piece, from);
      return;
    }
    case 'reveal':
      for (const tile of document.querySelectorAll('.table-hand .hand-face, .arch-shown > *'))
        void flip(tile);
      return;
    case 'pass':
      for (const [seat, from] of places) {
        const to = options && places.get(passesTo(options, seat, move.to) ?? seat);
        if (to !== undefined) send('motion-hand', from, to);
      }
      handTiles().forEach((tile, nth) => void slideIn(tile, move.to === 'left' ? 44 : -44, 0, nth * STAGGER));
      return;
    case 'deal':
      handTiles().forEach((tile, nth) => void slideIn(tile, 0, 26, nth * STAGGER));
      return;
  }
}

export function useMotion(link: Link): void {
  useEffect(() => {
    let waiting: Move[] = [];
    const deaf = link.onStep((step) => {
      if (settings.still.value || document.hidden) return;
      const moves = movesOf(step);
      if (moves.length === 0) return;
      waiting.push(...moves);
      // What comes in one breath is shown together; looking where everything is takes a layout each time.
      if (waiting.length > moves.length) return;
      const own = ownSeat(step.after.open, step.after.you);
      const places = seatPlaces(own);
      requestAnimationFrame(() => {
        const shown = waiting;
        waiting = [];
        if (lessMotion.matches) handTiles().forEach((tile) => void fadeIn(tile));
        else for (const move of shown) show(move, own, places, link);
      });
    });
    for (const input of INPUTS) addEventListener(input, land, true);
    return () => {
      deaf();
      land();
      for (const input of INPUTS) removeEventListener(input, land, true);
    };
  }, [link]);
}

const INPUTS = ['pointerdown', 'keydown', 'wheel'] as const;
