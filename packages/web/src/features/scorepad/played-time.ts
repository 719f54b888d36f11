/** Local time, as a score sheet writes it. */
const two = (value: number): string => String(value).padStart(2, '0');

export function playedNow(now = new Date()): string {
  const day = [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())].join('-');
  return `${day} ${[now.getHours(), now.getMinutes(), now.getSeconds()].map(two).join(':')}`;
}

/** Milliseconds, on a device of the same zone. */
export const timeOf = (played: string): number => new Date(played.replace(' ', 'T')).getTime();
