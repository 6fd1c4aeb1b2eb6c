import { createHash } from 'node:crypto';
import { grantAccess } from '../../src/collecting/forms/form-access';
import { setFormState } from '../../src/collecting/forms/form-state';
import { publishForm } from '../../src/collecting/forms/publish-form';
import { LIMITS } from '../../src/platform/configuration/limits';
import { readXml } from '../../src/platform/xml/read-xml';
import { childrenOf } from '../../src/platform/xml/xml-element';
import { type Collection, formIdOf, openCollection } from './collection-fixture';
import { testForm } from './test-forms';

const LEAF = Buffer.from('89504e470d0a1a0a00ff', 'hex');
const md5 = (bytes: Uint8Array) => createHash('md5').update(bytes).digest('hex');

let collection: Collection;
beforeAll(async () => {
  collection = await openCollection();
  const form = testForm({ id: 'media_form', media: ['leaf.png', 'missing.png'] });
  await publishForm(collection.server.context, {
    xml: Buffer.from(form),
    kind: 'open',
    media: new Map([['leaf.png', LEAF]]),
  });
  await collection.publish({ id: 'media_form', media: ['leaf.png', 'missing.png'] });
  await collection.publish({ id: 'unassigned_form', media: ['leaf.png'] }, false);
});
afterAll(() => collection.close());

/** The files of a manifest, as ODK Collect reads it. */
async function filesIn(path: string): Promise<Record<string, string>[]> {
  const { status, headers, bytes } = await collection.phone.get(path);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/xml; charset=utf-8');
  const root = readXml(bytes, LIMITS.openRosa.xml);
  expect(root.qualifiedName).toBe('manifest');
  expect(root.attributes.xmlns).toBe('http://openrosa.org/xforms/xformsManifest');
  return childrenOf(root, 'mediaFile').map(({ children }) =>
    Object.fromEntries(children.map(({ localName, text }) => [localName, text])),
  );
}

describe('form', () => {
  test('F1 returns the published bytes', async () => {
    const { status, headers, text } = await collection.phone.get('/forms/tree_test.xml');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(text).toBe(testForm({ id: 'tree_test' }));
  });

  test('F1 preserves odd bytes: CRLF, tabs, comments, a byte order mark', async () => {
    const xml = Buffer.from(
      `\ufeff${testForm({ id: 'odd' }).replaceAll('\n', '\r\n')}<!-- end\t-->\n\n`,
    );
    await publishForm(collection.server.context, { xml, kind: 'open' });
    // Phones that already have the version would not download other bytes.
    await expect(collection.publish({ id: 'odd' })).rejects.toThrow(/published before/);
    const formId = await formIdOf(collection, 'odd');
    await grantAccess(collection.server.context.database.db, collection.appUserId, formId);
    expect((await collection.phone.get('/forms/odd.xml')).bytes.equals(xml)).toBe(true);
  });

  test('F1 compresses the answer where the phone accepts it, with the same content', async () => {
    const plain = await collection.phone.get('/forms/tree_test.xml');
    const response = await fetch(`${collection.phone.base}/forms/tree_test.xml`, {
      headers: { 'x-openrosa-version': '1.0', 'accept-encoding': 'gzip' },
    });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(await response.text()).toBe(plain.text);
    const tag = response.headers.get('etag') ?? '';
    const again = await collection.phone.get('/forms/tree_test.xml', { 'if-none-match': tag });
    expect(again.status).toBe(304);
  });

  test('F2 returns 403 without access, for the form, its manifest and its files', async () => {
    for (const path of ['.xml', '/manifest', '/attachments/leaf.png']) {
      const { status } = await collection.phone.get(`/forms/unassigned_form${path}`);
      expect([path, status]).toEqual([path, 403]);
    }
  });

  test('F2 returns 403 for a closed form, and serves a closing one', async () => {
    const { db } = collection.server.context.database;
    const formId = await collection.publish({ id: 'ending' });
    await setFormState(db, formId, 'closing');
    expect((await collection.phone.get('/forms/ending.xml')).status).toBe(200);
    await setFormState(db, formId, 'closed');
    expect((await collection.phone.get('/forms/ending.xml')).status).toBe(403);
  });

  test('F3 returns 404 for an unknown form or file', async () => {
    for (const path of [
      '/forms/none.xml',
      '/forms/tree_test',
      '/forms/none/manifest',
      '/forms/none/attachments/leaf.png',
      '/forms/media_form/attachments/none.png',
      '/forms/media_form/attachments/%00',
      '/forms/media_form/attachments/missing.png',
    ]) {
      const { status } = await collection.phone.get(path);
      expect([path, status]).toEqual([path, 404]);
    }
  });
});

