/** The texts in a source file. */

/** Comments, strings, and what a template can be entered or left by. */
const CODE = /\/\*[\s\S]*?\*\/|\/\/.*|'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|[`{}]/g;
/** A piece of a template, up to its end or to an expression in it. */
const PIECE = /((?:[^`\\$]|\\[\s\S]|\$(?!\{))*)(`|\$\{)/y;

/** The strings of a source, and the pieces of its templates; comments and code are left out. */
export function textsIn(source: string): readonly string[] {
  const texts: string[] = [];
  /** For each template that is open around the code: how many braces are open in its expression. */
  const open: number[] = [];
  for (let found = CODE.exec(source); found !== null; found = CODE.exec(source)) {
    const [sign, single, double] = found;
    texts.push(...[single, double].filter((text) => text !== undefined));
    const braces = open.at(-1) ?? 0;
    const isBack = sign === '}' && open.length > 0 && braces === 0;
    if (sign === '{' && open.length > 0) open.push((open.pop() ?? 0) + 1);
    if (sign === '}' && braces > 0) open.push((open.pop() ?? 0) - 1);
    if (isBack) open.pop();
    if (sign !== '`' && !isBack) continue;
    PIECE.lastIndex = CODE.lastIndex;
    const [, text = '', end] = PIECE.exec(source) ?? [];
    CODE.lastIndex = PIECE.lastIndex;
    texts.push(text);
    if (end === '${') open.push(0);
  }
  return texts;
}
