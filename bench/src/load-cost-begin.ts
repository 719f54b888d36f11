/** Evaluated before the rules: notes when their evaluation begins, and counts the bytes of the tables they make. */

export const load = { begunAt: 0, bytes: 0 };

/** Every typed array made from now on is counted, the short-lived ones too. */
const counting = <T extends abstract new (...args: never[]) => ArrayBufferView>(type: T): T =>
  new Proxy(type, {
    construct: (target, args, newTarget) => {
      const array = Reflect.construct(target, args, newTarget) as ArrayBufferView;
      load.bytes += array.byteLength;
      return array;
    },
  });

if (process.argv.includes('--bytes')) {
  globalThis.Uint8Array = counting(Uint8Array);
  globalThis.Uint16Array = counting(Uint16Array);
  globalThis.Uint32Array = counting(Uint32Array);
  globalThis.Int8Array = counting(Int8Array);
  globalThis.Int16Array = counting(Int16Array);
  globalThis.Int32Array = counting(Int32Array);
  globalThis.Float64Array = counting(Float64Array);
}

load.begunAt = performance.now();
