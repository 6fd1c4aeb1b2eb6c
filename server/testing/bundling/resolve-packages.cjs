/**
 * Resolver of the server's tests. Most packages are loaded from bundles (`bundle-packages.mjs`). Some others
 * require ES modules, which Node's `require` supports and Jest's does not before Node 24: such a module is
 * compiled to CommonJS once and cached below node_modules/.cache.
 */
const { execFileSync } = require('node:child_process');
const { createHash } = require('node:crypto');
const { existsSync, mkdirSync, readFileSync, renameSync } = require('node:fs');
const { dirname, join } = require('node:path');
const { BUNDLED_PACKAGES, fileNameOf } = require('./bundled-packages.cjs');

const root = join(__dirname, '../../..');
const cache = join(root, 'node_modules/.cache/aranya-tests');
const bundled = new Set(BUNDLED_PACKAGES);

module.exports = (request, options) => {
  if (bundled.has(request) && options.conditions?.includes('import')) {
    return join(packageBundles(), fileNameOf(request));
  }
  const file = options.defaultResolver(request, options);
  const required = options.conditions?.includes('require');
  return required && file.includes('/node_modules/') && isEsModule(file) ? compiled(file) : file;
};

let bundles;

/** Returns the folder of the packages' bundles and creates it if missing. */
function packageBundles() {
  if (bundles) return bundles;
  const key = createHash('sha256');
  const bundling = ['bundled-packages.cjs', 'bundle-packages.mjs'].map((name) =>
    join(__dirname, name),
  );
  for (const file of [join(root, 'package-lock.json'), ...bundling]) key.update(readFileSync(file));
  bundles = join(root, 'server/node_modules/.cache', `packages-${key.digest('hex').slice(0, 24)}`);
  if (existsSync(bundles)) return bundles;
  mkdirSync(dirname(bundles), { recursive: true });
  execFileSync(process.execPath, [bundling[1], bundles]);
  return bundles;
}

function isEsModule(file) {
  if (file.endsWith('.mjs')) return true;
  if (!file.endsWith('.js')) return false;
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder)) {
    const description = join(folder, 'package.json');
    if (!existsSync(description)) continue;
    const { name, type } = JSON.parse(readFileSync(description, 'utf8'));
    if (type || name) return type === 'module';
  }
  return false;
}

function compiled(file) {
  const key = createHash('sha256').update(file).update(readFileSync(file)).digest('hex');
  const target = join(cache, `${key.slice(0, 24)}.cjs`);
  if (existsSync(target)) return target;
  mkdirSync(cache, { recursive: true });
  const draft = `${target}.${process.pid}.cjs`;
  require('esbuild').buildSync({
    entryPoints: [file],
    outfile: draft,
    bundle: true,
    format: 'cjs',
    platform: 'node',
    logLevel: 'error',
  });
  renameSync(draft, target);
  return target;
}
