/** Moments of the game in Russian. */
import { countRu, sentence } from '@duopolis/words/language';
import { game } from '@duopolis/words/game/ru';
import type { Round } from '@duopolis/rules';
import type { MotionWords } from './motion-words.ts';

const tiles = ({ hand, from }: Round): string =>
  `каждому ${
    from === 'duplexes'
      ? countRu(hand, { one: 'двойная плитка', few: 'двойные плитки', many: 'двойных плиток' })
      : countRu(hand, { one: 'плитка', few: 'плитки', many: 'плиток' })
  }`;

export const motion: MotionWords = {
  tilesUp: 'Плитки открыты!',
  tilesUpAbout: 'Каждый кладёт по плитке в каждый из своих двух городов.',
  tilesUpForAutomas: 'Вы кладёте их все: свои и взятые Автомами.',
  tilesUpAlone: 'Вы кладёте их все.',
  tilesUpWithAutoma: 'Каждый кладёт свои плитки и ещё одну за Автому.',
  goOn: 'Нажмите любую клавишу или щёлкните мышью',
  goOnTouch: 'Коснитесь экрана, чтобы продолжить',
  roundOver: (round) => `Окончен ${round}`,
  next: (round, next) => `${sentence(round)}: ${tiles(next)}. ${sentence(game.passes[next.pass])}.`,
  allPlaced: 'Последняя плитка на месте',
  nowScores: 'Пора подсчитать очки городов.',
  lastTurn: (next) => `Последний ход раунда. Дальше ${tiles(next)}`,
  lastTurnOfGame: 'Последний ход партии',
  causes: {
    factory: { rivals: 'у других новые фабрики', 'rivals-lost': 'у других меньше фабрик' },
    district: { rivals: 'чужой район вырос', 'rivals-lost': 'чужой район меньше' },
    removed: 'плитку взяли назад',
    built: (tile) => `причина: ${tile}`,
  },
  change: ({ city, term, points, cause }) => `${city}: ${term} ${points}, ${cause}`,
};
