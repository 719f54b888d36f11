/** The terms of the printed rulebooks, which every language uses, and the terms it must not use instead. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Language, vocabularyOf } from '../src/index.ts';

/** By language: shop, factory, tavern, office, park, house; then the Automas and the cities of the solo game. */
const TERMS: { readonly [language in Language]: readonly (readonly [string, readonly string[]])[] } = {
  en: [
    ['types', ['shop', 'factory', 'tavern', 'office', 'park', 'house']],
    ['automas', ['Autommaso', 'Automarta', 'Leftville', 'Automacity', 'Rightown']],
  ],
  fr: [
    ['types', ['commerce', 'usine', 'auberge', 'bureau', 'parc', 'résidence']],
    ['automas', ['Automartin', 'Automanon', 'Gaucheville', 'Automaville', 'Droitebourg']],
  ],
  ru: [['types', ['магазин', 'фабрика', 'таверна', 'офис', 'парк', 'жилой дом']]],
};

/** Words that a translator might take instead of the rulebook's. */
const NOT: { readonly [language in Language]: RegExp } = {
  en: /\b(restaurant tile|store|pub tile)\b/i,
  fr: /\b(magasin|maison|taverne(?! musicale)|tuile duplex)\b/i,
  ru: /\b(завод|трактир)\b/i,
};

const said = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === 'function' ? undefined : part));

test.each(Object.entries(TERMS) as [Language, (typeof TERMS)[Language]][])(
  '%s uses the terms of its rulebook',
  (language, lists) => {
    const vocabulary = vocabularyOf(language);
    for (const [list, terms] of lists) {
      const text = list === 'types' ? said(vocabulary.pieces.types) : said(vocabulary.automas);
      for (const term of terms) expect(text).toContain(term);
    }
    expect(said(vocabulary)).not.toMatch(NOT[language]);
  },
);

/** A term of the rulebook or of its table of review, which some file must use, and what no file may use instead. */
type Row = readonly [use: RegExp, avoid: RegExp];

