/**
 * Texts of any length that careless patterns and loops take long over: each is a piece that repeats,
 * with what is before and behind it.
 */
export const NASTY_FILLINGS: Readonly<Record<string, (length: number) => string>> = {
  letters: around('', 'a', ''),
  digits: around('', '1', 'x'),
  spaces: around('a', ' ', 'a'),
  tabs: around('a', '\t', 'a'),
  dots: around('', '.', ''),
  'dots of an e-mail': around('a@', '.', '@'),
  'parts of an e-mail': around('a@', 'a.', '@'),
  'at signs': around('', '@', ''),
  slashes: around('/a', '/', 'b'),
  backslashes: around('', '\\', 'x'),
  'a link': around('https://', 'a', ' '),
  commas: around('', ',', ''),
  'numbers and commas': around('', '1,', ''),
  semicolons: around('', 'a;', ''),
  'equals signs': around('', '=', ''),
  hyphens: around('1', '-', 'x'),
  underscores: around('a', '_', '?'),
  'percent signs': around('', '%', ''),
  quotes: around('"', '"', ''),
  brackets: around('', '(', ''),
  'angle brackets': around('', '<', ''),
  'line ends': around('a', '\r\n', 'a'),
  'combining marks': around('e', '\u0301', ''),
  'halves of pairs': around('', '\ud83d', ''),
  trees: around('', '🌳', ''),
  'capital letters that grow': around('', 'İ', ''),
  zeroes: around('', '\0', ''),
};

function around(before: string, piece: string, behind: string): (length: number) => string {
  const fixed = before.length + behind.length;
  return (length) => {
    const room = Math.max(0, length - fixed);
    return before + piece.repeat(Math.floor(room / piece.length)) + behind;
  };
}
