/** The speaker: loaded with the first sound. It renders each sound once and plays it from its side. */
import { RATE, render, rendering, type Samples } from './render.ts';
import { createSlots } from './slots.ts';
import { type Cue, notesOf, SOUNDS_OF_A_GAME } from './voices.ts';
import { whileIdle } from './while-idle.ts';

/** Everything at full volume is still quiet. */
const LOUDEST = 0.3;
/** How far to the side partners are. */
const WIDTH = 0.65;
const REST = 4_000;
/** Seconds in which a sound gives way to the next one. */
const FADE = 0.03;

let context: AudioContext | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
/** The last sound, which may still ring. */
let ringing: { readonly source: AudioBufferSourceNode; readonly volume: AudioParam } | undefined;
const slots = createSlots();
const buffers = new Map<string, AudioBuffer>();

/** The cache key of a sound: its side is not part of it. */
const keyOf = (cue: Cue): string => JSON.stringify(notesOf(cue));

function keep(on: AudioContext, cue: Cue, samples: Samples): AudioBuffer {
  const buffer = on.createBuffer(1, samples.length, RATE);
  buffer.copyToChannel(samples, 0);
  buffers.set(keyOf(cue), buffer);
  return buffer;
}

const bufferOf = (on: AudioContext, cue: Cue): AudioBuffer =>
  buffers.get(keyOf(cue)) ?? keep(on, cue, render(notesOf(cue)));

/** Renders the sounds that the game will need soon, so that no frame waits for them. */
function* prepare(on: AudioContext): Generator<undefined, void, undefined> {
  for (const cue of SOUNDS_OF_A_GAME)
    if (!buffers.has(keyOf(cue))) keep(on, cue, yield* rendering(notesOf(cue)));
}

function open(): AudioContext {
  const opened = new AudioContext();
  whileIdle(prepare(opened));
  return opened;
}

/** An open audio device costs power. */
function restLater(on: AudioContext): void {
  clearTimeout(timer);
  timer = setTimeout(() => void on.suspend(), REST);
}

/** Two sounds never overlap: the one before fades out as the next begins. */
function giveWay(at: number): void {
  if (ringing === undefined) return;
  const { source, volume } = ringing;
  volume.setValueAtTime(volume.value, at);
  volume.linearRampToValueAtTime(0, at + FADE);
  source.stop(at + FADE);
}

/** Volume from 0 to 1. */
export function speak(cue: Cue, volume: number): void {
  try {
    context ??= open();
  } catch {
    return;
  }
  /** A page that was never touched is silent. */
  void context.resume();
  const delay = slots.take(cue, context.currentTime);
  if (delay === undefined) return;
  const [source, gain, side] = [
    context.createBufferSource(),
    context.createGain(),
    context.createStereoPanner(),
  ];
  source.buffer = bufferOf(context, cue);
  gain.gain.value = volume * volume * LOUDEST;
  side.pan.value = 'side' in cue ? cue.side * WIDTH : 0;
  source.connect(gain).connect(side).connect(context.destination);
  const at = context.currentTime + delay;
  giveWay(at);
  source.start(at);
  ringing = { source, volume: gain.gain };
  restLater(context);
}
