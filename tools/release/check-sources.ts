import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { HOST_NAME } from '@aranya/shared/contracts';
import { brokenPromise, MEND_PROMISE } from '../contracts/broken-promise';
import { makeReports } from '../contracts/make-reports';

/** Type check of the host, which has no contract report. @throws with the errors */
async function checkHost(root: string) {
  const folder = path.join(root, HOST_NAME);
  const { name } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  const compiler = path.join(root, 'node_modules', '.bin', 'tsc');
  await promisify(execFile)(compiler, ['-p', 'tsconfig.json', '--noEmit'], { cwd: folder }).catch(
    ({ stdout }) => {
      throw new Error(`${name} does not compile:\n${stdout}`);
    },
  );
}

/**
 * Checks the sources before a release: types, and the remote's contract report or a version that
 * announces the change (docs/contracts.md).
 * @param root the repository's folder; without reports in it only types are checked
 * @throws with all errors
 */
export async function checkSources(root: string, remote: string) {
  if (remote === HOST_NAME) return checkHost(root);
  const [report] = await makeReports(root, [remote]);
  const broken = report && brokenPromise(report);
  if (broken) throw new Error(`${broken}\n${MEND_PROMISE}`);
}