const FRENCH: readonly Row[] = [
  [/débutant/, /simplifié/i],
  [/[Pp]lacez/, /\bins[éè]r(er|ez|e|ée?s?)\b/i],
  [/Entrée placer/, /(?<!dé)\bpos(er|ez|ée?s?) (vos|la|une|les|deux|à nouveau|·)|à poser\b/i],
  [/[Vv]ille commune/, /villes? partagées?/i],
  [/[Cc]arte de référence/, /aide de jeu/i],
  [/[Pp]lateau de score/, /piste de score/i],
  [/[Tt]uiles? doubles?/, /tuiles? duplex/i],
  [/types/, /\bgenres\b/i],
  [/[Jj]eton/, /jeton de ville/i],
  [/[Cc]ommerce/, /\bmagasins?\b/i],
  [/[Rr]ésidence/, /\bmaisons?\b(?!-blanche)/i],
  [/[Aa]uberge/, /\btavernes?\b(?! musicale)/i],
  [/[Ss]électionnez/, /\bchoisi\w* (vos|deux|des|ses|les|leurs) tuiles|à vous de choisir|automa choisit/i],
  [/Sélection/, /Choix fait|Passer au choix|tous les choix/i],
  [/[Aa]ssign/, /\battribue[rz]?\b/i],
  [/rangée \$\{row\}/, /ligne \$\{row\}/i],
  [/Contre-proposer/, /['`]Autrement['`]/],
  [/refusée?/, /préférez que non/i],
  [/Discussion/, /['`]À la table['`]/],
  [/bât\. publics|[Bb]âtiments publics/, /['`]publics\b/i],
  [/Isolé/, /['`]Seul[: ]\$/],
  [/Échap/, /\bEsc\b/],
  [/Entrée/, /\bEnter\b/],
  [/Espace/, /\bSpace\b/],
  [/Thème/, /\blumière\b/i],
  [/Automatique/, /Comme le système/],
  [/cases autorisées/, /cases? permises?/i],
  [
    /chaque joueur/,
    /(?:chaque|toutes les|les|une|la dernière) places? (?:s[ée]lectionn|reçoi|qui (?:a|ont|partage)|égales|à égalité)/i,
  ],
  [/dans le sens des aiguilles/, /sens horaire/i],
  [/pénalis/, /gâcherait|gâche les|résidences gâchées/i],
  [/en surbrillance/, /cases? éclairées?/i],
  [/Beau travail/, /bien bâti\b/i],
  [/transfère votre profil/, /appareil le vôtre/i],
  [/\bplaces?\b/, /\bchaises?\b/i],
  [/Il faut le lien/, /qui a (ce|le) lien peut/i],
  [/hors ligne/, /sans réseau|marche sans/i],
  [/Sans limite de temps/, /sans horloge/i],
  [/emplois du temps chargés/, /quotidien chargé/i],
  [/le score de votre ville/, /rapporte votre ville/i],
  [/Le classement suit/, /vous classe\b/i],
  [/Réduire la bulle/, /ranger la note/i],
  [/cartes de placement aléatoire/, /cartes? (?:de (?:siège|place|chaise)s?|d’assise)\b/i],
  [/associations?/, /\b(?:série|lot|jeu|ensemble)s? d’auberges/i],
  [/bistrot/, /\b(?:pub|bar|estaminet)s?\b/i],
  [/taverne musicale/, /music-hall|salles? de concert/i],
  [/hôtel/, /\b(?:gîte|pension)s?\b/i],
  [/[Mm]anche/, /\brondes?\b/i],
  [/défauss/, /\b(?:rejet(?:er|ez|ée?s?)|écart(?:er|ez|ée?s?))\b/i],
  [/pioch/, /\btir(?:er|ez|ée?s?) (?:une|deux|trois|sept|les|des) tuiles?/i],
  [/face cachée/, /face contre table|face en bas/i],
  [/partenaire/, /coéquipi/i],
  [/[Jj]etons? ville/, /pions? (?:de )?ville/i],
  [/[Cc]artes? Automa/, /cartes? d’Automa/i],
  [/adjacent/, /contigu/i],
];

const RUSSIAN: readonly Row[] = [
  [/[Пп]оложите/, /Поставьте|Постройте плит|[Пп]остройте назнач|[Рр]азмест|[Рр]азмещ/],
  [/[Сс]троительство/, /[Пп]остройк|Ваше строительство/],
  [/[Сс]чётчик очков/, /шкал[аеуы] очков/i],
  [/[Дд]уэт/, /дуо(?!поли)/i],
  [
    /[Пп]литки передаются/,
    /рук[иа] (?:ходят|идут|передаются|уходит|скрыты|сбрасывается|уменьшается)|(?:три|раздано) рук|руки (?:розданы|передают)/i,
  ],
  [/[Пп]литки раздаются всем/, /раздаются все руки/i],
  [/[Дд]войн/, /дуплекс/i],
  [/[Фф]абрик/, /завод/i],
  [/[Тт]аверн/, /трактир/i],
  [/[Жж]ил(ой|ые) дом/, /резиденц/i],
  [/[Пп]амятк/, /карточк[аи] справк/i],
  [/[Фф]ишк/, /жетон\p{L}* город/iu],
  [/клетка занята/, /место потеряно/i],
  [
    /каждый игрок/i,
    /(?:кажд|последн)ое место(?: \p{L}+)? (?:выб|стро|кла|получ|держ|вид)|не выбрало|места? (?:сравнивают|получает|держит)/iu,
  ],
  [/обесцен|рядом с фабрикой/, /испорч\p{L}* фабрик|фабрик\p{L} портит|испортит \$/iu],
  [/Без лимита времени/, /без часов/i],
  [/Попросить/, /['`]Подсказать/],
  [/без интернета/, /Сеть не нужна/i],
  [/номера? рассадки/i, /значени\p{L}+ рассадки/iu],
  [/на руку/, /возвращена в руку/i],
  [/большего числа фабрик/, /[Бб]ольше фабрик нет|больше нет ни у кого/i],
  [/выйдет на первое место/, /никого больше/i],
  [/новый тип для \$/, /новый тип для жилых домов/i],
  [/линия из/, /линия: \$/i],
  [/[Бб]ез анимации/, /перелёт/i],
  [/Тема/, /освещени/i],
  [/начнут другие/, /пропустить вперёд/i],
  [/Своё предложение/, /['`]Иначе['`]/],
  [/[Пп]роба/, /пример(ка|ить|яете|яют)/i],
  [/соглашается/, /: согласие/i],
  [/[Рр]авный счёт/, /поровну с /i],
  [/Дупликат/, /дубликат/i],
  [/Врата Запада/, /Ворота Запада/i],
  [/четверых/, /Стол на \d/],
  [/занят/, /среди множества дел/i],
  [/Сколько партий/, /Какой длины\?/i],
  [/Три партии/, /Три игры|\{ one: 'игра'/i],
  [/общ\. здания|Общественные здания/, /['`]общественные['`]/i],
  [/Свернуть подсказку/, /убрать записку/i],
  [/Ввод/, /\bEnter\b/],
  [/[Пп]робел/, /\bSpace\b/],
  [/[Кк]арт[аыуе]? рассадки/, /карт\p{L}* (?:мест|посадки|сидений)/iu],
  [/[Сс]ет/, /(?:набор|комплект)\p{L}* таверн/iu],
  [/бар/, /пивн(?:ая|ой|ую|ые)|(?<!\p{L})паб(?!\p{L})/iu],
  [/мьюзик-холл/, /концертн\p{L}* зал/iu],
  [/[Рр]аунд/, /(?<!\p{L})тур(?!\p{L})/iu],
  [/сбрас|сброс/, /отбро[сш]/i],
  [/лицом вниз/, /рубашкой/i],
  [/партнёр/, /напарник/i],
  [/[Пп]одсч[её]т/, /калькуляц/i],
  [/[Фф]ишк\p{L}* город/u, /маркер\p{L}* город/iu],
  [/Меж двух городов/, /Между двух городов|Дуополис/i],
];

const TABLES = { fr: FRENCH, ru: RUSSIAN } as const;

const ROOT = new URL('../../', import.meta.url).pathname;

/** Every file of words in web, words, cli and server, without comments, which are in English. */
const filesOf = (language: string): readonly { readonly file: string; readonly text: string }[] =>
  [`*/src/**/${language}.ts`, `*/src/**/${language}/*.ts`]
    .flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
    .map((file) => ({ file, text: readFileSync(`${ROOT}${file}`, 'utf8').replaceAll(/\/\*[^]*?\*\//g, '') }));

describe.each(Object.entries(TABLES))('%s: every file of words', (language, rows) => {
  const files = filesOf(language);

  test('is looked at', () => {
    for (const folder of ['web/', 'words/', 'cli/']) {
      expect(files.filter(({ file }) => file.startsWith(folder)).length).toBeGreaterThan(5);
    }
  });

  test.each(rows)('uses %s, never %s', (use, avoid) => {
    expect(files.some(({ text }) => use.test(text))).toBe(true);
    expect(
      files.flatMap(({ file, text }) => {
        const wrong = avoid.exec(text);
        return wrong === null ? [] : [`${file}: ${wrong[0]}`];
      }),
    ).toEqual([]);
  });
});

const INSERTED = /\$\{(?:[^{}]|\{[^{}]*\})*\}/;

/** What stands between quotes; an inserted value is an X. */
function literals(text: string): readonly string[] {
  const single = text.match(/'[^'\n]*'/g) ?? [];
  let plain = text;
  while (INSERTED.test(plain)) plain = plain.replace(INSERTED, 'X');
  return [...single, ...(plain.match(/`[^`]*`/g) ?? [])];
}

const UNSPACED =
  /[^\s'`] [:;!?»](?![\w-])|[\p{L}X)](?:[;!?](?=[\s'`])|»|(?<!https|mailto):(?=[\s'`]))|«(?!\u00a0)/u;

test('fr: a no-break space comes before : ; ! ? » and after «', () => {
  const found = filesOf('fr').flatMap(({ file, text }) =>
    literals(text)
      .filter((literal) => UNSPACED.test(literal))
      .map((literal) => `${file}: ${literal}`),
  );
  expect(found).toEqual([]);
});
