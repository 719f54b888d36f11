/** A line of a city's conversation, with its speaker. */
import type { TableView } from '@duopolis/table';
import { eventLine } from './event-line.ts';
import type { Line } from './exchange.ts';
import { Said } from './said.tsx';

interface LineProps {
  readonly view: TableView;
  readonly line: Line;
}

/** Nothing if there is nothing to say. */
export function TalkLine({ view, line }: LineProps) {
  if (line.kind === 'said') return <Said view={view} message={line.message} />;
  const said = eventLine(line, view);
  if (said === undefined) return null;
  const { name = '', text } = said;
  const isNamed = name !== '' && text.startsWith(name);
  return (
    <>
      {isNamed && <b>{name}</b>}
      {isNamed ? text.slice(name.length) : text}
    </>
  );
}
