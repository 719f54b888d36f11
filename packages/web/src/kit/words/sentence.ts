/** The first letter large: names and refusals come as clauses. */
export { sentence } from '@duopolis/words/language';
