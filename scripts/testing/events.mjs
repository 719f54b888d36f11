/** How a test program reports events to the runner: one marked line of JSON per event on its standard output. */

const MARK = '\u001eduopolis-test ';

/** Called by the reporters, inside the test program. */
export const emit = (event) => process.stdout.write(`${MARK}${JSON.stringify(event)}\n`);

/** Splits a stream of text into events and other lines. */
export function eventReader({ onEvent, onLine }) {
  let rest = '';
  const take = (line) => {
    const mark = line.indexOf(MARK);
    if (mark > 0) onLine(line.slice(0, mark));
    if (mark < 0) return onLine(line);
    try {
      onEvent(JSON.parse(line.slice(mark + MARK.length)));
    } catch {
      onLine(line);
    }
  };
  return {
    push(text) {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      lines.forEach(take);
    },
    end() {
      if (rest !== '') take(rest);
      rest = '';
    },
  };
}
