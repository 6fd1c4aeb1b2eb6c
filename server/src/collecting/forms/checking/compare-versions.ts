import { sentence } from '../../../platform/languages/sentence';
import { type Findings, quoted } from '../../form-finding';

/** @param before Data types of the questions by path, in the version that phones have. */
export function compareVersions(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
  warnings: Findings,
): void {
  for (const [path, type] of before) {
    const now = after.get(path);
    if (now === undefined) {
      warnings.add(
        null,
        sentence(
          'The question {path} is lost: the version before has it. Its answers stay with the old records.',
          { path: quoted(path) },
        ),
      );
    } else if (now !== type) {
      warnings.add(
        null,
        sentence('The type of {path} changes from {before} to {after}.', {
          path: quoted(path),
          before: quoted(type),
          after: quoted(now),
        }),
      );
    }
  }
}
