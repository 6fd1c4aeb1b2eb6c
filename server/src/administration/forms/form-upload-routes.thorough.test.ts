import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FormUploadAnswer } from '@aranya/shared/contracts/administration';
import { signedInPerson, type TestPerson, useTestServer } from '../../../testing';
import { BROKEN_FORMS, INSTITUTE_FORM } from '../../../testing/institute-form';
import { formMedia, formVersion } from '../../collecting/tables';

const LEAF = new File([Buffer.from('89504e47', 'hex')], 'a leaf.png', { type: 'image/png' });

const withLeaf = INSTITUTE_FORM.replace(
  'tree is it?</value>',
  'tree is it?</value><value form="image">jr://images/a leaf.png</value>',
);

describe('upload of a form', () => {
  const server = useTestServer();
  let administrator: TestPerson;
  beforeAll(async () => {
    administrator = await signedInPerson(server, { isAdministrator: true });
  });

  async function give(xml: string, { query = '', media = [] as File[] } = {}) {
    const parts = new FormData();
    parts.set('form', new Blob([xml]), 'form.xml');
    for (const file of media) parts.append('media', file);
    return send(parts, query);
  }
  async function send(parts: FormData, query = '') {
    const body = new Response(parts);
    const type = body.headers.get('content-type') ?? '';
    return server.app.inject({
      method: 'POST',
      url: `/api/aranya/administration/forms${query}`,
      headers: { ...administrator.headers, 'content-type': type },
      payload: Buffer.from(await body.arrayBuffer()),
    });
  }
  const answerOf = async (...given: Parameters<typeof give>) => {
    const { statusCode, body } = await give(...given);
    expect([statusCode, body]).toEqual([200, expect.any(String)]);
    return JSON.parse(body) as FormUploadAnswer;
  };
  const versions = () => server.context.database.db.select().from(formVersion);

  test.each(BROKEN_FORMS)(
    'refuses a form and stores nothing: %s',
    async (_, xml, line, sentence) => {
      const { status, id, faults } = await answerOf(xml, { media: [LEAF] });
      expect([status, id]).toEqual(['refused', null]);
      expect(faults.kept).toMatchObject([
        { line, sentence: expect.stringMatching(sentence), language: 'en' },
      ]);
      expect(await versions()).toEqual([]);
      const incoming = join(server.settings.dataFolder, 'incoming');
      const rooms = await readdir(incoming);
      const waiting = await Promise.all(rooms.map((room) => readdir(join(incoming, room))));
      expect(waiting.flat()).toEqual([]);
    },
  );

  test('refuses a file of 10 MB with a sentence', async () => {
    const { status, faults } = await answerOf(`${INSTITUTE_FORM}${' '.repeat(10_000_000)}`);
    expect(status).toBe('refused');
    expect(faults.kept[0]?.sentence).toMatch(/^The form is larger than 5 MB\./);
    expect(await versions()).toEqual([]);
  });

  test('checks a form without storing anything, then publishes it with its files', async () => {
    const checked = await answerOf(withLeaf, { query: '?check=yes&kind=open', media: [LEAF] });
    expect(checked).toMatchObject({ status: 'checked', id: null });
    expect(checked.understood).toMatchObject({
      formId: 'grove_trees',
      versionBefore: null,
      kind: 'open',
      media: ['a leaf.png'],
      onMap: true,
    });
    expect(await versions()).toEqual([]);

    const published = await answerOf(withLeaf, { query: '?kind=open', media: [LEAF] });
    expect(published).toMatchObject({ status: 'published', id: expect.any(Number) });
    expect((await versions()).map(({ version }) => version)).toEqual(['1']);
    const [file] = await server.context.database.db.select().from(formMedia);
    expect(file).toMatchObject({
      name: 'a leaf.png',
      sha256: expect.stringMatching(/^[0-9a-f]+$/),
    });
    const listed = await server.app.inject({
      url: '/api/aranya/administration/forms',
      headers: administrator.headers,
    });
    expect(listed.json().forms).toMatchObject([
      { id: published.id, formId: 'grove_trees', kind: 'open', state: 'open', version: '1' },
    ]);
  });

  test('warns about a removed question and refuses changed content without a new version', async () => {
    const changed = INSTITUTE_FORM.replace('<girth/>', '')
      .replace(/<bind nodeset="\/data\/girth".*/, '')
      .replace(/<input ref="\/data\/girth".*/, '')
      .replace(/ calculate="[^"]*"/, '')
      .replace('"/data/area" type="string"', '"/data/area" type="decimal"');
    const same = await answerOf(changed, { query: '?kind=targeted' });
    expect(same).toMatchObject({ status: 'refused' });
    expect(same.faults.kept[0]?.sentence).toMatch(/^Version “1” of this form was published before/);
    const next = changed.replace('version="1"', 'version="2"');
    const { status, understood, warnings } = await answerOf(next, { query: '?kind=targeted' });
    expect([status, understood?.versionBefore, understood?.kind]).toEqual([
      'published',
      '1',
      // A known form keeps its kind.
      'open',
    ]);
    expect(warnings.kept.map(({ sentence }) => sentence)).toEqual([
      expect.stringMatching(/^The question “girth” is lost/),
      'The type of “area” changes from “string” to “decimal”.',
    ]);
    expect((await versions()).map(({ version }) => version).sort()).toEqual(['1', '2']);
    // Repeating it changes nothing; an older version is not republished silently.
    expect((await answerOf(next)).status).toBe('published');
    const first = await answerOf(withLeaf, { media: [LEAF] });
    expect(first.faults.kept.map(({ sentence }) => sentence)).toEqual([
      'Version “1” of this form was published before, and phones have “2” now. Give the form another version to publish it again.',
    ]);
  });

  test('refuses malformed requests', async () => {
    const nothing = new FormData();
    nothing.set('else', 'x');
    expect((await send(nothing)).json()).toMatchObject({ code: 'invalid_input' });
    expect((await give(INSTITUTE_FORM, { media: [LEAF, LEAF] })).json()).toMatchObject({
      fields: [{ field: 'media', message: 'Two files are called a leaf.png.' }],
    });
    expect((await give(INSTITUTE_FORM, { query: '?kind=trial' })).statusCode).toBe(400);
  });
});
