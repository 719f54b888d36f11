/** Russian words for the pieces of the reader's own box. */
import type { ComponentsWords } from './components-words.ts';

export const components: ComponentsWords = {
  command: 'проверить файл с деталями вашей коробки',
  argument: 'файл JSON со списками из docs/COMPONENTS.md',
  option:
    'играть деталями из FILE вместо наших: наши карты Автом, их список для ничьих, планшеты и типы общественных зданий не такие, как в коробке (см. duopolis components)',
  sameFile: 'файл, как у других команд; вместо аргумента',
  onlyChecked: 'детали вашей коробки; здесь они только проверяются',
  sound: (file, paint) => `${file}: ${paint('ok')}`,
  nothing: '  ничего не заменяет: все списки как у нас',
  replaced: (list, number, ours) => `${list}: ${number} вместо ${ours}`,
};
