import { childrenOf, type XmlElement } from '../../platform/xml/xml-element';
import { formPath, holdsReferences } from './form-path';

/**
 * Returns the paths below the root of questions whose answer is a file, such as `plot/photo`: they have such a
 * data type, or an upload control in the body. Relative references are resolved against the root, in the body
 * against the surrounding groups.
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

/** Yields the references of upload controls as absolute paths, in document order. */
function* uploadsIn(element: XmlElement, around: string): Generator<string> {
  for (const child of element.children) {
    const { localName, attributes } = child;
    const reference = attributes.ref ?? attributes.nodeset;
    if (localName === 'upload' && reference) yield formPath(reference, around);
    const inside = holdsReferences(localName) && reference ? formPath(reference, around) : around;
    yield* uploadsIn(child, inside);
  }
}
