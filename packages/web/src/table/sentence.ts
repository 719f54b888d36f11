/** The first letter large: names and refusals come as clauses. */
export const sentence = (text: string): string => text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