describe('manifest and media', () => {
  test('F4 returns an empty manifest for a form without files, and lists none', async () => {
    expect(await filesIn('/forms/tree_test/manifest')).toEqual([]);
    const { text } = await collection.phone.get('/formList?formID=tree_test');
    expect(text).not.toContain('manifestUrl');
  });

  test("F4 lists a form's files with their address", async () => {
    const base = `http://aranya.test:4000/v1/key/${collection.token}/projects/1`;
    expect(await filesIn('/forms/media_form/manifest')).toEqual([
      {
        filename: 'leaf.png',
        hash: `md5:${md5(LEAF)}`,
        downloadUrl: `${base}/forms/media_form/attachments/leaf.png`,
      },
    ]);
    const { text } = await collection.phone.get('/formList?formID=media_form');
    expect(text).toContain(`<manifestUrl>${base}/forms/media_form/manifest</manifestUrl>`);
  });

  test('F5 serves the file that the manifest describes', async () => {
    const { status, headers, bytes } = await collection.phone.get(
      '/forms/media_form/attachments/leaf.png',
    );
    expect(status).toBe(200);
    expect(bytes.equals(LEAF)).toBe(true);
    expect(headers.get('content-type')).toBe('image/png');
    expect(headers.get('etag')).toBe(`"${md5(LEAF)}"`);
    expect(headers.get('content-disposition')).toMatch(/^attachment/);
    const again = await collection.phone.get('/forms/media_form/attachments/leaf.png', {
      'if-none-match': `"${md5(LEAF)}"`,
    });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
  });

  test('F6 omits a declared file that was not uploaded', async () => {
    const names = (await filesIn('/forms/media_form/manifest')).map(({ filename }) => filename);
    expect(names).toEqual(['leaf.png']);
  });

  test('F6 serves names with spaces, and files without a reference in the form', async () => {
    const { server, appUserId, phone } = collection;
    const { formId } = await publishForm(server.context, {
      xml: Buffer.from(testForm({ id: 'odd_names', media: ['a b.png'] })),
      kind: 'open',
      media: new Map([
        ['a b.png', LEAF],
        ['itemsets.csv', Buffer.from('list_name,name')],
      ]),
    });
    await grantAccess(server.context.database.db, appUserId, formId);
    const listed = await filesIn('/forms/odd_names/manifest');
    expect(listed.map(({ filename }) => filename)).toEqual(['a b.png', 'itemsets.csv']);
    for (const { downloadUrl = '' } of listed) {
      const path = downloadUrl.slice(downloadUrl.indexOf('/forms/'));
      expect([path, (await phone.get(path)).status]).toEqual([path, 200]);
    }
  });

  test('F7 rejects every path that leads out of a form', async () => {
    for (const name of [
      '..%2F..%2F..%2Fetc%2Fpasswd',
      '%2e%2e%2fleaf.png',
      '..%5cleaf.png',
      '%2Fetc%2Fpasswd',
    ]) {
      const { status } = await collection.phone.get(`/forms/media_form/attachments/${name}`);
      expect([name, status]).toEqual([name, 404]);
    }
  });
});
