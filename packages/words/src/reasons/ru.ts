/** Russian words for the reasons of bots. */
import type { Reason } from '@duopolis/bots';
import { countRu as count } from '../language.ts';
import { type Messages, sayWith } from '../coded-messages.ts';
import type { ReasonWords } from '../reasons-words.ts';
import { pieces } from '../pieces/ru.ts';
import { scores } from '../scores/ru.ts';

const kindsOfTavern = (kinds: number): string =>
  count(kinds, { one: 'вид таверн', few: 'вида таверн', many: 'видов таверн' });

const OF_SHOPS = { one: 'магазина', few: 'магазинов', many: 'магазинов' };
const OF_PARKS = { one: 'парка', few: 'парков', many: 'парков' };
const OF_OFFICES = { one: 'офиса', few: 'офисов', many: 'офисов' };
const OF_SPACES = { one: 'клетки', few: 'клеток', many: 'клеток' };
const WITH_FACTORIES = { one: 'фабрикой', few: 'фабриками', many: 'фабриками' };
const FOR_HOUSES = { one: 'жилого дома', few: 'жилых домов', many: 'жилых домов' };

const MESSAGES: Messages<Reason> = {
  'shop-run': ({ length }) => `линия из ${count(length, OF_SHOPS)}`,
  'park-group': ({ size }) => `группа из ${count(size, OF_PARKS)}`,
  'tavern-set': ({ kinds }) => `в городе будет ${kindsOfTavern(kinds)}`,
  'serves-offices': ({ offices }) => `у ${count(offices, OF_OFFICES)} появится таверна по соседству`,
  'office-set': ({ offices }) => `в городе будет ${pieces.count.office(offices)}`,
  'office-beside-tavern': () => 'офис будет рядом с таверной',
  'factory-majority': ({ factories }) =>
    factories === 1
      ? 'ни в одном городе нет большего числа фабрик'
      : `с ${count(factories, WITH_FACTORIES)} город выйдет на первое место`,
  'factory-second': ({ factories }) => `с ${count(factories, WITH_FACTORIES)} город будет вторым`,
  'new-type-for-houses': ({ houses }) => `новый тип для ${count(houses, FOR_HOUSES)}`,
  'house-worth': ({ points }) => `жилой дом принесёт там ${scores.points(points)}`,
  'civic-helped': ({ points }) => `общественное здание принесёт там ${scores.points(points)}`,
  'district-grows': ({ size }) => `район вырастет до ${count(size, OF_SPACES)}`,
  'keeps-room': () => 'останется место для следующих плиток',
  'spoils-houses': ({ houses }) => `рядом с фабрикой окажется ${pieces.count.house(houses)}`,
  'house-beside-factory': () => 'жилой дом окажется рядом с фабрикой',
  'costs-points': ({ points }) => `город потеряет примерно ${scores.points(points)}`,
  'not-legal': () => 'туда её положить нельзя',
  'other-city-needs-it': ({ points }) =>
    `это нужнее другому моему городу: иначе я теряю примерно ${scores.points(points)}`,
  'as-good': ({ points }) => `потеря невелика: примерно ${scores.points(points)}`,
};

export const reasons: ReasonWords = {
  reason: sayWith(MESSAGES),
  accept: 'Хорошо',
  decline: 'Нет',
  counter: 'Лучше вот так',
};
