/**
 * Normalises a name: composed (NFC), in one line, with single spaces, and without characters that
 * are invisible or change the direction of the text. The joiners that Indic scripts need are kept
 * behind a letter.
 * @returns An empty text if no visible character is left.
 */
export function visibleName(text: string): string {
  const visible = text
    .normalize('NFC')
    .replace(/[\s\p{Cc}\u2800]/gu, ' ')
    .replace(/(?![\u200C\u200D])[\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/([\p{L}\p{M}][\u200C\u200D])?[\u200C\u200D]*/gu, '$1')
    .replace(/ +/g, ' ')
    .trim();
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(visible) ? visible : '';
}
