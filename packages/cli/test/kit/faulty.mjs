/** A program that plays badly in the way its argument names, and otherwise takes the first legal command. */
import { appendFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const [way, pidFile] = process.argv.slice(2);
const say = (message) => console.log(JSON.stringify(message));
let asked = 0;
if (pidFile !== undefined) appendFileSync(pidFile, `${process.pid}\n`);

if (way === 'stubborn') {
  setInterval(() => {}, 1000);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
}
if (way === 'never-hello') setInterval(() => {}, 1000);
else {
  for await (const line of createInterface({ input: process.stdin })) {
    const message = JSON.parse(line);
    if (message.type === 'hello') {
      const protocol = way === 'other-protocol' ? 'duopolis-bot/0' : message.protocol;
      say({ type: 'hello', protocol, name: way });
    } else if (message.type === 'decide') {
      asked++;
      decide(message);
    }
  }
}

function decide({ id }) {
  const good = { type: 'command', id, index: 0 };
  if (way === 'garbage') console.log(asked % 2 === 0 ? 'S F' : JSON.stringify(good));
  else if (way === 'illegal') say({ type: 'command', id, command: { type: 'wait', seat: 99 } });
  else if (way === 'silent') return;
  else if (way === 'late') setTimeout(() => say(good), 2000);
  else if (way === 'long') console.log('x'.repeat(100_000));
  else if (way === 'talks') {
    say({ type: 'log', text: 'thinking' });
    say({ type: 'command', id: id - 1, index: 0 });
    say(good);
  } else if (way === 'crash') {
    console.error('TypeError: no plan');
    process.exit(3);
  } else if (way === 'crash-once' && asked === 5) process.exit(1);
  else say(good);
}
