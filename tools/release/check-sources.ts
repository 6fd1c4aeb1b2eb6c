import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { HOST_NAME } from '@aranya/shared/contracts';
import { brokenPromise, MEND_PROMISE } from '../contracts/broken-promise';
import { makeReports } from '../contracts/make-reports';

/** That the host compiles: it promises nothing to others. @throws with what does not */
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
 * Checks the sources of a remote, or of the host, before it is released: that they compile, and that they keep what the
 * remote's contract report promises, or have a version that says otherwise (docs/contracts.md).
 * @param root the repository's folder; without reports in it only types are checked
 * @throws with everything that is wrong
 */
export async function checkSources(root: string, remote: string) {
  if (remote === HOST_NAME) return checkHost(root);
  const [report] = await makeReports(root, [remote]);
  const broken = report && brokenPromise(report);
  if (broken) throw new Error(`${broken}\n${MEND_PROMISE}`);
}
