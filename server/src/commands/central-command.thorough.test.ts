import { setLimits } from '../../testing/fake-central/central-fixture';
import { type FakeCentral, openFakeCentral } from '../../testing/fake-central/fake-central';
import { testForm } from '../../testing/odk-conformance/test-forms';
import { packagedForms } from '../collecting/forms/packaged-forms';
import { centralCommand } from './central-command';
import { UsageError } from './run-command';

let central: FakeCentral;
beforeEach(async () => {
  setLimits({ pauseMs: 1 });
  central = await openFakeCentral();
});
afterEach(async () => {
  await central.close();
  expect(central.misunderstood).toEqual([]);
});

const settings = (changes: object = {}) => ({
  central: {
    url: central.url,
    email: central.state.email,
    password: central.state.password,
    projectId: 1,
    ...changes,
  },
});

async function run(word: string, changes: object = {}) {
  const lines: string[] = [];
  const words = word.split(' ');
  const failure = await centralCommand(settings(changes), words, (line) => lines.push(line)).then(
    () => null,
    (error: unknown) => (error as Error).message,
  );
  return { lines, failure };
}

const outcomes = (lines: string[]) => new Set(lines.map((line) => line.slice(0, 13).trim()));
const formIds = async () => {
  const ids: string[] = [];
  for await (const { formId } of packagedForms()) ids.push(formId);
  return ids;
};

/** A form of the product under an older version number. */
async function ownXml(id: string, version: string) {
  for await (const form of packagedForms()) {
    if (form.formId === id) return form.xml.toString().replace(form.version, version);
  }
  throw new Error(`There is no form ${id}.`);
}

describe('npm run central -- register-forms', () => {
  test('publishes every packaged form once, with its files', async () => {
    const first = await run('register-forms');
    expect(first.failure).toBeNull();
    expect(outcomes(first.lines)).toEqual(new Set(['made']));
    expect([...central.state.forms.keys()].sort()).toEqual((await formIds()).sort());
    for await (const { formId, xml, media } of packagedForms()) {
      const [published] = central.state.forms.get(formId)?.published ?? [];
      expect(Buffer.compare(published?.xml ?? Buffer.from(''), xml)).toBe(0);
      for (const [name, content] of media) {
        expect(Buffer.compare(published?.files.get(name) ?? Buffer.from(''), content)).toBe(0);
      }
    }
    const writes = central.count(/^POST \/projects/);
    const second = await run('register-forms');
    expect(outcomes(second.lines)).toEqual(new Set(['already there']));
    expect(central.count(/^POST \/projects/)).toBe(writes);
    expect((await run('check')).failure).toBeNull();
  });

  test.each(['cut', 'lost', 'proxy'] as const)(
    'resumes after an interrupted attempt (%s) at any step',
    async (fault) => {
      for (let breakAt = 1; breakAt < 60; breakAt += 7) {
        let writes = 0;
        central.fault = (call) => {
          if (!call.startsWith('POST /projects')) return null;
          writes += 1;
          return writes >= breakAt ? fault : null;
        };
        await run('register-forms');
      }
      central.fault = () => null;
      expect((await run('register-forms')).failure).toBeNull();
      const versions = [...central.state.forms.values()].map(({ published }) => published.length);
      expect(versions).toEqual((await formIds()).map(() => 1));
    },
  );

  test('publishes a newer version, and leaves manual changes in Central', async () => {
    const [first = '', second = '', third = '', fourth = ''] = await formIds();
    central.publish(await ownXml(first, '2000010101'));
    central.publish(testForm({ id: second, version: '2099010101' }));
    const own = new Map<string, string>();
    for await (const { formId, version } of packagedForms()) own.set(formId, version);
    central.publish(testForm({ id: third, version: own.get(third) }));
    const drafted = central.publish(testForm({ id: fourth, version: '2000010101' }));
    drafted.draft = drafted.published[0] ?? null;
    const { lines, failure } = await run('register-forms');
    const about = (formId: string) => lines.find((line) => line.includes(formId)) ?? '';
    expect(about(first)).toMatch(/^updated/);
    expect(about(second)).toMatch(/^left .*newer version 2099010101/);
    expect(about(third)).toMatch(/^left .*other content/);
    expect(about(fourth)).toMatch(/^left .*draft/);
    expect(failure).toBe('3 forms were left as they are in Central; see above.');
    expect(central.state.forms.get(first)?.published).toHaveLength(2);
  });

  test('keeps a draft unpublished that a person creates in Central during the registration', async () => {
    const [first = ''] = await formIds();
    const form = central.publish(await ownXml(first, '2000010101'));
    const [theirs = null] = central.publish(await ownXml(first, '2000010102')).published.slice(1);
    form.published.pop();
    central.fault = (call) => {
      if (call.endsWith(`/forms/${first}/draft/attachments`)) form.draft = theirs;
      return null;
    };
    const { lines } = await run('register-forms');
    const about = lines.find((line) => line.includes(first));
    expect(about).toMatch(/^left .*somebody replaced its draft there meanwhile/);
    expect(form.published).toHaveLength(1);
    expect(form.draft).toBe(theirs);
  });
});

