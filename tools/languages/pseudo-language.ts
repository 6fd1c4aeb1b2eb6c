/** Artificial, for checking screens: `qps` is reserved for this. */
export const PSEUDO_LANGUAGE = 'qps';

/** Extra share of the length of English that a translation may have. */
const LONGER = 0.4;

const PLAIN = 'aceinosuyzACEINOSUYZ';
const ACCENTED = 'áçéíñóšúýžÁÇÉÍÑÓŠÚÝŽ';
const accented = (letter: string) => ACCENTED[PLAIN.indexOf(letter)] ?? letter;

const PIECES = /<\/?\d+\/?>|[{}]|[^<{}]|</gu;

/** Text without accents is not in the catalogues; without its last bracket it is cut off. */
export function pseudoText(english: string): string {
  let depth = 0;
  let letters = 0;
  const changed = english.replace(PIECES, (piece) => {
    if (piece === '{') depth += 1;
    if (piece === '}') depth -= 1;
    // Names of placeholders and plural forms are inside an odd number of brackets.
    if (piece.length > 1 || depth % 2 === 1) return piece;
    letters += 1;
    return accented(piece);
  });
  return `[${changed}${'·'.repeat(Math.ceil(letters * LONGER))}]`;
}
