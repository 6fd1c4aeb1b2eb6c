import { SaxesParser, type SaxesTagPlain } from 'saxes';

export type MarkData = Record<string, string>;

const TIMES = new Set(['when', 'begin']);

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** GDAL's KML driver reads only name and first description. @throws Error on malformed XML */
export async function* withDataInDescription(texts: AsyncIterable<string>): AsyncGenerator<string> {
  const parser = new SaxesParser();
  let pending = '';
  let pendingAt = 0;
  let written = '';
  let markAt: number | null = null;
  let data: MarkData = {};
  let name = '';
  let text = '';

  const write = (to: number, more = '') => {
    written += pending.slice(0, to - pendingAt) + more;
    pending = pending.slice(to - pendingAt);
    pendingAt = to;
  };
  const note = (key: string) => {
    if (key !== '' && text.trim() !== '') data[key] ??= text.trim();
  };
  parser.on('opentag', (tag: SaxesTagPlain) => {
    const local = tag.name.slice(tag.name.indexOf(':') + 1);
    text = '';
    if (local === 'Placemark') {
      markAt = parser.position;
      data = {};
    }
    if (local === 'Data' || local === 'SimpleData') name = tag.attributes.name ?? '';
  });
  const addText = (piece: string) => {
    text += piece;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', (tag: SaxesTagPlain) => {
    const local = tag.name.slice(tag.name.indexOf(':') + 1);
    if (markAt === null) return;
    if (local === 'value' || local === 'SimpleData') note(name);
    else if (local === 'description') note(local);
    else if (TIMES.has(local)) note('time');
    else if (local === 'Placemark') {
      write(markAt, `<description>${escaped(JSON.stringify(data))}</description>`);
      markAt = null;
    }
    text = '';
  });
  parser.on('error', (error) => {
    throw error;
  });
  for await (const piece of texts) {
    pending += piece;
    parser.write(piece);
    if (markAt === null) write(pendingAt + pending.length);
    yield written;
    written = '';
  }
  parser.close();
  yield written + pending;
}

export function withMarkData({
  Name,
  Description,
}: Record<string, unknown>): Record<string, unknown> {
  // GDAL writes a text that is a JSON object as an object.
  return { ...(Description as MarkData), Name };
}
