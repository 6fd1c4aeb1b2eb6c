import { LIMITS } from '../../platform/configuration/limits';
import { textOf } from '../../platform/xml/xml-element';
import { elementsAt, stepsOf } from './question-steps';
import { IncompleteSubmission, type SubmissionDocument } from './submission-document';

/** Where the envelope of an encrypted record names its files. */
const PATHS_OF_ENVELOPE = ['media/file', 'encryptedXmlFile'];

/** Where a form that logs how it is filled in names the log of ODK Collect. */
const PATH_OF_AUDIT = 'meta/audit';

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
  const questions = (encrypted ? PATHS_OF_ENVELOPE : [...uploadPaths, PATH_OF_AUDIT]).map(
    (path) => ({
      path,
      of: true,
    }),
  );
  for (const element of elementsAt(root, stepsOf(questions))) {
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
