/** A saved game of the score pad. */
import type { ReadSheet } from '@duopolis/rules/scorepad';
import { useEffect, useState } from 'preact/hooks';
import { savedSheets, sheetId } from '../../game/saves/score-sheets.ts';
import { LinkButton } from '../../kit/controls/index.ts';
import { Frame } from '../../kit/page/page-frame.tsx';
import { Loading } from '../../kit/page/page-states.tsx';
import { Result } from './pad-result.tsx';
import { scorepadWords } from './words/scorepad-words.ts';

export function SavedSheet({ id }: { readonly id: string }) {
  const [found, setFound] = useState<ReadSheet | 'none' | undefined>(undefined);
  useEffect(() => {
    void savedSheets().then((sheets) =>
      setFound(sheets.find(({ sheet }) => sheetId(sheet) === id) ?? 'none'),
    );
  }, [id]);
  if (found === undefined) return <Loading />;
  if (found !== 'none') return <Result pad={found.pad} played={found.sheet.played} />;
  const say = scorepadWords();
  return (
    <Frame title={say.title}>
      <h1>{say.title}</h1>
      <p>{say.noSheet}</p>
      <LinkButton to={{ name: 'scorepad' }}>{say.title}</LinkButton>
    </Frame>
  );
}
