/** Emblems of the base game's city tokens as path data: 24 grid, one stroke, readable from 20 px on. */
import { arch, box } from './pen.ts';

export const LANDMARK_GROUND = 'M1.5 21.5h21';
const GROUND = LANDMARK_GROUND;

export const BASE_LANDMARKS: { readonly [name: string]: string } = {
  pyramids: 'M1.5 20.5L10 5.5l8.5 15ZM10 5.5l3 15M15 14.3L17.5 10.5l5 10H1.5',
  colosseum:
    'M2 20.5V9.5C2 6.5 6 4 12 4c4 0 6.5 1 8 2.5L17.5 9l4.5 2.5v9ZM2 12.5h20M5 20.5v-4a1.5 1.5 0 0 1 3 0v4M10.5 20.5v-4a1.5 1.5 0 0 1 3 0v4M16 20.5v-4a1.5 1.5 0 0 1 3 0v4M6.5 9.5v-1M11 8.8v-1',
  'gateway-arch': `M3.5 21.5C4.5 8 8.5 3 12 3s7.5 5 8.5 18.5M7 21.5C7.8 11 9.8 6.5 12 6.5S16.2 11 17 21.5${GROUND}`,
  'taj-mahal': `M7.5 21v-8.5h9V21M8 12.5c-2.5-3 0-6.5 4-9 4 2.5 6.5 6 4 9M12 3.5V1.5${arch(10.3, 16, 3.4, 5)}M3 21V8.5h2V21M19 21V8.5h2V21M3 8.5l1-2.5 1 2.5M19 8.5l1-2.5 1 2.5${GROUND}`,
  'eiffel-tower':
    'M12 1.5V4M12 4C11.6 10 10 15.5 5.5 22H9c.4-2.5 1.3-4 3-4s2.6 1.5 3 4h3.5C14 15.5 12.4 10 12 4ZM8.3 15.5h7.4M9.9 10.5h4.2',
  'golden-pavilion': `M12 4.5V1.5M7.5 7L12 4.5 16.5 7M8.5 7v3h7V7M4.5 13L7 10h10l2.5 3M6.5 13v3h11v-3M2 19l3-3h14l3 3M5 19v2.5M9.7 19v2.5M14.3 19v2.5M19 19v2.5M1.5 21.5h21`,
  'sydney-harbour-bridge':
    'M1 17.5h22M3 17.5C5 8 9 5.5 12 5.5S19 8 21 17.5M5.5 17.5C7 11.5 9.5 9.5 12 9.5s5 2 6.5 8M8.5 7v10.5M12 5.5v12M15.5 7v10.5M2 21v-8h2.5v8M19.5 21v-8H22v8',
};

/** For a custom token. */
export const PLAIN_TOWER = `${box(8, 8, 8, 13.5)}M7 8l5-5.5L17 8ZM10.5 21.5V18h3v3.5M12 11.5v2.5${GROUND}`;
