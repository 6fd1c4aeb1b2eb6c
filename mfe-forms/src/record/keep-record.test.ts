import { RECORD_PART } from '@aranya/shared/contracts';
import { enqueue } from '@aranya/shared/queue';
import { aranyaStore, setUserInfo } from '@aranya/shared/session';
import { keepRecord } from './keep-record';

jest.mock('@aranya/shared/queue', () => ({ enqueue: jest.fn() }));

const FORM = {
  ...{ formId: 'sal', version: '1', title: 'Sal trees', hash: 'h', xform: '<x/>', attachments: [] },
  ...{ deviceId: 'd', username: 'u', maxSubmissionBytes: 9, unsupported: [] },
};

/** A file whose text can be read in the simulated browser. */
const file = (name: string, text: string) =>
  Object.assign(new File([text], name), { text: async () => text });

const part = (xml: string, ...names: string[]) => {
  const data = new FormData();
  data.append(RECORD_PART, file(RECORD_PART, xml));
  for (const name of names) data.append(name, new File(['x'], name));
  // jsdom would return copies of the files, without the added method.
  const entries = () => [
    [RECORD_PART, file(RECORD_PART, xml)] as const,
    ...names.map((name) => [name, new File(['x'], name)] as const),
  ];
  return Object.assign(data, { entries });
};

beforeEach(() => {
  const user = { id: 'asha', name: 'Asha', phoneNumber: '9000000001' };
  aranyaStore().store.dispatch(setUserInfo({ user, token: 't' }));
});

test('queues a finished record for its author, with the files of all its parts', async () => {
  const xml = '<data><orx:meta><orx:instanceID>uuid:1</orx:instanceID></orx:meta></data>';
  const data = [part(xml, 'a.csv'), part(xml, 'b.csv')] as unknown as FormData[];
  expect(await keepRecord(FORM, { status: 'ready', data })).toBe('uuid:1');
  expect(enqueue).toHaveBeenCalledWith({
    id: 'uuid:1',
    person: 'asha',
    content: expect.objectContaining({
      ...{ kind: 'record', formId: 'sal', title: 'Sal trees', instanceId: 'uuid:1', xml },
      files: [
        expect.objectContaining({ name: 'a.csv' }),
        expect.objectContaining({ name: 'b.csv' }),
      ],
    }),
  });
});

test('sends the id of the edited record, without its unchanged files', async () => {
  const xml = '<data><instanceID>uuid:2</instanceID></data>';
  const data = [part(xml, 'a.jpg', 'b.jpg')] as unknown as FormData[];
  await keepRecord(FORM, { status: 'ready', data }, { id: '7', stored: new Set(['a.jpg']) });
  const files = [expect.objectContaining({ name: 'b.jpg' })];
  expect(enqueue).toHaveBeenLastCalledWith(
    expect.objectContaining({ content: expect.objectContaining({ edits: '7', files }) }),
  );
});

test('refuses a record without an id', async () => {
  const data = [part('<data/>')] as unknown as FormData[];
  await expect(keepRecord(FORM, { status: 'ready', data })).rejects.toThrow('no id');
});

test('gives an edit a new id when the form retains the old one', async () => {
  const xml =
    '<data><meta><instanceID>uuid:7</instanceID><deprecatedID>uuid:7</deprecatedID></meta></data>';
  const data = [part(xml)] as unknown as FormData[];
  const edited = { id: '7', stored: new Set<string>() };
  const id = await keepRecord(FORM, { status: 'ready', data }, edited);
  expect(id).toMatch(/^uuid:[0-9a-f-]{36}$/);
  expect(enqueue).toHaveBeenLastCalledWith(
    expect.objectContaining({
      content: expect.objectContaining({
        xml: `<data><meta><instanceID>${id}</instanceID><deprecatedID>uuid:7</deprecatedID></meta></data>`,
      }),
    }),
  );
});

test('gives a record an id if its form computes none', async () => {
  const xml = '<data><orx:meta><orx:instanceID/></orx:meta></data>';
  const id = await keepRecord(FORM, {
    status: 'ready',
    data: [part(xml)] as unknown as FormData[],
  });
  expect(id).toMatch(/^uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(enqueue).toHaveBeenLastCalledWith(
    expect.objectContaining({
      content: expect.objectContaining({ xml: xml.replace('/>', `>${id}</orx:instanceID>`) }),
    }),
  );
});
