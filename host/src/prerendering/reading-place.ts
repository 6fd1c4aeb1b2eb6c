/** Elements are named by their number in the part. */
export interface ReadingPlace {
  /** If it differs, the part shows other content. */
  count: number;
  /** -1 if the focus is elsewhere. */
  focused: number;
  /** Positions in CSS pixels. */
  scrolled: readonly (readonly [element: number, top: number])[];
}

const elementsIn = (part: Iterable<Node>) =>
  [...part].flatMap((node) =>
    node instanceof Element ? [node, ...node.querySelectorAll('*')] : [],
  );

export function readingPlace(part: Iterable<Node>): ReadingPlace {
  const elements = elementsIn(part);
  return {
    count: elements.length,
    focused: elements.indexOf(document.activeElement ?? document.body),
    scrolled: elements.flatMap(({ scrollTop }, index) =>
      scrollTop > 0 ? [[index, scrollTop] as const] : [],
    ),
  };
}

export function readOn(part: Iterable<Node>, { count, focused, scrolled }: ReadingPlace) {
  const elements = elementsIn(part);
  if (elements.length !== count) return;
  for (const [index, top] of scrolled) {
    const element = elements[index];
    if (element) element.scrollTop = top;
  }
  const element = elements[focused];
  // The person may have moved the focus meanwhile.
  const isLost = document.activeElement === document.body;
  if (isLost && element instanceof HTMLElement) element.focus({ preventScroll: true });
}
