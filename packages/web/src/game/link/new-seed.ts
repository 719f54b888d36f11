/** An unguessable seed. */
const BYTES = 16;

const hex = (byte: number): string => byte.toString(16).padStart(2, '0');

export const newSeed = (): string => [...crypto.getRandomValues(new Uint8Array(BYTES))].map(hex).join('');
