/** Runs the tasks of a person one after the other, so that what a task checks can't change before it is done. */

export type OneByOne = <T>(member: string, task: () => Promise<T>) => Promise<T>;

export function newOneByOne(): OneByOne {
  /** The last task of each person who has one. */
  const last = new Map<string, Promise<unknown>>();

  return (member, task) => {
    const before = last.get(member);
    const done = before === undefined ? task() : before.then(task);
    const over: Promise<unknown> = done
      .catch(() => {})
      .then(() => {
        if (last.get(member) === over) last.delete(member);
      });
    last.set(member, over);
    return done;
  };
}
