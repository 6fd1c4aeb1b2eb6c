/** An element of a parsed XML document. Names are compared without their prefix. */
export interface XmlElement {
  /** Name without its namespace prefix. */
  readonly localName: string;
  /** Name as written, with its prefix. */
  readonly qualifiedName: string;
  /** Attributes as written, by their name with prefix. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** The element's own text, including CDATA sections but not its children's text. */
  readonly text: string;
}

/** Returns the first child with this local name. */
export function childOf(
  element: XmlElement | undefined,
  localName: string,
): XmlElement | undefined {
  return element?.children.find((child) => child.localName === localName);
}

export function childrenOf(element: XmlElement | undefined, localName: string): XmlElement[] {
  return element?.children.filter((child) => child.localName === localName) ?? [];
}

/** Returns the text of an element without surrounding white space; null when absent or blank. */
export function textOf(element: XmlElement | undefined): string | null {
  return element?.text.trim() || null;
}

/** Yields the element and everything below it, in document order. */
export function* elementsFrom(element: XmlElement): Generator<XmlElement> {
  const waiting = [element];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    yield next;
    for (const child of next.children.toReversed()) waiting.push(child);
  }
}
