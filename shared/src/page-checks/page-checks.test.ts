import fc, { type Arbitrary } from 'fast-check';

/** The page's checks say the same as zod about the same value, for every contract. */

interface Checked {
  success: boolean;
  data?: unknown;
  error?: { issues: { path: PropertyKey[]; message: string }[] };
}
interface AnySchema {
  safeParse(value: unknown): Checked;
}

type Modules = Record<string, unknown>;

/** Every module with contracts, with zod or with the page's checks behind it. */
function contracts(isPage: boolean): Modules {
  let modules: Modules = {};
  jest.isolateModules(() => {
    if (isPage) jest.doMock('zod/mini', () => jest.requireActual('.'));
    else jest.dontMock('zod/mini');
    modules = {
      ...require('../contracts'),
      ...Object.fromEntries(
        Object.entries(require('../contracts/administration') as Modules).map(([name, one]) => [
          `administration ${name}`,
          one,
        ]),
      ),
      UserSession: require('../session/user-session').UserSession,
      Overrides: require('../federation/overrides').Overrides,
      FederationManifest: require('../federation/manifest-check').FederationManifest,
    };
  });
  return modules;
}

const zod = contracts(false);
const page = contracts(true);

const isSchema = (value: unknown): value is AnySchema =>
  typeof (value as Partial<AnySchema> | null)?.safeParse === 'function';

const names = Object.keys(zod).filter((name) => isSchema(zod[name]));

/** As zod describes a schema of its own. */
interface Definition {
  type: string;
  shape?: Record<string, Described>;
  element?: Described;
  items?: Described[];
  options?: Described[];
  innerType?: Described;
  valueType?: Described;
  values?: unknown[];
  entries?: Record<string, unknown>;
}
interface Described {
  _zod: { def: Definition };
}

const TEXTS = [
  '',
  ' ',
  'a',
  ' spaced out ',
  '/about',
  './home',
  'mfe-map',
  '7',
  '123456',
  '9000000001',
  '+91 90000-00001',
  'or',
  '2026-02-29',
  '2026-03-01',
  '#1b5e20',
  'trial-form',
  'nobody@example.org',
  'https://example.org/a',
  ' https://example.org ',
  'http:example.org',
  'javascript:alert(1)',
  'a\0b',
  'ନମସ୍କାର',
  '🌳'.repeat(120),
  'a'.repeat(121),
  `sha256-${'A'.repeat(43)}=`,
  `sha384-${'A'.repeat(64)}`,
];

const junk = fc.oneof(
  fc.constantFrom<unknown>(null, undefined, true, false, Number.NaN, Infinity, 2 ** 60, -1, 0.1),
  fc.constantFrom<unknown>([], {}, [1], [1, 2, 3], new Date(0), new Map(), Symbol('s')),
  fc.constantFrom(...TEXTS),
  fc.jsonValue(),
);

const numbers = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.constantFrom(0, 1, -1, 1.5, 1000, 1_000_000, 2 ** 53, -(2 ** 53)),
);

/** Values that mostly fit a schema, and at each place some that do not. */
function valuesFor({ _zod: { def } }: Described): Arbitrary<unknown> {
  const { shape = {}, element, items = [], options = [], innerType, valueType } = def;
  const fitting = (): Arbitrary<unknown> => {
    switch (def.type) {
      case 'string':
        return fc.oneof(fc.constantFrom(...TEXTS), fc.string());
      case 'number':
        return fc.oneof({ weight: 5, arbitrary: numbers }, fc.constantFrom('1', '2.5', 'x', ''));
      case 'boolean':
        return fc.boolean();
      case 'literal':
        return fc.constantFrom(...(def.values ?? []));
      case 'enum':
        return fc.constantFrom(...Object.values(def.entries ?? {}));
      case 'object':
        return fc
          .tuple(
            fc.record(
              Object.fromEntries(Object.entries(shape).map(([key, one]) => [key, valuesFor(one)])),
              { requiredKeys: [] },
            ),
            fc.oneof({ weight: 20, arbitrary: fc.constant({}) }, fc.constant({ more: 1 })),
            fc.boolean(),
            fc.record(
              Object.fromEntries(Object.entries(shape).map(([key, one]) => [key, valuesFor(one)])),
            ),
          )
          .map(([some, more, isWhole, whole]) => ({ ...(isWhole ? whole : some), ...more }));
      case 'array':
        return fc.array(element ? valuesFor(element) : junk, { maxLength: 3 });
      case 'tuple':
        return fc.tuple(...items.map(valuesFor));
      case 'union':
        return fc.oneof(...options.map(valuesFor));
      case 'record':
        return fc.dictionary(
          fc.constantFrom('a', 'mfe-map', './home', '__proto__'),
          valueType ? valuesFor(valueType) : junk,
          { maxKeys: 3 },
        );
      case 'nullable':
        return fc.oneof(fc.constant(null), innerType ? valuesFor(innerType) : junk);
      case 'optional':
      case 'default':
        return fc.oneof(fc.constant(undefined), innerType ? valuesFor(innerType) : junk);
      default:
        return junk;
    }
  };
  return fc.oneof({ weight: 25, arbitrary: fitting() }, { weight: 1, arbitrary: junk });
}

/** What a page sees of an answer: of each field what is said first. */
function seen({ success, data, error }: Checked) {
  if (success) return { data };
  const said = (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message] as const);
  return { said: Object.fromEntries(said.reverse()) };
}

const counted = new Map<string, number>();

it.each(names)('%s', (name) => {
  const full = zod[name] as AnySchema & Described;
  const small = page[name] as AnySchema;
  fc.assert(
    fc.property(valuesFor(full), (value) => {
      const expected = full.safeParse(value);
      expect(seen(small.safeParse(value))).toEqual(seen(expected));
      if (expected.success) counted.set(name, (counted.get(name) ?? 0) + 1);
    }),
    { numRuns: 60 },
  );
});

it('finds values that fit, and knows every contract', () => {
  expect(names.length).toBeGreaterThan(80);
  expect(counted.size).toBeGreaterThan(names.length * 0.8);
});

it('throws what is wrong', () => {
  const { Registry } = page as { Registry: { parse(value: unknown): unknown } };
  expect(() => Registry.parse({ protocol: 2, remotes: [] })).toThrow('protocol: Invalid input');
  expect(Registry.parse({ protocol: 1, remotes: [], more: 1 })).toEqual({
    protocol: 1,
    remotes: [],
  });
});
