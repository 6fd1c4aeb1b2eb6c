import { brokenPromise, MEND_PROMISE } from '../contracts/broken-promise';
import { makeReports } from '../contracts/make-reports';

/**
 * Checks the sources of a remote before it is released: that they compile, and that they keep what the
 * remote's contract report promises, or have a version that says otherwise (docs/contracts.md).
 * @param root the repository's folder; without reports in it only types are checked
 * @throws with everything that is wrong
 */
export async function checkSources(root: string, remote: string) {
  const [report] = await makeReports(root, [remote]);
  const broken = report && brokenPromise(report);
  if (broken) throw new Error(`${broken}\n${MEND_PROMISE}`);
}
