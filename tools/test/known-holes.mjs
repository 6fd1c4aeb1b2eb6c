import { execFile } from 'node:child_process';
import { root } from '../start/installation.mjs';
import { PlainError } from '../start/steps.mjs';

/** Refuses high or critical severity. A registry that does not answer is no failure. */
export async function refuseKnownHoles() {
  const parameters = ['audit', '--omit=dev', '--json', '--audit=true'];
  // npm exits with 1 for any finding, so only its output is used.
  const output = await new Promise((resolve) => {
    const limits = { cwd: root, timeout: 120_000, maxBuffer: 64 * 2 ** 20 };
    execFile('npm', parameters, limits, (_, stdout) => resolve(stdout));
  });
  const { high = 0, critical = 0 } = severitiesIn(output);
  if (high + critical > 0) {
    throw new PlainError(`${high + critical} packages have known holes: see npm run audit.`);
  }
}

/** Empty if the registry did not answer. */
export function severitiesIn(output) {
  try {
    return JSON.parse(output).metadata?.vulnerabilities ?? {};
  } catch {
    return {};
  }
}
