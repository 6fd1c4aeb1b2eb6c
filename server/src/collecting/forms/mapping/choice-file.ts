import { CsvError, parse } from 'csv-parse/sync';
import { readXml, UnreadableXml } from '../../../platform/xml/read-xml';
import { elementsFrom, textOf } from '../../../platform/xml/xml-element';
import { bytesUpTo } from '../../files/bytes-up-to';
import { FORM_UPLOAD_LIMITS } from '../../form-limits';

type ChoiceOfFile = (column: string) => string | null;

const hasChoices = (name: string): boolean => /\.(csv|geojson|xml)$/i.test(name);

/** Reads CSV with a header, properties of GeoJSON features, or XML items; none of other files. */
export function readChoiceFile(name: string, content: Uint8Array): ChoiceOfFile[] {
  const kind = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  try {
    if (kind === 'csv') return ofCsv(content);
    return kind === 'geojson' ? ofGeoJson(content) : ofXml(content);
  } catch (error) {
    const isForeseen = [CsvError, SyntaxError, UnreadableXml].some((kind) => error instanceof kind);
    if (isForeseen) return [];
    throw error;
  }
}

const of =
  (fields: object): ChoiceOfFile =>
  (column) => {
    const value: unknown = Object.hasOwn(fields, column)
      ? (fields as Record<string, unknown>)[column]
      : null;
    return typeof value === 'string' || typeof value === 'number'
      ? String(value).trim() || null
      : null;
  };

function ofCsv(content: Uint8Array): ChoiceOfFile[] {
  const rows: Record<string, string>[] = parse(Buffer.from(content), {
    bom: true,
    columns: (header: string[]) => header.map((column) => column.trim()),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    delimiter: delimiterOf(content),
    to: FORM_UPLOAD_LIMITS.choices,
  });
  return rows.map(of);
}

/** JavaRosa reads files with semicolons too. */
function delimiterOf(content: Uint8Array): string {
  const [header = ''] = Buffer.from(content.subarray(0, 4_000)).toString().split('\n', 1);
  return header.includes(',') ? ',' : ';';
}

function ofGeoJson(content: Uint8Array): ChoiceOfFile[] {
  const { features } = JSON.parse(Buffer.from(content).toString()) as { features?: unknown };
  if (!Array.isArray(features)) return [];
  return features.slice(0, FORM_UPLOAD_LIMITS.choices).map((feature: unknown) => {
    const { id, properties } = (feature ?? {}) as { id?: unknown; properties?: object | null };
    return of({ ...(id !== undefined && { id }), ...properties });
  });
}

function ofXml(content: Uint8Array): ChoiceOfFile[] {
  const root = readXml(content, FORM_UPLOAD_LIMITS.xml);
  const items = [...elementsFrom(root)].filter(({ localName }) => localName === 'item');
  return items
    .slice(0, FORM_UPLOAD_LIMITS.choices)
    .map(({ children }) =>
      of(Object.fromEntries(children.map((child) => [child.localName, textOf(child) ?? '']))),
    );
}

export type ChoiceFiles = ReadonlyMap<string, Uint8Array>;

interface ReadableMedia {
  name: string;
  read: () => Promise<AsyncIterable<Uint8Array> | null>;
}

export async function choiceFiles(media: readonly ReadableMedia[]): Promise<ChoiceFiles> {
  const files = new Map<string, Uint8Array>();
  let left: number = FORM_UPLOAD_LIMITS.choiceBytes;
  for (const { name, read } of media) {
    if (!hasChoices(name)) continue;
    const content = await read();
    const bytes = content && (await bytesUpTo(content, left));
    if (!bytes) continue;
    left -= bytes.length;
    files.set(name, bytes);
  }
  return files;
}
