/** Place that a person reads in a part of the page; elements are named by their number in it. */
export interface ReadingPlace {
  /** Number of elements in the part. If it differs, the part shows other content. */
  count: number;
  /** The focused element; -1 if it is elsewhere. */
  focused: number;
  /** Scrolled elements, with their position in CSS pixels. */
  scrolled: readonly (readonly [element: number, top: number])[];
}

const elementsIn = (part: Iterable<Node>) =>
  [...part].flatMap((node) =>
    node instanceof Element ? [node, ...node.querySelectorAll('*')] : [],
  );

/** Stores which element has the focus and which are scrolled, for {@link readOn}. */
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

/** Focuses and scrolls a part that scripts have moved or rendered again as before. */
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
