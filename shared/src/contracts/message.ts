/**
 * Marks a text that is shown elsewhere, such as a name in a list: for translators, who find it so.
 * It is given to `text` where it is shown.
 */
export const message = <English extends string>(english: English): English => english;

/** What is said of a text that is too long. Catalogues have it so, with a place for the number. */
export const AT_MOST_CHARACTERS = message('At most {count} characters.');

/** The same as a contract says it. */
export const atMostCharacters = (limit: number): string =>
  AT_MOST_CHARACTERS.replace('{count}', String(limit));

/** The limit in what a contract says of a text that is too long; undefined in any other sentence. */
export function limitIn(said: string): number | undefined {
  const limit = Number(said.replace(/\D+/g, ''));
  return said === atMostCharacters(limit) ? limit : undefined;
}
