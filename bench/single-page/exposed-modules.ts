import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Configuration } from 'webpack';
import { REMOTE_NAMES } from '../../tools/serve/environment';

/** What a remote exposes, as its own webpack.config.ts tells the federation plugin. */
async function exposesOf(root: string, remote: string): Promise<Record<string, string>> {
  const { default: configurations } = (await import(
    path.join(root, remote, 'webpack.config.ts')
  )) as { default: Configuration[] };
  for (const plugin of configurations.flatMap(({ plugins }) => plugins ?? [])) {
    const { exposes } =
      (plugin as { _options?: { exposes?: Record<string, string> } } | null)?._options ?? {};
    if (exposes) return exposes;
  }
  throw new Error(`${remote}: its webpack.config.ts exposes nothing`);
}

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

/**
 * Writes what takes the place of the federation runtime in the single-page build: the same two
 * functions, with `import()` of the remotes' own sources behind them.
 * @returns the written file
 */
export async function writeExposedModules(root: string, folder: string): Promise<string> {
  const lines: string[] = [];
  for (const remote of REMOTE_NAMES) {
    for (const [expose, source] of Object.entries(await exposesOf(root, remote))) {
      const key = JSON.stringify(`${remote}/${expose.replace('./', '')}`);
      lines.push(`  ${key}: () => import(${JSON.stringify(path.join(root, remote, source))}),`);
    }
  }
  const file = path.join(folder, 'exposed-modules.js');
  await mkdir(folder, { recursive: true });
  await writeFile(file, `${HEAD}const exposed = {\n${lines.join('\n')}\n};\n${TAIL}`);
  return file;
}
