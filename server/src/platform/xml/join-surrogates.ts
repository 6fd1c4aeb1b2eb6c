/** Two character references to the surrogate halves of one character. */
const PAIR =
  /&#(55(?:29[6-9]|[3-9]\d\d)|56(?:[0-2]\d\d|3[01]\d)|x[dD][89abAB][\da-fA-F]{2});&#(56(?:3[2-9]\d|[4-9]\d\d)|57(?:[0-2]\d\d|3[0-3]\d|34[0-3])|x[dD][c-fC-F][\da-fA-F]{2});/g;

/**
 * Joins references to surrogate halves, which XML forbids: ODK Collect encoded emoji this way until
 * 2022, and a phone cannot rewrite a stored record.
 */
export const joinSurrogates = (xml: string): string =>
  xml.includes('&#')
    ? xml.replace(PAIR, (_, high: string, low: string) =>
        String.fromCharCode(codeOf(high), codeOf(low)),
      )
    : xml;

const codeOf = (reference: string) =>
  reference.startsWith('x') ? Number.parseInt(reference.slice(1), 16) : Number(reference);
