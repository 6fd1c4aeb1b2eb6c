/**
 * Marks a text for extraction into the catalogues where it is declared; `text` translates it where
 * it is shown.
 */
export const message = <English extends string>(english: English): English => english;

/** Marks every text of a table, as {@link message} marks one. */
export const messages = <const Table>(table: Table): Table => table;

/** Message for a text that is too long, with a placeholder for the number. */
export const AT_MOST_CHARACTERS = message('At most {count} characters.');

/** Returns the same message with the number filled in. */
export const atMostCharacters = (limit: number): string =>
  AT_MOST_CHARACTERS.replace('{count}', String(limit));

/**
 * Returns the limit in a message about a text that is too long; undefined for any other message.
 */
export function limitIn(said: string): number | undefined {
  const limit = Number(said.replace(/\D+/g, ''));
  return said === atMostCharacters(limit) ? limit : undefined;
}
