/** Constructed sheets: they need no permission for inline styles and stay inside the shadow tree. */
export function sheetOf(...texts: readonly string[]): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(texts.map(inPixels).join('\n'));
  return sheet;
}

/** `rem` means what the partner's page says it means, so it becomes what it is with us. */
const inPixels = (css: string) =>
  css.replace(/([\d.]+)rem\b/g, (_, size: string) => `${Number(size) * 16}px`);
