/** Regular work of the process: everything that is due runs in one wake-up, because each one of an idle process costs as much as a command. */

/** Milliseconds. All periods are multiples of it. */
const STEP = 500;

interface Task {
  readonly steps: number;
  readonly run: () => void;
}

interface Steps {
  readonly tasks: Set<Task>;
  taken: number;
  timer: NodeJS.Timeout | undefined;
}

/** One for the timers of the process; tests replace those, and get their own. */
const known = new WeakMap<typeof setInterval, Steps>();

function currentSteps(): Steps {
  const steps = known.get(setInterval) ?? { tasks: new Set<Task>(), taken: 0, timer: undefined };
  known.set(setInterval, steps);
  return steps;
}

function start(steps: Steps): void {
  steps.taken = 0;
  steps.timer = setInterval(() => {
    steps.taken += 1;
    for (const task of steps.tasks) if (steps.taken % task.steps === 0) task.run();
  }, STEP).unref();
}

/** Runs a task once in each period, until the returned function is called. It keeps no process alive. */
export function regularly(milliseconds: number, run: () => void): () => void {
  const steps = currentSteps();
  const task = { steps: milliseconds / STEP, run };
  if (steps.tasks.size === 0) start(steps);
  steps.tasks.add(task);
  return () => {
    steps.tasks.delete(task);
    if (steps.tasks.size === 0) clearInterval(steps.timer);
  };
}
