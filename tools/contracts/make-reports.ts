import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type ContractPackage, contractPackages } from './contract-packages';
import { publicSurface } from './public-surface';
import { writeReport } from './report';

/** A report as it is committed. */
export interface Report {
  /** Name of the package. */
  name: string;
  version: string;
  /** Absolute path. */
  file: string;
  text: string;
}

/** Has the compiler write a package's declarations. One thread, so that types have one order. */
async function emitDeclarations(root: string, folder: string, target: string) {
  const options = ['--noEmit', 'false', '--declaration', '--emitDeclarationOnly'];
  const layout = ['--rootDir', root, '--outDir', target, '--singleThreaded'];
  const project = ['-p', path.join(root, folder, 'tsconfig.json')];
  const compiler = path.join(root, 'node_modules', '.bin', 'tsc');
  await promisify(execFile)(compiler, [...project, ...options, ...layout], { cwd: root }).catch(
    ({ stdout }: { stdout: string }) => {
      throw new Error(`${folder} does not compile:\n${stdout}`);
    },
  );
}

/** Routes as declarations: who may open which path, and the module that shows it. */
const routeDeclaration = ({ routes }: ContractPackage) =>
  `export interface Routes {\n${routes
    .map(
      ({ path: route, viewport, audience, expose }) =>
        `    '${route} (${viewport}, ${audience})': '${expose}';\n`,
    )
    .sort()
    .join('')}}`;

async function makeReport(root: string, described: ContractPackage): Promise<Report> {
  const { name, version, folder, entries, routes } = described;
  const target = await mkdtemp(path.join(tmpdir(), 'aranya-contracts-'));
  try {
    await emitDeclarations(root, folder, target);
    const surface = publicSurface(entries, [target, root], folder);
    if (routes.length > 0) {
      surface.set(`${name}/remote.json`, new Map([['Routes', [routeDeclaration(described)]]]));
    }
    const file = path.join(root, 'docs', 'contracts', `${folder}.api.d.ts`);
    return { name, version, file, text: writeReport(name, version, surface) };
  } finally {
    await rm(target, { recursive: true, force: true });
  }
}

/**
 * The reports of the sources as they are.
 * @param root the repository's folder
 * @param folders of the packages; all where none are named
 * @throws where a package does not compile
 */
export async function makeReports(root: string, folders?: readonly string[]): Promise<Report[]> {
  const reports: Report[] = [];
  for (const described of contractPackages(root, folders)) {
    reports.push(await makeReport(root, described));
  }
  return reports;
}
