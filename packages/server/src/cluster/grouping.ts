/** Updates for the followers at another node: consecutive ones with the same text are sent once. */

interface Grouping {
  readonly add: (follower: number, text: string) => void;
  /** Sends the collected updates. */
  readonly flush: () => void;
}

export function newGrouping(send: (followers: readonly number[], text: string) => void): Grouping {
  let followers: number[] = [];
  let last = '';
  const flush = (): void => {
    if (followers.length === 0) return;
    const all = followers;
    followers = [];
    send(all, last);
  };
  return {
    flush,
    add: (follower, text) => {
      if (text !== last) flush();
      last = text;
      followers.push(follower);
    },
  };
}
