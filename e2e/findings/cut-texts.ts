import type { Frame, Page } from '@playwright/test';

/**
 * Texts that are not fully visible, one line each: cut by a clipping box, by the window, by an
 * ellipsis without a title, or wider than their button, cell or field. Scrollable content and text
 * for screen readers are ignored.
 */
export const cutTextsIn = (frame: Frame | Page): Promise<string[]> =>
  frame.evaluate(() => {
    /** Tolerated overhang of letters, in CSS pixels. */
    const ROOM = 2;
    const found = new Set<string>();
    const told = (element: Element, how: string) => {
      const said = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 70);
      found.add(`<${element.tagName.toLowerCase()}> “${said}” ${how}`);
    };

    const hides = (value: string) => value === 'hidden' || value === 'clip';
    const scrolls = (value: string) => value === 'auto' || value === 'scroll';
    const isForHearing = (style: CSSStyleDeclaration, box: DOMRect) =>
      box.width <= 1 || box.height <= 1 || style.clipPath !== 'none' || style.clip !== 'auto';

    const linesOf = (text: Node) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    };

    /** Number of pixels by which a text is cut; null if it is invisible. */
    const hiddenPart = (text: Text, element: Element): string | null => {
      const lines = linesOf(text);
      let across = true;
      let down = true;
      for (let box: Element | null = element; box; box = box.parentElement) {
        const style = getComputedStyle(box);
        const place = box.getBoundingClientRect();
        if (isForHearing(style, place) || style.opacity === '0') return null;
        if (box === document.body || box === document.documentElement) break;
        if (scrolls(style.overflowX) && box.scrollWidth > box.clientWidth) across = false;
        if (scrolls(style.overflowY) && box.scrollHeight > box.clientHeight) down = false;
        const overX = lines.some(
          ({ left, right }) => left < place.left - ROOM || right > place.right + ROOM,
        );
        if (across && hides(style.overflowX) && overX) return 'is cut at the side';
        // A line box has the font's height, which is more than its letters.
        const overY = lines.some(
          ({ top, bottom, height }) =>
            top < place.top - height * 0.2 || bottom > place.bottom + height * 0.2,
        );
        if (down && hides(style.overflowY) && overY) return 'is cut below or above';
      }
      const window = document.documentElement.clientWidth;
      const leaves = lines.some(({ left, right }) => left < -ROOM || right > window + ROOM);
      return across && leaves ? 'leaves the window' : null;
    };

    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim()) continue;
      if (element.closest('script, style, noscript, [aria-hidden="true"], .leaflet-container'))
        continue;
      if (!isSeen(element)) continue;
      const hidden = hiddenPart(node as Text, element);
      if (hidden) told(element, hidden);
    }

    const shortened = (element: Element) => {
      const { textOverflow, webkitLineClamp } = getComputedStyle(element);
      return (
        (textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + 1) ||
        (webkitLineClamp !== 'none' && element.scrollHeight > element.clientHeight + ROOM)
      );
    };
    for (const element of document.querySelectorAll('body *')) {
      if (!element.textContent?.trim() || !isSeen(element)) continue;
      // Map markers are positioned above their place.
      if (element.closest('.leaflet-marker-pane')) continue;
      if (!(element instanceof HTMLInputElement) && shortened(element)) {
        if (!element.closest('[title]')) told(element, 'ends in an ellipsis and has no title');
      }
      if (element.matches('button, [role="button"], [role="tab"], th, td, summary')) {
        if (element.clientWidth > 1 && element.scrollWidth > element.clientWidth + ROOM)
          told(element, 'is wider than its box');
      }
    }

    const pen = document.createElement('canvas').getContext('2d');
    const widthOf = (text: string, { font }: CSSStyleDeclaration) => {
      if (!pen) return 0;
      pen.font = font;
      return pen.measureText(text).width;
    };
    // A select shows its full text when it opens.
    for (const field of document.querySelectorAll<HTMLInputElement>('input[placeholder]')) {
      if (!isSeen(field) || field.value !== '') continue;
      const style = getComputedStyle(field);
      const [left, right] = [style.paddingLeft, style.paddingRight].map(Number.parseFloat);
      const room = field.clientWidth - (left ?? 0) - (right ?? 0);
      if (widthOf(field.placeholder, style) > room + ROOM)
        found.add(`“${field.placeholder}” is wider than its field (${field.name || field.id})`);
    }
    return [...found];
  });
