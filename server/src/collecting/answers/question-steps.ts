import type { XmlElement } from '../../platform/xml/xml-element';

export interface QuestionStep<Meaning> {
  readonly of: Meaning[];
  readonly next: Map<string, QuestionStep<Meaning>>;
}

/** Paths are below the root, such as `plot/photo`. */
export function stepsOf<Meaning>(
  questions: readonly { path: string; of: Meaning }[],
): QuestionStep<Meaning> {
  const first: QuestionStep<Meaning> = { of: [], next: new Map() };
  for (const { path, of } of questions) {
    let step = first;
    for (const name of path.split('/')) {
      const next: QuestionStep<Meaning> = step.next.get(name) ?? { of: [], next: new Map() };
      step.next.set(name, next);
      step = next;
    }
    step.of.push(of);
  }
  return first;
}

/** In document order; repeated groups yield several per path. */
export function* elementsAt<Meaning>(
  element: XmlElement,
  { of, next }: QuestionStep<Meaning>,
): Generator<{ element: XmlElement; of: readonly Meaning[] }> {
  if (of.length > 0) yield { element, of };
  if (next.size === 0) return;
  for (const child of element.children) {
    const step = next.get(child.localName);
    if (step) yield* elementsAt(child, step);
  }
}
