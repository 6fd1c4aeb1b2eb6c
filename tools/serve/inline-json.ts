/** JSON that cannot end the script element around it. */
export const inlineJson = (data: unknown): string =>
  JSON.stringify(data).replaceAll('<', '\\u003c');
