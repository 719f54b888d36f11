/** Emblems of the tokens that Capitals adds: the promos and the special edition. */
import { LANDMARK_GROUND as GROUND } from '../drawing/landmarks.ts';
import { arch, disc } from '../drawing/pen.ts';

const CAPITAL_LANDMARKS: { readonly [name: string]: string } = {
  'st-philips-cathedral': `M9 21V9.5h6V21M8 9.5h8M9.5 9.5V7.5h5v2M9.5 7.5c0-2.5 1-3.5 2.5-4.5 1.5 1 2.5 2 2.5 4.5M12 3V1M2.5 21v-7h6.5M15 14h6.5v7M5 21v-3.5M19 21v-3.5${arch(10.7, 17, 2.6, 4)}${disc(12, 12.6, 1.2)}${GROUND}`,
  'arc-de-triomphe': `M3 21.5V7.5h18v14M3 4h18v3.5H3ZM8.5 21.5v-7a3.5 3.5 0 0 1 7 0v7M5.7 11v3M18.3 11v3M3 9.5h18${GROUND}`,
  'forbidden-city': `M2 10.5c2 0 3-1 3.5-2.5h13c.5 1.5 1.5 2.5 3.5 2.5M7 8c1-.5 1.5-1.2 1.7-2.5h6.6c.2 1.3.7 2 1.7 2.5M4 10.5V14h16v-3.5M8 10.5V14M12 10.5V14M16 10.5V14M2.5 14h19v7.5h-19Z${arch(10.3, 16.5, 3.4, 5)}${arch(5.3, 17.5, 2.4, 4)}${arch(16.3, 17.5, 2.4, 4)}`,
  'sagrada-familia': `M4 21.5V12L5.5 6 7 12v9.5M8.5 21.5V9L10.2 2.5 12 9v12.5M12 9l1.8-6.5L15.5 9v12.5M17 21.5V12l1.5-6 1.5 6v9.5M4.5 15h2M17.5 15h2M9.5 12.5h1.5M13 12.5h1.5M10.5 21.5V18a1.5 1.5 0 0 1 3 0v3.5${GROUND}`,
  'white-house': `M1.5 21V11.5h5.5M17 11.5h5.5V21M7 21V9.5M17 21V9.5M6 9.5L12 6l6 3.5ZM10.3 21V9.5M13.7 21V9.5M12 6V2.5h3v2h-3M4 15v2.5M20 15v2.5${GROUND}`,
  'us-capitol': `M12 3V1.5M10.8 5c0-1.2.4-2 1.2-2s1.2.8 1.2 2M7.5 10.5c0-3.5 2-5.5 4.5-5.5s4.5 2 4.5 5.5ZM8 10.5v3h8v-3M1.5 21v-5H8l4-2.5 4 2.5h6.5v5M9 21v-5M12 21v-5M15 21v-5M4.5 18.5v.5M19.5 18.5v.5${GROUND}`,
  'brandenburg-gate': `M2 9.5h20v3H2ZM5 9.5L7 7h10l2 2.5M3.5 21.5v-9M7 21.5v-9M10.3 21.5v-9M13.7 21.5v-9M17 21.5v-9M20.5 21.5v-9M9 7c.3-2 1.3-3 2-3M12 7V3.5M15 7c-.3-2-1.3-3-2-3${GROUND}`,
  'st-basils-cathedral': `M12 3.5V1.5M10 10.5C8 8 10.5 6 12 3.5c1.5 2.5 4 4.5 2 7ZM10 10.5V21M14 10.5V21M4.5 15C2.5 12.5 4.5 11 6 8.5c1.5 2.5 3.5 4 1.5 6.5ZM4.5 15v6M16.5 15c-2-2.5 0-4 1.5-6.5 1.5 2.5 3.5 4 1.5 6.5ZM19.5 15v6M7.5 15v6M16.5 15v6M6 8.5V7M18 8.5V7${arch(11, 17.5, 2, 3.5)}${GROUND}`,
  'dallas-courthouse': `M8.5 21.5V7.5L12 1.5l3.5 6v14M7.5 7.5h9${disc(12, 10.7, 1.8)}M2 21.5v-8.5l2.2-3.5L6.5 13v8.5M17.5 21.5V13l2.3-3.5L22 13v8.5M2 13h4.5M17.5 13H22M6.5 15h2M15.5 15h2${arch(10.4, 16.5, 3.2, 5)}${GROUND}`,
  'rialto-bridge':
    'M1 20v-4.5L9.5 9.5h5L23 15.5V20M5 20a7 5.5 0 0 1 14 0M10 9.5V6.5h4v3M9 6.5l3-2.5 3 2.5M4 13.5v-2l4-3M20 13.5v-2l-4-3M1 20h4M19 20h4M7.2 11.2v2M16.8 11.2v2',
  'tantrum-house': `M12 2.5L2 11.5h3V21h14v-9.5h3ZM8.5 12.5l2 1M15.5 12.5l-2 1M8.8 18.2c1.6-2.2 4.8-2.2 6.4 0M16.5 6.5V3.5h2v4.8${GROUND}`,
  'hotel-handelshof': `M3.5 21.5V10h17v11.5M2.5 10l2-4h15l2 4M9 6c0-2.5 1-4 3-4s3 1.5 3 4M12 2V1M7 13.2v2M12 13.2v2M17 13.2v2M10.3 21.5V18h3.4v3.5M6.5 18.5h1M16.5 18.5h1${GROUND}`,
  'sungnyemun-gate': `M5 7c1.7 0 2.7-1 3.2-2.5h7.6C16.3 6 17.3 7 19 7M7 7v3M17 7v3M2 12.5c2 0 3-1 3.5-2.5h13c.5 1.5 1.5 2.5 3.5 2.5M5 12.5V15h14v-2.5M1.5 21.5L3 15h18l1.5 6.5M9.5 21.5V19a2.5 2.5 0 0 1 5 0v2.5${GROUND}`,
  'temple-of-heaven': `M12 3.5v-2M8.5 7c2-.7 3-2 3.5-3.5.5 1.5 1.5 2.8 3.5 3.5ZM9.5 7v2M14.5 7v2M6 12c2.2-.8 3.3-1.8 3.7-3h4.6c.4 1.2 1.5 2.2 3.7 3ZM7.5 12v2M16.5 12v2M4 17c2.3-.8 3.5-1.8 4-3h8c.5 1.2 1.7 2.2 4 3ZM6.5 17v2M10.2 17v2M13.8 17v2M17.5 17v2M4 19h16M2.5 21.5h19`,
  'himeji-castle': `M9 6.5l1.2-3h3.6l1.2 3M8 6.5h8M10 6.5v2.5M14 6.5v2.5M6.5 11.5L8.5 9h7l2 2.5M5.5 11.5h13M8 11.5V14M16 11.5V14M4.5 16.5L6.5 14h11l2 2.5M3.5 16.5h17M5 16.5l-2.5 5M19 16.5l2.5 5M12 14l-2 2.5h4ZM10.5 21.5v-2.5h3v2.5${GROUND}`,
  'world-war-memorial': `M12 1.5l2 3.5-.6 11h-2.8L10 5ZM7.5 16h9v2.5h-9ZM5 18.5h14v3H5ZM10.2 8.5h3.6M3 15.5v6M21 15.5v6M1.5 15.5h3M19.5 15.5h3`,
  'big-ben': `M12 3.5V1.5M9.5 6.5l2.5-3 2.5 3M8.5 21.5v-15h7v15M7.5 6.5h9M7.5 13h9${disc(12, 9.7, 1.9)}M11 15.5v3.5M13 15.5v3.5M3 21.5V18h5.5M15.5 18H21v3.5${GROUND}`,
};

export const capitalLandmark = (city: string): string | undefined => CAPITAL_LANDMARKS[city];
