/**
 * Constructed style sheets need no CSP permission for inline styles and are scoped to the shadow
 * tree.
 */
export function sheetOf(...texts: readonly string[]): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(texts.map(inPixels).join('\n'));
  return sheet;
}

/** Converts `rem` to pixels, because `rem` depends on the partner's page. */
const inPixels = (css: string) =>
  css.replace(/([\d.]+)rem\b/g, (_, size: string) => `${Number(size) * 16}px`);
