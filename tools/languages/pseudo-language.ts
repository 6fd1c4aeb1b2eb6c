/** A language that nobody speaks, for looking at screens: `qps` is reserved for it. */
export const PSEUDO_LANGUAGE = 'qps';

/** So much longer than English a translation may well become. */
const LONGER = 0.4;

const PLAIN = 'aceinosuyzACEINOSUYZ';
const ACCENTED = 'áçéíñóšúýžÁÇÉÍÑÓŠÚÝŽ';
const accented = (letter: string) => ACCENTED[PLAIN.indexOf(letter)] ?? letter;

/** A numbered element, a bracket or any other character. */
const PIECES = /<\/?\d+\/?>|[{}]|[^<{}]|</gu;

/**
 * An English text as the pseudo-language has it: what is not accented on a screen is in no catalogue, and where
 * the last bracket is missing a text is cut.
 */
export function pseudoText(english: string): string {
  let depth = 0;
  let letters = 0;
  const changed = english.replace(PIECES, (piece) => {
    if (piece === '{') depth += 1;
    if (piece === '}') depth -= 1;
    // Names of places and of plural forms are between an odd number of brackets.
    if (piece.length > 1 || depth % 2 === 1) return piece;
    letters += 1;
    return accented(piece);
  });
  return `[${changed}${'·'.repeat(Math.ceil(letters * LONGER))}]`;
}
