/**
 * Resolver of the server's tests. Node's `require` loads ES modules, and several packages that
 * Fastify requires are nothing else; Jest's `require` does not load them before Node 24. Such a
 * module is compiled to CommonJS once and kept below node_modules/.cache.
 */
const { createHash } = require('node:crypto');
const { existsSync, mkdirSync, readFileSync, renameSync } = require('node:fs');
const { dirname, join } = require('node:path');

const cache = join(__dirname, '../../../node_modules/.cache/aranya-tests');

module.exports = (request, options) => {
  const file = options.defaultResolver(request, options);
  const required = options.conditions?.includes('require');
  return required && file.includes('/node_modules/') && isEsModule(file) ? compiled(file) : file;
};

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
