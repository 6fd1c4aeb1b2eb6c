import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.join(import.meta.dirname, '..', '..');

/** What a build needs of the repository, beside the deployable's own folder. */
const NEEDED = [
  'shared',
  // Its settings are read by anyone who serves the front end too.
  'server',
  'tools',
  'nx.json',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
];

/**
 * A team's own copy of the sources, in which a test can change something, build it and release it
 * with the product's commands.
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
   * @throws where `before` is not in it: the test would test nothing
   */
  async change(file: string, before: string, after: string) {
    const address = path.join(this.folder, file);
    const text = await readFile(address, 'utf8');
    if (!text.includes(before)) throw new Error(`${file} does not hold ${before}`);
    await writeFile(address, text.replaceAll(before, after));
  }

  /** Runs `npm run <script>` here. */
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
          // As the builds that it takes from the repository: what differs is what a test changed.
          ARANYA_BUILD: 'start',
          ARANYA_RELEASES: this.releases,
        },
      },
    );
    return stdout;
  }

  /** Builds deployables here, such as `host`. */
  async build(...deployables: string[]) {
    const projects = deployables.map((name) => `@aranya/${name}`).join(',');
    await promisify(execFile)(
      path.join(this.folder, 'node_modules', '.bin', 'nx'),
      ['run-many', '-t', 'build', '-p', projects],
      { cwd: this.folder, env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' } },
    );
  }

  /** Takes the builds of the repository, so that nothing has to be built that is not changed. */
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
