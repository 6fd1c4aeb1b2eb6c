import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const parents = JSON.stringify(path.join(import.meta.dirname, 'processes.mjs'));

/** A process that prints its id and runs until it is stopped. */
const stays = 'console.log(process.pid); setInterval(() => {}, 1000);';

const isThere = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

async function isGone(pid: number) {
  for (let look = 0; look < 100 && isThere(pid); look++) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return !isThere(pid);
}

/** Starts a parent, waits until its grandchild has printed its id, and kills the parent. */
async function killAbove(command: string, parameters: string[]): Promise<number> {
  const parent = spawn(command, parameters, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = await once(parent.stdout, 'data');
  expect(isThere(Number(said))).toBe(true);
  parent.kill('SIGKILL');
  return Number(said);
}

test('ends a process when the parent of its shell is killed', async () => {
  const watching = `import(${parents}).then(({ whenParentsEnd }) => { whenParentsEnd(() => process.exit()); ${stays} })`;
  const shell = `${process.execPath} -e '${watching}'; true`;
  const npm = `require('node:child_process').spawn('sh', ['-c', ${JSON.stringify(shell)}], { stdio: 'inherit' })`;
  expect(await isGone(await killAbove(process.execPath, ['-e', npm]))).toBe(true);
});
