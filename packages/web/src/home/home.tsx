/** The first page: what this is, and every way to play. */
import { words } from '../app/words.ts';

export function Home() {
  const { home } = words();
  return (
    <main>
      <h1>Duopolis</h1>
      <p>{home.claim}</p>
    </main>
  );
}
