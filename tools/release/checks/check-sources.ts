import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

/**
 * Checks that the sources of a remote, or of the host, compile before a release.
 * @param root the repository's folder
 * @throws Error with the compiler's messages
 */
export async function checkSources(root: string, deployable: string): Promise<void> {
  const compiler = path.join(root, 'node_modules', '.bin', 'tsc');
  const project = path.join(deployable, 'tsconfig.json');
  await promisify(execFile)(compiler, ['-p', project, '--noEmit'], { cwd: root }).catch(
    ({ stdout }: { stdout: string }) => {
      throw new Error(`${deployable} does not compile:\n${stdout}`);
    },
  );
}
