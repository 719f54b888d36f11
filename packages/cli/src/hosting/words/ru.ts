/** Russian words for looking after a server's data. */
import type { HostingWords } from './hosting-words.ts';

export const hosting: HostingWords = {
  commands: {
    backup: 'скопировать данные сервера в один файл, работает он или нет',
    restore: 'вернуть резервную копию в папку остановленного сервера',
    export: 'записать все сыгранные партии сервера, по одной на строку',
    audit: 'записать, что делали администраторы сервера, по действию на строку',
    check: 'проверить каждый байт файла данных или резервной копии',
    'move-store': 'перенести файл остановленного сервера в пустую базу PostgreSQL и проверить',
  },
  files: {
    backup: 'файл для записи',
    restore: 'резервная копия',
    export: 'файл для записи',
    audit: 'файл для записи',
    check: 'резервная копия; без неё — файл данных',
    'move-store': 'база в виде postgres://…; иначе DATABASE_URL',
  },
  data: 'папка данных сервера',
};
