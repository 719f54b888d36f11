/** The positions of a ring's seats around a scene, in parts of its width and height; mine is at the bottom. */
import type { Point } from './flight-path.ts';

const CENTRE: Point = { x: 0.5, y: 0.565 };
const RADIUS: Point = { x: 0.37, y: 0.4 };

/** Angles of the first and the last of the others, clockwise from the right, in degrees: few of them are closer together. */
function range(others: number): readonly [from: number, to: number] {
  if (others === 1) return [270, 270];
  return others === 2 ? [207, 333] : [180, 360];
}

/** From the left partner over the far side to the right partner. */
export function seatsAround(others: number): readonly Point[] {
  const [from, to] = range(others);
  return Array.from({ length: others }, (_, nth) => {
    const angle = ((from + (others === 1 ? 0 : (nth / (others - 1)) * (to - from))) * Math.PI) / 180;
    return { x: CENTRE.x + RADIUS.x * Math.cos(angle), y: CENTRE.y + RADIUS.y * Math.sin(angle) };
  });
}
