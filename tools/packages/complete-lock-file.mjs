import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Adds optional packages of other platforms to package-lock.json, which `npm install` omits if the
 * registry in use does not have them. Without them `npm ci` rejects the lock file on every
 * platform. Run it after each change of dependencies.
 */

const OS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const CPU = ['arm64', 'arm', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'x64', 'wasm32'];

/** Matches the platform at the end of a package's name. */
function platformOf(name) {
  const words = name.split(/[/-]/);
  const os = OS.find((word) => words.includes(word));
  const cpu = CPU.find((word) => words.includes(word));
  if (!cpu) throw new Error(`Which platform is ${name} for?`);
  return {
    cpu: [cpu],
    ...(os && { os: [os] }),
    ...(os === 'linux' && { libc: [words.includes('musl') ? 'musl' : 'glibc'] }),
  };
}

const file = path.join(import.meta.dirname, '..', '..', 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
const missing = Object.entries(lock.packages).flatMap(([place, { optionalDependencies, dev }]) =>
  Object.entries(optionalDependencies ?? {})
    .filter(([name]) => !lock.packages[`node_modules/${name}`])
    .filter(([name]) => !lock.packages[`${place}/node_modules/${name}`])
    .map(([name, version]) => ({ name, version, dev })),
);
for (const { name, version, dev } of missing) {
  lock.packages[`node_modules/${name}`] = {
    version,
    ...platformOf(name),
    ...(dev && { dev }),
    optional: true,
  };
}
const [project, ...packages] = Object.entries(lock.packages);
packages.sort(([a], [b]) => (a < b ? -1 : 1));
lock.packages = Object.fromEntries([project, ...packages]);
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`package-lock.json: ${missing.length} packages of other platforms added`);
