import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { REMOTE_NAMES } from '@aranya/shared/contracts';
import { exposesOf, readRemote } from '@aranya/shared/remote-description';

const HEAD = `/** Made by bench/single-page/exposed-modules.ts: every exposed module as a lazy part of one build. */
`;

const TAIL = `
export function chooseRelease() {}

export async function loadExposed(remote, expose) {
  const load = exposed[remote + '/' + expose.replace('./', '')];
  if (!load) throw new Error('no module ' + remote + ' ' + expose);
  return load();
}
`;

export const partName = (remote: string, expose: string) => `${remote}-${expose.replace('./', '')}`;

/** Replaces the federation runtime by `import()` of the remotes' sources. @returns the file */
export async function writeExposedModules(root: string, folder: string): Promise<string> {
  const lines: string[] = [];
  for (const remote of REMOTE_NAMES) {
    for (const [expose, source] of Object.entries(exposesOf(readRemote(path.join(root, remote))))) {
      const key = JSON.stringify(`${remote}/${expose.replace('./', '')}`);
      const name = `/* webpackChunkName: "${partName(remote, expose)}" */`;
      lines.push(
        `  ${key}: () => import(${name} ${JSON.stringify(path.join(root, remote, source))}),`,
      );
    }
  }
  const file = path.join(folder, 'exposed-modules.js');
  await mkdir(folder, { recursive: true });
  await writeFile(file, `${HEAD}const exposed = {\n${lines.join('\n')}\n};\n${TAIL}`);
  return file;
}
