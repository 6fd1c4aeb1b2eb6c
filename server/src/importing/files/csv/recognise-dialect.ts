import { namesKnown } from './header-row';

export interface Dialect {
  delimiter: string;
  /** Null if fields are never quoted. */
  quote: string | null;
}

const DELIMITERS = [',', ';', '\t', '|'] as const;

const fieldsBy = (line: string, delimiter: string): number =>
  line.replace(/"[^"]*("|$)/g, '').split(delimiter).length;

/** May hold line breaks inside quotation marks. */
function headerOf(text: string): string {
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '"') quoted = !quoted;
    else if (!quoted && (text[at] === '\n' || text[at] === '\r')) return text.slice(0, at);
  }
  return text;
}

const LINES = 10;

/** A longer line is not a header. */
const LONGEST_LINE = 20_000;

/** Excel's first line `sep=;` names the separator. */
export function separatorLine(beginning: string): string | null {
  return /^\uFEFF?"?sep=([,;\t|])"?[,;\t| ]*\r?\n/i.exec(beginning)?.[1] ?? null;
}

/** Returns the first line if none names known columns. */
function headerLine(beginning: string, known: ReadonlySet<string>): string {
  let best = headerOf(beginning);
  let most = 1;
  for (const line of beginning.split(/\r\n|\n|\r/, LINES)) {
    if (line.length > LONGEST_LINE) continue;
    for (const delimiter of DELIMITERS) {
      const score = namesKnown(line.split(delimiter), known);
      if (score > most) [best, most] = [line, score];
    }
  }
  return best;
}

/** GBIF's tab-separated downloads quote nothing, so a quotation mark is normal text there. */
export function recogniseDialect(
  beginning: string,
  known: ReadonlySet<string> = new Set(),
): Dialect {
  const header = headerLine(beginning, known);
  const [best = ','] = [...DELIMITERS].sort((a, b) => fieldsBy(header, b) - fieldsBy(header, a));
  const isGbif = best === '\t' && /(^|\t)gbifid(\t|$)/i.test(header);
  return { delimiter: best, quote: isGbif ? null : '"' };
}
