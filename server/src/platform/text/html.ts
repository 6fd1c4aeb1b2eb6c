/** HTML whose inserted text is escaped. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = Html | string | number | false | null | readonly Html[];

/** Escapes inserted values unless they are {@link Html}; `false` and `null` insert nothing. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  const text = strings.reduce(
    (sofar, string, index) => sofar + textOf(parts[index - 1] ?? null) + string,
  );
  return new Html(text);
}

function textOf(part: Part): string {
  if (part === null || part === false) return '';
  if (part instanceof Html) return part.text;
  if (Array.isArray(part)) return part.map((inner: Html) => inner.text).join('');
  return escapeHtml(String(part));
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** For element content and quoted attributes. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
