/** Russian words for what is wrong with what a command is given. */
import { type Messages, sayWith, vocabularyOf } from '@duopolis/words';
import type { CliProblem } from '../../cli-problem.ts';
import { state } from '../../arena/words/ru.ts';
import { pad } from '@duopolis/words/scorepad/ru';
import { hostingWordsOf } from '@duopolis/words/hosting';
import { joining } from '../../join/words/ru.ts';
import { solver } from '../../solve/words/ru.ts';

const { boxes, campaigns, records, refusals } = vocabularyOf('ru');

const TROUBLES = {
  missing: 'его нет',
  folder: 'это папка',
  forbidden: 'доступ запрещён',
  other: 'система не позволяет',
};

const WANTED = {
  sheet: 'лист подсчёта',
  records: 'файл с записями партий',
  components: 'файл JSON с деталями',
  campaign: 'файл кампании',
};

const range = (min: number, max: number | undefined): string => {
  if (max === undefined) return `целое число от ${min}`;
  return min === max ? `${min}` : `целое число от ${min} до ${max}`;
};

const MESSAGES: Messages<CliProblem> = {
  'no-command': ({ commands }) => `нет команды; возможно: ${commands.join(', ')}`,
  'unknown-command': ({ command, commands }) =>
    `неизвестная команда «${command}»; возможно: ${commands.join(', ')}`,
  'unknown-option': ({ option, command }) => `неизвестный параметр «${option}»; см. «${command} --help»`,
  'missing-argument': ({ argument, command }) => `не хватает аргумента ${argument}; см. «${command} --help»`,
  'missing-value': ({ option, command }) => `параметру «${option}» нужно значение; см. «${command} --help»`,
  'too-many-arguments': ({ command }) => `слишком много аргументов; см. «${command} --help»`,
  'not-a-number': ({ option, found, min, max }) => `${option} = «${found}»; нужно: ${range(min, max)}`,
  'not-one-of': ({ option, found, allowed }) => `${option} = «${found}»; возможно: ${allowed.join(', ')}`,
  'empty-value': ({ option }) => `${option}: пустое значение; нужен текст`,
  'bad-districts': ({ found }) =>
    `районы: «${found}»; нужны три пары разных типов, house не с factory, например house+park,shop+office,tavern+civic`,
  'cities-and-input': () =>
    '«-» читает все столы из стандартного ввода; рядом не должно быть городов, --districts и --explain',
  'no-cities': () => 'стол без городов; нужен хотя бы один',
  'bad-city': ({ nth, city, problem }) => `город ${nth} (${city}): ${refusals.notation(problem)}`,
  'only-solo': ({ option }) => `${option} бывает только в соло; нужен и --mode solo`,
  'bad-json': ({ problem }) => records.json(problem),
  'in-line': ({ line, problem: inner }) => `строка ${line}: ${problem(inner)}`,
  'argument-too-long': ({ nth, most }) =>
    `аргумент ${nth} слишком длинный; нужно не больше символов: ${most}`,
  'line-too-long': ({ most }) => `строка слишком длинная; нужно не больше символов: ${most}`,
  'no-tables': () => 'ни одна строка стандартного ввода не описывает стол; нужен один объект JSON в строке',
  'bad-options': ({ problem }) =>
    `${problem.rule}: ${problem.code === 'too-few-components' ? refusals.supply(problem) : refusals.options(problem)}`,
  unreadable: ({ file, trouble, wants }) =>
    `не прочесть «${file}»: ${TROUBLES[trouble]}; нужен ${WANTED[wants ?? 'records']}`,
  unwritable: ({ file, trouble }) => `не записать «${file}»: ${TROUBLES[trouble]}; нужен доступный путь`,
  'bad-components': ({ file, problem: inner }) => `«${file}» — неверная коробка: ${boxes.problem(inner)}`,
  'damaged-campaign': ({ file, aside, problem: inner }) =>
    `файл «${file}» повреждён (${campaigns.problem(inner)}); он отложен как «${aside}», можно начать новую кампанию`,
  'campaign-busy': ({ file, process }) =>
    `файл «${file}» занят процессом ${process}; подождите, пока он завершится`,
  'changed-meanwhile': ({ file }) => `файл «${file}» тем временем изменён и оставлен как есть`,
  'no-campaign': () => 'кампании ещё нет; сначала нужна «duopolis campaign new»',
  'campaign-under-way': ({ played, length }) =>
    `кампания не окончена (сыграно партий: ${played} из ${length}); чтобы бросить её, нужен --abandon`,
  'campaign-refused': ({ refusal }) => `${refusal.rule}: ${campaigns.refusal(refusal)}`,
  'which-city': ({ cities }) => `у обоих городов равный счёт; нужен --city ${cities.join(' или ')}`,
  'bad-sheet': ({ file, problem: inner }) => `«${file}» — неверный лист подсчёта: ${pad.sheet(inner)}`,
  'pad-players': ({ found, min, max }) => `игроков: ${found}; нужно от ${min} до ${max} имён через запятую`,
  'typed-city': ({ nth, city, problem: inner }) => `город ${nth} (${city}): ${pad.typed(inner)}`,
  'pad-cities': ({ found, need }) => `городов: ${found}; для стольких игроков нужно ${need}`,
  'pad-unfinished': () => 'ввод кончился раньше, чем были даны все города',
  'no-records': ({ file }) => `в «${file}» нет партий; нужны записи партий, по одной в строке`,
  'no-such-game': ({ game, games }) => `--game = ${game}, а в файле партии от 1 до ${games}`,
  'no-such-step': ({ step, steps }) => `--step = ${step}, а в партии шаги от 0 до ${steps}`,
  'foul-game': ({ game, foul }) =>
    `партия ${game}${foul.line === undefined ? '' : `, строка журнала ${foul.line + 1},`} нарушает ${foul.rule}, показать её нельзя: ${records.foul(foul)}`,
  'not-a-terminal': ({ command }) =>
    `команде «${command}» нужен терминал для ввода и вывода; без него есть «duopolis simulate»`,
  'no-such-bot': ({ found, bots }) =>
    `нет бота «${found}»; возможно: ${bots.join(', ')} или исполняемая программа`,
  'bad-state': ({ file, problem: inner }) => `нельзя продолжить с «${file}»: ${state(inner)}`,
  'bad-tile': ({ problem: inner }) => refusals.notation(inner),
  'not-joined': ({ problem: inner }) => joining(inner),
  'not-hosted': ({ problem: inner }) => hostingWordsOf('ru').problem(inner),
  unsolvable: ({ problem: inner }) => solver(inner),
};

export const problem = sayWith<CliProblem>(MESSAGES);
