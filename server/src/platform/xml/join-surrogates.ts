/** Two character references, from D800 and from DC00 on: the halves of one character in UTF-16. */
const PAIR =
  /&#(55(?:29[6-9]|[3-9]\d\d)|56(?:[0-2]\d\d|3[01]\d)|x[dD][89abAB][\da-fA-F]{2});&#(56(?:3[2-9]\d|[4-9]\d\d)|57(?:[0-2]\d\d|3[0-3]\d|34[0-3])|x[dD][c-fC-F][\da-fA-F]{2});/g;

/**
 * Joins character references that are halves of one character, which XML forbids: ODK Collect wrote
 * emoji like that until 2022, and a phone that has such a record cannot write it in another way.
 */
export const joinSurrogates = (xml: string): string =>
  xml.includes('&#')
    ? xml.replace(PAIR, (_, high: string, low: string) =>
        String.fromCharCode(codeOf(high), codeOf(low)),
      )
    : xml;

const codeOf = (reference: string) =>
  reference.startsWith('x') ? Number.parseInt(reference.slice(1), 16) : Number(reference);
