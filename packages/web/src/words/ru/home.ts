/** The first page in Russian. */
import type { HomeWords } from '../home.ts';

export const home: HomeWords = {
  claim: 'Один город с соседом слева, другой — с соседом справа. В счёт идёт только слабейший.',
  yourName: 'Ваше имя',
  playNow: 'Играть',
  playWithFriends: 'Играть с друзьями',
  noAccount: 'Без регистрации. Свободные места займут боты; партия длится около двадцати минут.',
  unofficial:
    'Неофициальная бесплатная версия игры Between Two Cities и дополнения Capitals. Тексты и рисунки наши.',
};
