/** For HTML or XML, between tags or in an attribute. */
export const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/** Cannot end the surrounding script element. */
export const inlineJson = (data: unknown): string =>
  JSON.stringify(data).replaceAll('<', '\\u003c');
