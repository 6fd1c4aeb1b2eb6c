/** Our policy forbids styles in attributes: until hydration the markup has this one instead. */
const NAME = 'data-style';

/** @throws Error if a style has a character that a rule cannot contain */
export function withoutStyleAttributes(html: string): { html: string; styles: [string, string][] } {
  // In texts and other attributes React writes quotes as entities.
  const found = new Set([...html.matchAll(/ style="([^"]*)"/g)].map(([, style = '']) => style));
  const styles = [...found].map((style): [string, string] => {
    if (/[&<>\\{}]/.test(style)) throw new Error(`A style that no rule can hold: ${style}`);
    return [`inline-${encodeURIComponent(style)}`, `[${NAME}="${style}"]{${style}}`];
  });
  return { html: html.replaceAll(' style="', ` ${NAME}="`), styles };
}

/** Must be called directly before hydration. */
export function adoptStyleAttributes(root: HTMLElement) {
  for (const element of root.querySelectorAll<HTMLElement>(`[${NAME}]`)) {
    element.style.cssText = element.getAttribute(NAME) ?? '';
    element.removeAttribute(NAME);
  }
}
