import { LIMITS } from '../../platform/configuration/limits';
import { textOf, type XmlElement } from '../../platform/xml/xml-element';
import { IncompleteSubmission, type SubmissionDocument } from './submission-document';

/** Where the envelope of an encrypted record names its files. */
const PATHS_OF_ENVELOPE = ['media/file', 'encryptedXmlFile'];

/**
 * Names of the files that belong to a submission: the values of its upload questions, or, for an
 * encrypted envelope, everything that was encrypted.
 *
 * @param uploadPaths Paths of the form's upload questions below the root, such as `plot/photo`.
 * @throws IncompleteSubmission when the record names more files than any record has.
 */
export function expectedFileNames(
  { root, encrypted }: Pick<SubmissionDocument, 'root' | 'encrypted'>,
  uploadPaths: readonly string[],
): string[] {
  const names = new Set<string>();
  const { fileNameCharacters, filesOfSubmission } = LIMITS.openRosa;
  for (const element of elementsAt(root, stepsOf(encrypted ? PATHS_OF_ENVELOPE : uploadPaths))) {
    const name = textOf(element);
    if (name === null || name.length > fileNameCharacters) continue;
    names.add(name);
    if (names.size > filesOfSubmission) {
      throw new IncompleteSubmission(
        `A record has at most ${filesOfSubmission} files; this one names more. ` +
          'Send it as several records.',
      );
    }
  }
  return [...names];
}

/** What follows a step of the paths, by name. */
interface Step {
  /** Whether a path ends here. */
  isEnd: boolean;
  readonly next: Map<string, Step>;
}

function stepsOf(paths: readonly string[]): Step {
  const first: Step = { isEnd: false, next: new Map() };
  for (const path of paths) {
    let step = first;
    for (const name of path.split('/')) {
      const next: Step = step.next.get(name) ?? { isEnd: false, next: new Map() };
      step.next.set(name, next);
      step = next;
    }
    step.isEnd = true;
  }
  return first;
}

/** Elements at any of the paths of local names; several of one path where a group repeats. */
function* elementsAt(element: XmlElement, { isEnd, next }: Step): Generator<XmlElement> {
  if (isEnd) yield element;
  if (next.size === 0) return;
  for (const child of element.children) {
    const step = next.get(child.localName);
    if (step) yield* elementsAt(child, step);
  }
}
