import { existsSync, readFileSync } from 'node:fs';
import { breakingChanges, saysBreaking } from './breaking-changes';
import type { Report } from './make-reports';
import { reportedVersion } from './report';

/** What to do about a broken promise. */
export const MEND_PROMISE =
  'Keep the old declaration beside the new one, or raise the version (docs/contracts.md).';

/**
 * What a package promised in its report and does not hold any more, without a version that says so.
 * @returns lines for a person; undefined where all is well, or nothing was promised yet
 */
export function brokenPromise({ name, version, file, text }: Report): string | undefined {
  if (!existsSync(file)) return undefined;
  const promised = readFileSync(file, 'utf8');
  const before = reportedVersion(promised);
  const broken = breakingChanges(promised, text);
  if (broken.length === 0 || saysBreaking(before, version)) return undefined;
  return `${name} ${version} breaks what ${before} promised:\n  ${broken.join('\n  ')}`;
}
