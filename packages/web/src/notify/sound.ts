/** A short quiet tone: two notes of a small bell, made on the spot. */
const NOTES = [659.3, 880] as const;
const LASTS = 0.5;
const LOUDNESS = 0.06;
const APART = 0.13;

let context: AudioContext | undefined;

export function playTone(): void {
  try {
    context ??= new AudioContext();
  } catch {
    return;
  }
  /** A page that was never touched is silent until it is. */
  void context.resume();
  const { currentTime, destination } = context;
  for (const [nth, pitch] of NOTES.entries()) {
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    const from = currentTime + nth * APART;
    tone.type = 'sine';
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, from);
    volume.gain.linearRampToValueAtTime(LOUDNESS, from + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0001, from + LASTS);
    tone.connect(volume).connect(destination);
    tone.start(from);
    tone.stop(from + LASTS);
  }
}
