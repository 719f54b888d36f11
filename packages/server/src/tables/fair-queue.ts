/** One task at a time, round robin between people: many tasks of one person wait behind the few of others. */

interface Task {
  readonly run: () => Promise<void>;
}

export interface FairQueue {
  /** Nothing if the person has too many tasks. */
  readonly enter: <T>(owner: string, task: () => Promise<T>) => Promise<T> | undefined;
}

export function newFairQueue(mostEach: number): FairQueue {
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

  return {
    enter: (owner, task) =>
      (waiting.get(owner)?.length ?? 0) >= mostEach
        ? undefined
        : new Promise((resolve, reject) => wait(owner, { run: () => task().then(resolve, reject) })),
  };
}
