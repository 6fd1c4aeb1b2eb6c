import { existsSync, readFileSync } from 'node:fs';
import { breakingChanges, saysBreaking } from '../contracts/breaking-changes';
import { makeReports } from '../contracts/make-reports';
import { reportedVersion } from '../contracts/report';

/**
 * Checks the sources of a remote before it is released: that they compile, and that they keep what the
 * remote's contract report promises, or have a version that says otherwise (docs/contracts.md).
 * @param root the repository's folder; without reports in it only types are checked
 * @throws with everything that is wrong
 */
export async function checkSources(root: string, remote: string) {
  const [report] = await makeReports(root, [remote]);
  if (!report || !existsSync(report.file)) return;
  const promised = readFileSync(report.file, 'utf8');
  const before = reportedVersion(promised);
  const broken = breakingChanges(promised, report.text);
  if (broken.length === 0 || saysBreaking(before, report.version)) return;
  throw new Error(
    `${remote} ${report.version} breaks what ${before} promised:\n  ${broken.join('\n  ')}\n` +
      'Keep the old declaration beside the new one, or raise the version (docs/contracts.md).',
  );
}
