/** Names are compared without their prefix. */
export interface XmlElement {
  readonly localName: string;
  /** Includes the prefix. */
  readonly qualifiedName: string;
  /** Keys are names with prefix, as written. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** The element's own text, including CDATA sections but not its children's text. */
  readonly text: string;
}

export function childOf(
  element: XmlElement | undefined,
  localName: string,
): XmlElement | undefined {
  return element?.children.find((child) => child.localName === localName);
}

export function childrenOf(element: XmlElement | undefined, localName: string): XmlElement[] {
  return element?.children.filter((child) => child.localName === localName) ?? [];
}

/** Without surrounding white space; null when absent or blank. */
export function textOf(element: XmlElement | undefined): string | null {
  return element?.text.trim() || null;
}

/** Includes the element itself, in document order. */
export function* elementsFrom(element: XmlElement): Generator<XmlElement> {
  const waiting = [element];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    yield next;
    for (const child of next.children.toReversed()) waiting.push(child);
  }
}
