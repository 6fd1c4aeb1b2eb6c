/** How a text file separates its fields. */
export interface Dialect {
  delimiter: string;
  /** Null where fields are never enclosed. */
  quote: string | null;
}

const DELIMITERS = [',', ';', '\t', '|'] as const;

/** Number of fields of a line, split at delimiters outside quotation marks. */
function fieldsBy(line: string, delimiter: string): number {
  let quoted = false;
  let fields = 1;
  for (const character of line) {
    if (character === '"') quoted = !quoted;
    else if (character === delimiter && !quoted) fields += 1;
  }
  return fields;
}

/** The first line, which may hold line breaks inside quotation marks. */
function headerOf(text: string): string {
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '"') quoted = !quoted;
    else if (!quoted && (text[at] === '\n' || text[at] === '\r')) return text.slice(0, at);
  }
  return text;
}

/**
 * Chooses the separator that gives the header most fields. GBIF's tab-separated downloads quote nothing,
 * so a quotation mark is a normal character there.
 * @param beginning Beginning of the file's text
 */
export function recogniseDialect(beginning: string): Dialect {
  const header = headerOf(beginning);
  const [best = ','] = [...DELIMITERS].sort((a, b) => fieldsBy(header, b) - fieldsBy(header, a));
  const isGbif = best === '\t' && /(^|\t)gbifid(\t|$)/i.test(header);
  return { delimiter: best, quote: isGbif ? null : '"' };
}
