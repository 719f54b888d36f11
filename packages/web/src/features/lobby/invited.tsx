/** The host and the game of an invitation, for a guest without a name. */
import type { LobbyTable } from '@duopolis/protocol';
import { useEffect, useState } from 'preact/hooks';
import { askServer } from '../../kit/account/api.ts';
import { Facts } from '../../game/gathering/facts.tsx';
import { lobbyWords } from '../../game/gathering/words/lobby-words.ts';
import './invited.css';

interface InvitationOf {
  readonly table: string;
  readonly code: string | undefined;
}

/** Nobody can sit down while a game is played. */
export function sayInvitation({ phase, watching, host }: LobbyTable): string {
  const lobby = lobbyWords();
  if (phase === 'playing') return watching === 'nobody' ? lobby.gameIsOn : lobby.canWatch;
  return host === undefined ? lobby.invited : lobby.invitesYou(host);
}

/** Nothing if the server says nothing; joining then shows the reason. */
export function useInvitation({ table, code }: InvitationOf): LobbyTable | undefined {
  const [about, setAbout] = useState<LobbyTable | undefined>(undefined);
  useEffect(() => {
    let here = true;
    const asked = { method: 'POST', path: `/api/tables/${encodeURIComponent(table)}/about` } as const;
    void askServer<LobbyTable>({ ...asked, body: code === undefined ? {} : { code } }).then(
      (answer) => here && answer.ok && setAbout(answer.value),
    );
    return () => {
      here = false;
    };
  }, [table, code]);
  return about;
}

/** A person with a link wants to play, if a seat is free. */
export const canSit = ({ phase, free }: LobbyTable): boolean => phase === 'gathering' && free > 0;

export const Invited = ({ about }: { readonly about: LobbyTable }) => (
  <div class="invited">
    <p class="invited-by">{sayInvitation(about)}</p>
    <Facts of={about} />
  </div>
);
