import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.join(import.meta.dirname, '..', '..');

/** Files of the repository that a build needs beside the deployable's folder. */
const NEEDED = [
  'shared',
  // Servers of the front end also read its settings.
  'server',
  'tools',
  'nx.json',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
];

/**
 * A separate copy of the sources, in which a test changes, builds and releases a deployable with
 * the product's commands.
 */
export class WorkspaceCopy {
  /** The release store that the commands use. */
  releases = '';

  private constructor(readonly folder: string) {}

  /** @param deployables folders to copy, such as `mfe-map` */
  static async of(...deployables: string[]): Promise<WorkspaceCopy> {
    const folder = await mkdtemp(path.join(tmpdir(), 'aranya-copy-'));
    for (const name of [...NEEDED, ...deployables]) {
      await cp(path.join(root, name), path.join(folder, name), {
        recursive: true,
        filter: (source) => !/\/(dist|node_modules)$/.test(source),
      });
    }
    const packages = path.join(folder, 'node_modules');
    await mkdir(path.join(packages, '@aranya'), { recursive: true });
    for (const name of await readdir(path.join(root, 'node_modules'))) {
      if (name === '@aranya' || name === '.cache') continue;
      await symlink(path.join(root, 'node_modules', name), path.join(packages, name));
    }
    await symlink('../../shared', path.join(packages, '@aranya', 'shared'));
    return new WorkspaceCopy(folder);
  }

  /**
   * Changes a source file.
   * @throws if `before` is missing, because the test would test nothing
   */
  async change(file: string, before: string, after: string) {
    const address = path.join(this.folder, file);
    const text = await readFile(address, 'utf8');
    if (!text.includes(before)) throw new Error(`${file} does not hold ${before}`);
    await writeFile(address, text.replaceAll(before, after));
  }

  /** Runs `npm run <script>` in the copy. */
  async run(script: string, ...parameters: string[]): Promise<string> {
    const { stdout } = await promisify(execFile)(
      'npm',
      ['run', '--silent', script, '--', ...parameters],
      {
        cwd: this.folder,
        env: {
          ...process.env,
          NX_DAEMON: 'false',
          NX_TUI: 'false',
          // Same build mode as the copied builds, so that only the test's change differs.
          ARANYA_BUILD: 'start',
          ARANYA_RELEASES: this.releases,
        },
      },
    );
    return stdout;
  }

  /** Builds deployables in the copy, such as `host`. */
  async build(...deployables: string[]) {
    const projects = deployables.map((name) => `@aranya/${name}`).join(',');
    await promisify(execFile)(
      path.join(this.folder, 'node_modules', '.bin', 'nx'),
      ['run-many', '-t', 'build', '-p', projects],
      { cwd: this.folder, env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' } },
    );
  }

  /** Copies the repository's builds, so that unchanged deployables need no build. */
  async useBuilds() {
    for (const name of await readdir(this.folder)) {
      const built = path.join(root, name, 'dist');
      if (existsSync(built)) {
        await cp(built, path.join(this.folder, name, 'dist'), { recursive: true });
      }
    }
  }

  remove = () => rm(this.folder, { recursive: true, force: true });
}
