import { LIMITS } from '../../../platform/configuration/limits';
import { textOf } from '../../../platform/xml/xml-element';
import { elementsAt, stepsOf } from '../../answers/question-steps';
import { IncompleteSubmission, type SubmissionDocument } from './submission-document';

/** Elements of an encrypted record's envelope that contain file names. */
const PATHS_OF_ENVELOPE = ['media/file', 'encryptedXmlFile'];

/** ODK Collect's audit log, if the form logs how it is filled in. */
const PATH_OF_AUDIT = 'meta/audit';

/** @throws IncompleteSubmission if the record names more files than allowed. */
export function expectedFileNames(
  { root, encrypted }: Pick<SubmissionDocument, 'root' | 'encrypted'>,
  uploadPaths: readonly string[],
): string[] {
  const names = new Set<string>();
  const { fileNameCharacters, filesOfSubmission } = LIMITS.openRosa;
  const paths = encrypted ? PATHS_OF_ENVELOPE : [...uploadPaths, PATH_OF_AUDIT];
  const questions = paths.map((path) => ({ path, of: true }));
  for (const { element } of elementsAt(root, stepsOf(questions))) {
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
