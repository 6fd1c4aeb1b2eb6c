/** Constructed sheets need no CSP permission for inline styles. */
export function sheetOf(...texts: readonly string[]): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(texts.map(inPixels).join('\n'));
  return sheet;
}

/** `rem` depends on the partner's page. */
const inPixels = (css: string) =>
  css.replace(/([\d.]+)rem\b/g, (_, size: string) => `${Number(size) * 16}px`);
