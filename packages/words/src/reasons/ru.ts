/** Russian words for the reasons of bots. */
import type { Reason } from '@duopolis/bots';
import { countRu as count } from '../language.ts';
import { type Messages, sayWith } from '../message.ts';
import type { ReasonWords } from '../reasons-words.ts';
import { pieces } from '../pieces/ru.ts';
import { scores } from '../scores/ru.ts';

const kindsOfTavern = (kinds: number): string =>
  count(kinds, { one: 'вид таверн', few: 'вида таверн', many: 'видов таверн' });

const MESSAGES: Messages<Reason> = {
  'shop-run': ({ length }) => `получится линия: ${pieces.count.shop(length)}`,
  'park-group': ({ size }) => `получится группа: ${pieces.count.park(size)}`,
  'tavern-set': ({ kinds }) => `в городе будет ${kindsOfTavern(kinds)}`,
  'serves-offices': ({ offices }) => `рядом ${pieces.count.office(offices)}`,
  'office-set': ({ offices }) => `в городе будет ${pieces.count.office(offices)}`,
  'office-beside-tavern': () => 'офис будет рядом с таверной',
  'factory-majority': ({ factories }) =>
    factories === 1
      ? 'ни в одном городе нет большего числа фабрик'
      : `больше нет ни у кого: ${pieces.count.factory(factories)}`,
  'factory-second': ({ factories }) => `второе место по фабрикам: ${pieces.count.factory(factories)}`,
  'new-type-for-houses': ({ houses }) => `новый тип для жилых домов: ${pieces.count.house(houses)}`,
  'house-worth': ({ points }) => `жилой дом принесёт там ${scores.points(points)}`,
  'civic-helped': ({ points }) => `общественное здание принесёт там ${scores.points(points)}`,
  'district-grows': ({ size }) => `район вырастет до ${size}`,
  'keeps-room': () => 'останется место для следующих плиток',
  'spoils-houses': ({ houses }) => `это испортит жилые дома: ${pieces.count.house(houses)}`,
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
