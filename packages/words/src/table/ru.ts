/** Russian words for the table. */
import { countRu as count } from '../language.ts';
import { type TableMessages, tableWords } from '../table-words.ts';
import { refusals } from '../refusals/ru.ts';

const PHASES = {
  none: 'стола ещё нет',
  gathering: 'партия ещё не началась',
  playing: 'партия идёт',
  over: 'партия окончена',
  closed: 'стол закрыт',
};

const SETTINGS = {
  choose: 'секунд на выбор',
  place: 'секунд на строительство',
  hours: 'часов на фазу',
  delay: 'секунд задержки для зрителей',
  grace: 'секунд на возвращение после обрыва связи',
};

const seconds = (number: number): string => count(number, { one: 'секунду', few: 'секунды', many: 'секунд' });
const signs = (number: number): string => count(number, { one: 'знак', few: 'знака', many: 'знаков' });

/** The genitive, after "up to" and "no more than". */
const upToSigns = (number: number): string => count(number, { one: 'знака', few: 'знаков', many: 'знаков' });
const upToMessages = (number: number): string =>
  count(number, { one: 'сообщения', few: 'сообщений', many: 'сообщений' });

const MESSAGES: TableMessages = {
  rejection: {
    'no-such-table': () => 'такого стола нет',
    'table-exists': () => 'стол с таким именем уже есть',
    'bad-message': () => 'сервер этого не понял; возможно, версии клиента и сервера различаются',
    'too-many-messages': () => 'слишком много сообщений сразу; подождите немного',
    'too-many-tables': () => 'слишком много столов сразу; сначала выйдите из-за одного',
    gone: () => 'вы больше не за этим столом',
    'not-stored': () => 'не удалось сохранить; попробуйте ещё раз',
    'wrong-table-phase': ({ phase }) => `сейчас это невозможно: ${PHASES[phase]}`,
    'not-a-member': () => 'вас нет за этим столом',
    'no-such-member': () => 'за столом нет никого с таким именем',
    'not-the-host': () => 'это может только хозяин стола',
    'bad-name': ({ most }) => `в имени должно быть от 1 до ${upToSigns(most)}`,
    'wrong-code': () => 'для этого стола нужно приглашение, а код неверен',
    barred: () => 'хозяин удалил вас из-за стола',
    'no-watching': () => 'смотреть эту партию нельзя никому',
    'too-many-members': ({ most }) =>
      `стол полон: ${count(most, { one: 'человек', few: 'человека', many: 'человек' })}`,
    'too-many-games': ({ most }) =>
      `за этим столом сыграно уже ${count(most, { one: 'партия', few: 'партии', many: 'партий' })}; откройте новый стол`,
    'table-too-long': () => 'за этим столом слишком много всего произошло; доиграйте и откройте новый стол',
    'too-many-bot-tables': ({ most }) =>
      `у вас уже ${count(most, { one: 'стол', few: 'стола', many: 'столов' })}, где играют только боты; дождитесь конца партии`,
    'bots-too-fast': ({ seconds: wait }) => `партию одних ботов можно начинать раз в ${seconds(wait)}`,
    'no-such-chair': ({ seat, seats }) => `места ${seat} нет; места от 0 до ${seats - 1}`,
    'chair-taken': () => 'это место занято',
    'no-bot-there': () => 'на этом месте нет бота',
    'not-seated': () => 'у вас нет места в этой партии',
    'no-card': () => 'карты с вопросом нет; места раздаются по номерам',
    'answer-too-long': ({ most }) => `ответ слишком длинный; не больше ${upToSigns(most)}`,
    'empty-chairs': () => 'ещё не все места заняты',
    'not-ready': () => 'ещё не все готовы',
    'not-answered': () => 'ещё не все ответили на вопрос карты',
    'not-your-seat': () => 'это не ваше место',
    'not-your-city': () => 'это не ваш город',
    'no-partner': () => 'в этом городе у вас нет партнёра',
    stale: () => 'партия с тех пор ушла вперёд; посмотрите ещё раз',
    'city-changed': () => 'город успел измениться; посмотрите ещё раз',
    'nobody-stands-in': () => 'за вас никто не играет',
    'not-due': () => 'у этого игрока ещё есть время',
    'not-awaited': () => 'этого игрока никто не ждёт',
    'nudged-already': () => 'этому игроку только что напомнили',
    'nothing-to-offer': () => 'сейчас нет плиток, которые можно предложить',
    'tile-not-there': ({ seat, tile }) => `у места ${seat} нет плитки ${tile}, которую надо положить`,
    'tile-elsewhere': () => 'эту плитку можно положить только в другой город',
    'not-both': () => 'в предложении из двух плиток по одной для каждого города',
    'too-many-offers': ({ most }) =>
      `у вас здесь уже ${count(most, { one: 'предложение', few: 'предложения', many: 'предложений' })}`,
    'no-such-offer': () => 'этого предложения больше нет',
    'offer-moved': () => 'предложение передвинули; посмотрите ещё раз',
    'agreed-already': () => 'вы уже согласились',
    'declined-already': () => 'вы уже отказались',
    'your-own-offer': () => 'это ваше собственное предложение; снимите его',
    'not-your-offer': () => 'снять предложение может только тот, кто его сделал',
    'not-this-turn': () => 'эту плитку уже нельзя взять назад',
    'not-your-tile': () => 'взять плитку назад может только тот, кто её положил',
    'built-next-to-it': () => 'рядом с этой плиткой уже положили другую',
    'built-on-it': () => 'без этой плитки не могла бы стоять более поздняя',
    'no-such-ask': () => 'никто не просит взять эту плитку назад',
    'asked-already': () => 'партнёра уже спросили',
    'choice-is-final': () => 'выбор окончателен: за этим столом играют по печатным правилам',
    'placed-for-good': () =>
      'положенная плитка остаётся на месте: за этим столом играют по печатным правилам',
    'silent-until-reveal': () =>
      'до открытия плиток говорить нельзя: за этим столом играют по печатным правилам',
    'talk-openly': () => 'за этим столом всё, что говорят, слышат все',
    'phrases-only': () => 'за этим столом есть только готовые фразы',
    'empty-text': () => 'сказать нечего',
    'text-too-long': ({ length, most }) => `слишком длинно: ${signs(length)}; не больше ${most}`,
    'too-fast': ({ messages, seconds: within }) =>
      `не больше ${upToMessages(messages)} за ${seconds(within)}`,
    'only-players-talk': () => 'зрители могут говорить, когда партия окончена',
    'no-such-phrase': ({ phrase }) => `«${phrase}» — не готовая фраза`,
    'no-such-cell': () => 'такой клетки нет',
    'mute-yourself': () => 'свои сообщения скрыть нельзя',
  },
  options: {
    'out-of-range': ({ setting, given, least, most }) =>
      `${SETTINGS[setting]}: ${given}; нужно от ${least} до ${most}`,
    'no-such-bot': ({ strength, strengths }) => `бота «${strength}» нет; есть ${strengths.join(', ')}`,
    'bad-deal': () => 'это не раздача: раздачу называют от 22 до 43 случайных букв и цифр',
    'deal-watched': () => 'за раздачей, которую играют за несколькими столами, наблюдать нельзя',
  },
  death: {
    'made-real': () => 'положено, как предложено',
    'placed-elsewhere': () => 'плитку положили в другом месте',
    'bound-elsewhere': () => 'теперь плитку можно положить только в другой город',
    'phase-over': () => 'строительство окончено',
  },
  cellLost: { taken: 'клетка занята', closed: 'сюда больше нельзя' },
  strict: 'печатные правила',
  standIn: { dropped: 'связь потеряна', late: 'время вышло', left: 'за столом больше нет' },
  phrases: {
    hello: 'Привет!',
    thanks: 'Спасибо!',
    sorry: 'Извини!',
    yes: 'Да',
    no: 'Нет',
    maybe: 'Может быть',
    'good-idea': 'Хорошая мысль!',
    'better-elsewhere': 'Лучше в другом месте',
    'your-choice': 'Как хочешь',
    'you-first': 'Сначала ты',
    'me-first': 'Сначала я',
    'one-moment': 'Минутку, пожалуйста',
    'take-your-time': 'Не спеши',
    'want-shop': 'Мне бы сюда магазин',
    'want-factory': 'Мне бы сюда фабрику',
    'want-tavern': 'Мне бы сюда таверну',
    'want-office': 'Мне бы сюда офис',
    'want-park': 'Мне бы сюда парк',
    'want-house': 'Мне бы сюда дом',
    'behind-here': 'Этот город отстаёт',
    'ahead-here': 'Этот город впереди',
    'well-played': 'Хорошо сыграно!',
    'good-game': 'Отличная игра!',
    'once-more': 'Ещё раз?',
    'have-to-go': 'Мне пора',
  },
};

export const table = tableWords(MESSAGES, refusals);
