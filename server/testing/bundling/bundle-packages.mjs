/**
 * Bundles the server's packages into few files: Jest loads every module again for every test file, and the
 * packages have thousands. `node bundle-packages.mjs <folder>` creates the folder.
 */
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import bundled from './bundled-packages.cjs';

const [folder] = process.argv.slice(2);
const draft = `${folder}.${process.pid}`;
const stubs = join(draft, 'stubs');
mkdirSync(stubs, { recursive: true });
for (const name of bundled.BUNDLED_PACKAGES) {
  // Node.js reports the names, because the source of a CommonJS package does not list them.
  const names = Object.keys(await import(name)).filter((one) => one !== 'module.exports');
  const stub = `export { ${names.join(', ')} } from '${name}';\n`;
  writeFileSync(join(stubs, bundled.fileNameOf(name)), stub);
}
await build({
  entryPoints: bundled.BUNDLED_PACKAGES.map((name) => join(stubs, bundled.fileNameOf(name))),
  outdir: draft,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  external: ['@electric-sql/pglite', 'pg-native'],
  minifySyntax: true,
  minifyWhitespace: true,
  // Defines CommonJS names that a module lacks, without Jest's slow module list.
  banner: {
    js: `import { createRequire as requireOf } from 'node:module';
const requireHere = requireOf(import.meta.url); const require = (name) => requireHere(name);`,
  },
  logLevel: 'error',
});
rmSync(stubs, { recursive: true });
try {
  renameSync(draft, folder);
} catch {
  // Another process created the bundle first.
  rmSync(draft, { recursive: true });
}
