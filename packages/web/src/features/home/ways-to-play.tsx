/** The other ways to play, each with a line about it. */
import type { Route } from '../../kit/routing/route.ts';
import { Icon } from '../../kit/art/icon.tsx';
import type { IconName } from '../../kit/art/icons.ts';
import { LinkTo } from '../../kit/controls/index.ts';
import './ways-to-play.css';
import { homeWords } from '../../kit/page/words/home-words.ts';

interface Way {
  readonly to: Route;
  readonly icon: IconName;
  readonly label: string;
  readonly about: string;
}

function ways(): readonly Way[] {
  const home = homeWords();
  return [
    { to: { name: 'new', kind: 'solo' }, icon: 'person', label: home.solo, about: home.soloAbout },
    { to: { name: 'new', kind: 'device' }, icon: 'device', label: home.device, about: home.deviceAbout },
    { to: { name: 'new', kind: 'bots' }, icon: 'gear', label: home.bots, about: home.botsAbout },
    { to: { name: 'lobby' }, icon: 'eye', label: home.lobby, about: home.lobbyAbout },
    { to: { name: 'learn' }, icon: 'hand', label: home.learn, about: home.learnAbout },
    { to: { name: 'puzzles' }, icon: 'star', label: home.puzzle, about: home.puzzleAbout },
    { to: { name: 'duplicate' }, icon: 'copy', label: home.duplicate, about: home.duplicateAbout },
    { to: { name: 'campaign' }, icon: 'trophy', label: home.campaign, about: home.campaignAbout },
  ];
}

export function Ways() {
  return (
    <nav class="home-ways sheet-of-paper" aria-label={homeWords().ways}>
      {ways().map(({ to, icon, label, about }) => (
        <LinkTo key={label} to={to} class="home-way">
          <Icon name={icon} size={26} />
          <span>
            <b>{label}</b>
            <span class="home-about">{about}</span>
          </span>
        </LinkTo>
      ))}
    </nav>
  );
}
