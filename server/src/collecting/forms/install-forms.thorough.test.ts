import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OPEN_FORMS, SIGHTING_FORM_ID, TARGETED_FORMS, TRIAL_FORM } from '@aranya/shared/contracts';
import { jest } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { openTestServer, type TestServer } from '../../../testing';
import { testForm } from '../../../testing/odk-conformance/test-forms';
import { serverFolder } from '../../platform/folders/server-folder';
import { readSubmissionDocument } from '../submissions/reading/submission-document';
import { form, formMedia, formVersion } from '../tables';
import { fillRecord } from './fill-record';
import { installForms } from './install-forms';
import { publishForm } from './publish-form';
import { readXForm } from './read-xform';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ prepare: installForms });
});
afterAll(() => server.close());

const formsOf = () => server.context.database.db.select().from(form);
const versionsOf = () =>
  server.context.database.db
    .select()
    .from(formVersion)
    .innerJoin(form, eq(form.id, formVersion.formId));

describe('installForms', () => {
  test('publishes every form of the catalogue with its kind, and the form for sightings', async () => {
    const kinds = new Map((await formsOf()).map(({ xmlFormId, kind }) => [xmlFormId, kind]));
    const ids = (entries: readonly { formId: string }[]) =>
      entries.map(({ formId }) => decodeURIComponent(formId));
    for (const id of ids([TRIAL_FORM])) expect(kinds.get(id)).toBe('trial');
    for (const id of ids(OPEN_FORMS)) expect(kinds.get(id)).toBe('open');
    for (const id of ids(TARGETED_FORMS)) expect(kinds.get(id)).toBe('targeted');
    expect(kinds.get(SIGHTING_FORM_ID)).toBe('open');
    expect(kinds.size).toBe(2 + OPEN_FORMS.length + TARGETED_FORMS.length);
  });

  test('stores the bytes of the files unchanged', async () => {
    const folder = join(serverFolder(), 'forms');
    for (const { form_version: version, form: row } of await versionsOf()) {
      const file = await readFile(join(folder, `${encodeURIComponent(row.xmlFormId)}.xml`));
      expect(Buffer.from(version.xml).equals(file)).toBe(true);
      expect(version.md5).toBe(createHash('md5').update(file).digest('hex'));
    }
  });

  test('logs a form that cannot be read and publishes the others', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'aranya-forms-'));
    const files = {
      broken: '<h:html',
      readable: testForm({ id: 'beside_broken', title: 'Beside' }),
    };
    for (const [name, xml] of Object.entries(files)) await writeFile(join(folder, name), xml);
    const index = Object.keys(files).map((file) => ({
      formId: file,
      title: '',
      version: '1',
      file,
      media: [],
    }));
    await writeFile(join(folder, 'index.json'), JSON.stringify(index));
    const said = jest.spyOn(server.context.log, 'error').mockImplementation(() => undefined);
    await installForms(server.context, folder);
    expect(said).toHaveBeenCalledWith(
      expect.objectContaining({ formId: 'broken' }),
      expect.stringContaining('cannot be read'),
    );
    const { db } = server.context.database;
    const beside = eq(form.xmlFormId, 'beside_broken');
    expect(
      await db.update(form).set({ currentVersionId: null }).where(beside).returning(),
    ).toHaveLength(1);
    await db.delete(formVersion).where(eq(formVersion.title, 'Beside'));
    await db.delete(form).where(beside);
    await rm(folder, { recursive: true });
  });

  test('changes nothing at the next start', async () => {
    const before = await versionsOf();
    await Promise.all([installForms(server.context), installForms(server.context)]);
    expect(await versionsOf()).toEqual(before);
  });

  test('uploads every file that a form declares', async () => {
    const media = await server.context.database.db.select().from(formMedia);
    expect(media.length).toBeGreaterThan(0);
    for (const { sha256 } of media) expect(sha256).toMatch(/^[0-9a-f]{64}$/);
  });

  test('publishes forms whose records have species, place and photo', async () => {
    for (const { form_version: version } of await versionsOf()) {
      const xform = readXForm(version.xml);
      expect(xform.uploadPaths).toContain('photo');
      const record = fillRecord(xform, { species: 'Shorea_robusta', instanceID: 'uuid:1' });
      const document = readSubmissionDocument(Buffer.from(record));
      expect(document).toMatchObject({
        formId: xform.formId,
        version: xform.version,
        instanceId: 'uuid:1',
      });
    }
  });

  test('logs that a packaged form differs from a published version', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'aranya-forms-'));
    const packaged = { id: 'own_first', version: '7', title: 'As packaged' };
    await writeFile(join(folder, 'own_first'), testForm(packaged));
    const index = [{ formId: 'own_first', title: '', version: '7', file: 'own_first', media: [] }];
    await writeFile(join(folder, 'index.json'), JSON.stringify(index));
    const xml = Buffer.from(testForm({ ...packaged, title: 'As the institute wrote it' }));
    await publishForm(server.context, { xml, kind: 'open' });
    const said = jest.spyOn(server.context.log, 'error').mockImplementation(() => undefined);
    await installForms(server.context, folder);
    expect(said).toHaveBeenCalledWith(
      { formId: 'own_first' },
      expect.stringContaining('was published before with other content'),
    );
    said.mockRestore();
    const titles = (await versionsOf())
      .filter(({ form: { xmlFormId } }) => xmlFormId === 'own_first')
      .map(({ form_version: { title } }) => title);
    expect(titles).toEqual(['As the institute wrote it']);
    await rm(folder, { recursive: true });
  });

  test('does not replace a newer version that the institute published', async () => {
    const [first] = await versionsOf();
    if (!first) throw new Error('There is no form.');
    const { form: row, form_version: version } = first;
    const xml = Buffer.from(version.xml).toString().replaceAll(version.version, '9999010101');
    const { context } = server;
    const own = await publishForm(context, { xml: Buffer.from(xml), kind: row.kind });
    await installForms(context);
    const current = (await formsOf()).find(({ id }) => id === row.id)?.currentVersionId;
    expect(current).toBe(own.formVersionId);
  });
});
