/** How deep a review searches, and the panels beside a reviewed game. */

export const DEPTHS = ['quick', 'usual', 'deep'] as const;
export type Depth = (typeof DEPTHS)[number];

export const SIDES = ['log', 'review', 'try'] as const;
export type Side = (typeof SIDES)[number];
