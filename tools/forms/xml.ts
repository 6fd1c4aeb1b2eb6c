const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Escapes a string for use in XML text and in double-quoted attributes. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

/** Attributes in the given order; those without a value are omitted. */
export type Attributes = Readonly<Record<string, string | undefined>>;

/** Writes an opening or empty tag with its attributes. */
export function tag(name: string, attributes: Attributes = {}, end: '>' | '/>' = '>'): string {
  const written = Object.entries(attributes)
    .filter((entry): entry is [string, string] => entry[1] !== undefined)
    .map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  return `<${name}${written.join('')}${end}`;
}

export function textElement(name: string, text: string, attributes: Attributes = {}): string {
  return `${tag(name, attributes)}${escapeXml(text)}</${name}>`;
}

/** Indents lines by two spaces per level. */
export function indent(lines: readonly string[], levels = 1): string[] {
  return lines.map((line) => '  '.repeat(levels) + line);
}
