/** Values that keep their identity while their content is the same, and components that are drawn again only if it changes. */
import { createElement, type FunctionComponent } from 'preact';
import { useMemo, useRef } from 'preact/hooks';

type Entries = { readonly [key: string]: unknown };

/** Whether two values have the same content: plain data only, compared part by part. */
export function isAlike(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [these, those] = [one as Entries, other as Entries];
  const keys = Object.keys(these);
  return (
    keys.length === Object.keys(those).length &&
    keys.every((key) => Object.hasOwn(those, key) && isAlike(these[key], those[key]))
  );
}

/** The earlier value if the new one has the same content. */
export const stable = <Value>(earlier: Value, value: Value): Value =>
  isAlike(earlier, value) ? earlier : value;

/** The value of the last drawing, if this one has the same content. */
export function useStable<Value>(value: Value): Value {
  const kept = useRef(value);
  kept.current = stable(kept.current, value);
  return kept.current;
}

/** A component that is drawn again only if the content of its props changes, or a signal that it reads. */
export const memo =
  <Props extends object>(Part: FunctionComponent<Props>): FunctionComponent<Props> =>
  (props) => {
    const kept = useStable(props);
    return useMemo(() => createElement(Part, kept), [kept]);
  };
