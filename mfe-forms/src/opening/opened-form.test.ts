import 'fake-indexeddb/auto';
import { providePageData } from '@aranya/shared/config';
import { keptForm, removeForm } from '@aranya/shared/device';
import { aranyaStore, setUserInfo } from '@aranya/shared/session';
import { answerCalls, type CallAnswer, testPageData } from '@aranya/shared/testing';
import { isOutdated, keepOpened, openNewest } from './opened-form';

const FORM = {
  ...{ formId: 'sal', version: '1', title: 'Sal', xform: '<x/>', unsupported: [] },
  ...{ deviceId: 'd', username: 'u', maxSubmissionBytes: 1 },
  attachments: [
    { name: 'trees.csv', hash: '1' },
    { name: 'sal.png', hash: '2' },
  ],
};
const { signal } = new AbortController();

/** Hash of the form on the server; undefined without a network. */
let served: string | undefined;
let status = 200;
let code = 'no_form_access';
/** Names and hashes of requested files. */
let files: string[] = [];
/** File of which the server has another version. */
let refused = '';

beforeAll(() => {
  providePageData(testPageData);
  answerCalls(async (url): Promise<CallAnswer> => {
    if (!served) throw new Error('no network');
    if (status !== 200) return { status, body: { code, message: 'No.' } };
    if (url.endsWith('create-app-user')) return { status: 200, body: { id: 7, token: 'tok' } };
    const [, name] = /attachments\/(.+)$/.exec(url) ?? [];
    if (!name) return { status: 200, body: { ...FORM, hash: served } };
    files.push(name);
    if (name !== refused) return { status: 200, body: 'sal' };
    return { status: 409, body: { code: 'form_changed', message: 'No.' } };
  });
});
beforeEach(async () => {
  const user = { id: 'asha', name: 'Asha', phoneNumber: '9000000001' };
  aranyaStore().store.dispatch(setUserInfo({ user, token: 't' }));
  await removeForm('asha', 'sal');
  served = 'first';
  status = 200;
  code = 'no_form_access';
  files = [];
  refused = '';
});

const openAndKeep = async () => {
  const opened = await openNewest('sal', signal);
  expect(opened.isKept).toBe(false);
  await keepOpened(opened);
  return opened;
};

test('stores a form with all its files, each fetched once in the version of the form', async () => {
  const opened = await openAndKeep();
  await opened.fileOf({ name: 'trees.csv', hash: '1' });
  expect(files).toEqual(['trees.csv?hash=1', 'sal.png?hash=2']);
  expect((await keptForm('asha', 'sal'))?.files.map(({ name }) => name)).toEqual([
    'trees.csv',
    'sal.png',
  ]);
});

test('stores nothing of a form that changed while its files were fetched', async () => {
  refused = 'sal.png?hash=2';
  await expect(keepOpened(await openNewest('sal', signal))).rejects.toMatchObject({ status: 409 });
  expect(await keptForm('asha', 'sal')).toBeUndefined();
});

test('opens the stored version without a network, and reports a newer one later', async () => {
  await openAndKeep();
  served = undefined;
  files = [];
  const opened = await openNewest('sal', signal);
  expect(opened).toMatchObject({ form: { hash: 'first' }, isKept: true, isOffline: true });
  expect(await opened.fileOf({ name: 'trees.csv', hash: '1' })).toBeDefined();
  expect(files).toEqual([]);
  served = 'first';
  expect(await isOutdated(opened, signal)).toBe(false);
  served = 'second';
  expect(await isOutdated(opened, signal)).toBe(true);
  expect(await openNewest('sal', signal)).toMatchObject({
    form: { hash: 'second' },
    isKept: false,
  });
});

test('removes the stored form if the person may not fill it in any more', async () => {
  await openAndKeep();
  status = 403;
  await expect(openNewest('sal', signal)).rejects.toMatchObject({ status: 403 });
  expect(await keptForm('asha', 'sal')).toBeUndefined();
});

test.each([403, 404])("leaves the stored form after a gateway's answer %i", async (of) => {
  await openAndKeep();
  status = of;
  code = 'unknown';
  await expect(openNewest('sal', signal)).rejects.toMatchObject({ status: of });
  expect(await keptForm('asha', 'sal')).toBeDefined();
});

test('fails without a network if the form is not stored', async () => {
  served = undefined;
  await expect(openNewest('sal', signal)).rejects.toMatchObject({ status: 0 });
});
