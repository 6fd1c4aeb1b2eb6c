import { childrenOf, type XmlElement } from '../../platform/xml/xml-element';
import { formPath, holdsReferences } from './form-path';

/**
 * Paths below the root of the questions whose answer is a file, such as `plot/photo`: by their data
 * type, or because the body uploads to them. Relative references are relative to the root, in the
 * body to the groups around them.
 */
export function uploadPathsOf(
  model: XmlElement,
  body: XmlElement | undefined,
  { localName }: XmlElement,
): string[] {
  const root = `/${localName}`;
  const paths = new Set<string>();
  const take = (path: string) => paths.add(path.split('/').slice(2).join('/'));
  for (const { attributes } of childrenOf(model, 'bind')) {
    if (attributes.type === 'binary' && attributes.nodeset)
      take(formPath(attributes.nodeset, root));
  }
  for (const path of body ? uploadsIn(body, root) : []) take(path);
  return [...paths];
}

/** References of uploads as absolute paths, in document order. */
function* uploadsIn(element: XmlElement, around: string): Generator<string> {
  for (const child of element.children) {
    const { localName, attributes } = child;
    const reference = attributes.ref ?? attributes.nodeset;
    if (localName === 'upload' && reference) yield formPath(reference, around);
    const inside = holdsReferences(localName) && reference ? formPath(reference, around) : around;
    yield* uploadsIn(child, inside);
  }
}