describe('warnings and refusals of Central', () => {
  const about = (lines: string[], formId: string) =>
    lines.find((line) => line.includes(`  ${formId}`)) ?? '';

  test("reports Central's warning with the form, and publishes the other forms", async () => {
    const [first = '', second = '', ...others] = await formIds();
    central.publish(testForm({ id: first, version: '2000010101' }));
    central.state.deletedForms.add(second);
    const { lines, failure } = await run('register-forms');
    expect(about(lines, first)).toMatch(/^warned .*lacks: photo_2\./);
    expect(about(lines, second)).toMatch(/^warned .*a form with this id was deleted there/);
    for (const formId of others) expect(about(lines, formId)).toMatch(/^made/);
    expect(failure).toMatch(/^Central warns of 2 forms.*register-forms --accept-warnings$/);
    expect(central.state.forms.get(first)?.published).toHaveLength(1);

    const accepted = await run('register-forms --accept-warnings');
    expect(accepted.failure).toBeNull();
    expect(about(accepted.lines, first)).toMatch(/^updated/);
    expect(about(accepted.lines, second)).toMatch(/^made/);
    expect((await run('check')).failure).toBeNull();
  });

  test("reports a refusal in Central's own words", async () => {
    const [first = '', ...others] = await formIds();
    central.publish(await ownXml(first, '2000010101'));
    central.state.refusedForms.set(first, 'The form attempts to change the type of a field.');
    const { lines, failure } = await run('register-forms');
    expect(about(lines, first)).toMatch(/^refused .*change the type of a field. \(400.17\)/);
    for (const formId of others) expect(about(lines, formId)).toMatch(/^made/);
    expect(failure).toBe('Central refused 1 forms; see above.');
  });
});

describe('npm run central -- check', () => {
  const wrong = ({ lines }: { lines: string[] }) =>
    lines.filter((line) => line.startsWith('WRONG'));

  test('names every form that is missing or differs', async () => {
    const [first = '', second = ''] = await formIds();
    await run('register-forms');
    central.state.forms.delete(first);
    const closed = central.state.forms.get(second);
    if (closed) closed.state = 'closed';
    const found = await run('check');
    expect(wrong(found)).toEqual([
      expect.stringContaining(`${first} is not published`),
      expect.stringContaining(`${second} is closed`),
    ]);
    expect(found.failure).toBe('2 of these must be put right.');
  });

  test.each([
    ['a wrong password', { password: 'wrong' }, /refuses aranya@example.org or the password/],
    ['another project', { projectId: 9 }, /no project 9/],
    ['nothing at the address', { url: 'http://127.0.0.1:9' }, /does not answer/],
  ])('reports the fault: %s', async (_, changes, sentence) => {
    const found = await run('check', changes);
    expect(wrong(found).at(-1)).toMatch(sentence);
    expect(found.lines.join()).not.toContain(central.state.password);
  });

  test('reports untested versions of Central and encrypted projects', async () => {
    expect((await run('check')).lines.join('\n')).toMatch(/right {2}Central 2026.2.0 is a version/);
    central.state.version = '2099.1' as typeof central.state.version;
    const found = await run('check');
    expect(found.lines.join('\n')).toMatch(
      /note {3}Central 2099.1.0 was not tried.*2024.1, 2025.4/,
    );
    central.state.keyId = 1;
    expect(wrong(await run('check'))[0]).toMatch(/Project 1 is encrypted by Central/);
  });

  test('reports a missing role and an unencrypted connection', async () => {
    central.state.mayManage = false;
    expect(wrong(await run('check')).at(-1)).toMatch(/may not see project 1.*Project Manager/);
    const found = await run('check', { url: 'http://central.invalid' });
    expect(wrong(found)[0]).toMatch(/can be read on the way/);
  });
});

test('prints the usage for unknown arguments, or without Central', async () => {
  await expect(centralCommand(settings(), [])).rejects.toThrow(UsageError);
  await expect(centralCommand(settings(), ['check', 'twice'])).rejects.toThrow(UsageError);
  await expect(centralCommand({ central: null }, ['check'])).rejects.toThrow(/ARANYA_CENTRAL_URL/);
});
