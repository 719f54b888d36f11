/** The last set-up of each way to play, stored in the browser. */
import type { NewKind } from '../../kit/routing/route.ts';
import { FIRST_PLAN, type Plan } from '../../game/setup/setup-options.ts';

const KEY = 'duopolis.plans';

type Plans = { readonly [kind in NewKind]?: Partial<Plan> };

function kept(): Plans {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Plans;
  } catch {
    return {};
  }
}

const isAlike = (one: unknown, other: unknown): boolean =>
  typeof one === typeof other && Array.isArray(one) === Array.isArray(other);

/** An older client's set-up may lack something, or have another format. */
export function lastPlan(kind: NewKind): Plan {
  const last = Object.entries(kept()[kind] ?? {}).filter(
    ([name, value]) => name in FIRST_PLAN && isAlike(value, FIRST_PLAN[name as keyof Plan]),
  );
  return { ...FIRST_PLAN, ...Object.fromEntries(last) };
}

export function savePlan(kind: NewKind, plan: Plan): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), [kind]: plan }));
  } catch {
    // Without storage the game still works.
  }
}
