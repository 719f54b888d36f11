/** Capitalizes the first letter: names and refusals come as clauses. */
export { sentence } from '@duopolis/words/language';
