/** One task at a time, round robin between people: many tasks of one person wait behind the few of others. */

interface Task {
  readonly run: () => Promise<void>;
}

interface Line {
  readonly people: number;
  readonly tasksEach: number;
}

export interface FairQueue {
  /** Nothing if the person has too many tasks, or if there are too many people. */
  readonly enter: <T>(owner: string, task: () => Promise<T>) => Promise<T> | undefined;
  /** People in line: each of them waits for about one task of every other. */
  readonly people: () => number;
}

export function newFairQueue(most: Line): FairQueue {
  const waiting = new Map<string, Task[]>();
  /** The people in line; the first one is served now. */
  let turns: string[] = [];
  let isBusy = false;

  /** After a task, a person with more tasks goes to the end of the line. */
  async function work(): Promise<void> {
    isBusy = true;
    for (let [owner] = turns; owner !== undefined; [owner] = turns) {
      // oxlint-disable-next-line no-await-in-loop -- one at a time
      await waiting.get(owner)?.shift()?.run();
      const hasMore = (waiting.get(owner)?.length ?? 0) > 0;
      if (!hasMore) waiting.delete(owner);
      turns = [...turns.slice(1), ...(hasMore ? [owner] : [])];
    }
    isBusy = false;
  }

  function wait(owner: string, task: Task): void {
    const own = waiting.get(owner);
    if (own === undefined) {
      waiting.set(owner, [task]);
      turns.push(owner);
    } else own.push(task);
    if (!isBusy) void work();
  }

  function isFull(owner: string): boolean {
    const own = waiting.get(owner);
    return own === undefined ? turns.length >= most.people : own.length >= most.tasksEach;
  }

  return {
    people: () => turns.length,
    enter: (owner, task) =>
      isFull(owner)
        ? undefined
        : new Promise((resolve, reject) => wait(owner, { run: () => task().then(resolve, reject) })),
  };
}
