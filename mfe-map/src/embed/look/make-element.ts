type Attributes = Readonly<Record<string, string | boolean | undefined>>;
type Child = Node | string;

function setAttributes(element: Element, attributes: Attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    element.setAttribute(name, value === true ? '' : value);
  }
}

/** Text is never parsed as HTML. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  setAttributes(element, attributes);
  element.append(...children);
  return element;
}

const SVG = 'http://www.w3.org/2000/svg';

/** Decorative; lines are 1.5 px. */
export function makeDrawing(
  viewBox: string,
  paths: readonly (string | Attributes)[],
  attributes: Attributes = {},
): SVGSVGElement {
  const drawing = document.createElementNS(SVG, 'svg');
  setAttributes(drawing, {
    viewBox,
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': '1.5',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    'aria-hidden': 'true',
    ...attributes,
  });
  for (const path of paths) {
    const line = document.createElementNS(SVG, 'path');
    setAttributes(line, typeof path === 'string' ? { d: path } : path);
    drawing.append(line);
  }
  return drawing;
}
