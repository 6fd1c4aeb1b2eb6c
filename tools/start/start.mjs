import path from 'node:path';
import { buildAll, checkNode, installPackages, root } from './installation.mjs';
import { checkPorts, portBase } from './ports.mjs';
import { startProcess, stopProcess } from './processes.mjs';
import { runCommand, step } from './steps.mjs';

/** `npm start`: from a bare clone to a running product. */

const demonstration = () =>
  process.env.ARANYA_DEMONSTRATION
    ? process.env.ARANYA_DEMONSTRATION === 'on'
    : !process.env.DATABASE_URL;

function printAddresses() {
  const base = portBase();
  console.log(`
  Website            http://localhost:${3000 + base}
  Remotes alone      http://localhost:${3001 + base} … ${3005 + base}
  Server and API     http://localhost:${4000 + base}/docs
  Identity pages     http://localhost:${4100 + base}/register`);
  if (demonstration()) {
    console.log(`  Text messages      http://localhost:${4100 + base}/outbox

  Demonstration accounts, PIN 246810 for both
    collector        9000000001
    community-for    9000000002`);
  }
  console.log(`\nAranya is ready: http://localhost:${3000 + base}`);
}

async function start() {
  checkNode();
  await checkPorts();
  await installPackages();
  await buildAll();
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
  await step('Starting the server', async () => {
    const file = path.join(root, 'server', 'dist', 'main.js');
    children.push(await startProcess('The server', file, { cwd: root }));
  });
  await step('Starting the website', async () => {
    const file = path.join(root, 'tools', 'serve', 'serve.ts');
    const execArgv = ['--import', 'tsx'];
    children.push(await startProcess('The website', file, { cwd: root, execArgv }));
  });
  for (const child of children) child.once('exit', (code) => void stop(code ?? 1));
  printAddresses();
}

await runCommand(start);
