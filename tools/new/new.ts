import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { makePage, makeRemote } from './make';
import { NewError } from './names';

/** `npm run new`: creates a page or a remote, with all derived files. */
const root = path.join(import.meta.dirname, '..', '..');

const USAGE = `npm run new -- page <remote> <name>     a page, such as: npm run new -- page mfe-public nursery
npm run new -- remote <name>            a remote with one page, such as: npm run new -- remote mfe-seeds`;

function run(command: string, ...parameters: string[]) {
  const { status } = spawnSync(command, parameters, { cwd: root, stdio: 'inherit' });
  if (status !== 0) {
    throw new NewError(
      `The files are written, but ${command} ${parameters.join(' ')} failed. Fix what it reports and run it again.`,
    );
  }
}

async function made([kind, ...names]: string[]): Promise<string[]> {
  const [first = '', second = ''] = names;
  if (kind === 'page' && names.length === 2) return makePage(root, first, second);
  if (kind === 'remote' && names.length === 1) return makeRemote(root, first);
  throw new NewError(`Unknown command. Usage:\n\n${USAGE}`);
}

try {
  const parameters = process.argv.slice(2);
  const files = await made(parameters);
  const biome = path.join(root, 'node_modules', '.bin', 'biome');
  const formatted = files.filter((file) => /\.(json|tsx?)$/.test(file));
  run(biome, 'format', '--write', ...formatted);
  if (parameters[0] === 'remote') run('npm', 'run', '--silent', 'lock');
  console.log(`\nWritten:\n${files.map((file) => `  ${file}`).join('\n')}`);
  if (parameters[0] === 'remote') console.log('  package-lock.json, its package');
  console.log(
    '\nnpm start shows it. After you wrote its texts: npm run languages. More in CONTRIBUTING.md.',
  );
} catch (error) {
  if (!(error instanceof NewError)) throw error;
  console.error(error.message);
  process.exit(1);
}
