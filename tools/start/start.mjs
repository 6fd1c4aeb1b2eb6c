import { spawn } from 'node:child_process';
import path from 'node:path';
import { buildFrontEnd, buildServer, checkNode, installPackages, root } from './installation.mjs';
import { DEPLOYABLES, REMOTE_PORTS } from './origins.mjs';
import { checkPorts, portBase } from './ports.mjs';
import { startProcess, stopProcess, whenParentsEnd } from './processes.mjs';
import { PlainError, runCommand, step } from './steps.mjs';

/**
 * `npm start`: from a bare clone to a running product. `npm run dev`: the same in watch mode; `npm
 * run dev -- mfe-map` watches that deployable only.
 */

const developing = process.argv.includes('--dev');

function watchedDeployables() {
  const named = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  const unknown = named.find((name) => !DEPLOYABLES.includes(name));
  if (unknown) {
    throw new PlainError(
      `There is no deployable ${unknown}. It is one of ${DEPLOYABLES.join(', ')}.`,
    );
  }
  return named.length > 0 ? named : DEPLOYABLES;
}

function watchDeployable(name) {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'shared/publish/run.ts', '--watch', name],
    {
      cwd: root,
      // The closed channel notifies the child when this process ends in any way.
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      detached: true,
    },
  );
  return child;
}

const demonstration = () =>
  process.env.ARANYA_DEMONSTRATION
    ? process.env.ARANYA_DEMONSTRATION === 'on'
    : !process.env.DATABASE_URL && !process.env.ARANYA_CENTRAL_URL;

function printAddresses() {
  const base = portBase();
  console.log(`
  Website            http://localhost:${3000 + base}
  Standalone remotes http://localhost:${Math.min(...REMOTE_PORTS) + base} … ${Math.max(...REMOTE_PORTS) + base}
  Server and API     http://localhost:${4000 + base}/docs
  Identity pages     http://localhost:${4100 + base}/register`);
  if (demonstration()) {
    console.log(`  Text messages      http://localhost:${4100 + base}/outbox

  Demonstration accounts, PIN 246810 for all
    collector        9000000001
    community-for    9000000002
    administrator    9000000003
    reviewer         9000000004`);
  }
  console.log(`\nAranya is ready: http://localhost:${3000 + base}`);
}

/** Read here too, because ports and messages depend on it. */
function readConfigurationFile() {
  const { ARANYA_CONFIG: file } = process.env;
  if (!file) return;
  try {
    process.loadEnvFile(file);
  } catch {
    throw new PlainError('ARANYA_CONFIG must be a file that this process may read.');
  }
}

async function start() {
  checkNode();
  readConfigurationFile();
  // On a terminal the server logs warnings only; a service sets its own level.
  process.env.ARANYA_LOG_LEVEL ??= 'warn';
  const watched = developing ? watchedDeployables() : [];
  if (developing) process.env.ARANYA_DEV = watched.join(',');
  await checkPorts();
  await installPackages({ development: developing });
  const children = [];
  let stopping = false;
  const stop = async (code) => {
    if (stopping) return;
    stopping = true;
    await Promise.all(children.map(stopProcess));
    process.exit(code);
  };
  process.on('SIGINT', () => void stop(0));
  process.on('SIGTERM', () => void stop(0));
  process.on('SIGHUP', () => void stop(0));
  await step('Building and starting server and website', async (say) => {
    const startServer = async () => {
      await buildServer();
      const file = path.join(root, 'server', 'dist', 'main.js');
      children.push(await startProcess('The server', file, { cwd: root }));
      say('the server runs');
    };
    const startWebsite = async () => {
      await buildFrontEnd();
      const file = path.join(root, 'tools', 'serve', 'serve.ts');
      const execArgv = ['--import', 'tsx'];
      children.push(await startProcess('The website', file, { cwd: root, execArgv }));
    };
    // The build uses one processor; the database is filled on the other.
    await Promise.all([startServer(), startWebsite()]);
  });
  for (const child of children) child.once('exit', (code) => void stop(code ?? 1));
  for (const name of watched) children.push(watchDeployable(name));
  if (developing) whenParentsEnd(() => void stop(0));
  printAddresses();
}

await runCommand(start);
