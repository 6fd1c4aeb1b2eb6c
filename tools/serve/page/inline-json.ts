/** JSON escaped so that it cannot end the surrounding script element. */
export const inlineJson = (data: unknown): string =>
  JSON.stringify(data).replaceAll('<', '\\u003c');
