import { providePageData } from '@aranya/shared/config';
import { PROBLEMS } from '@aranya/shared/contracts';
import { aranyaStore, setUserInfo } from '@aranya/shared/session';
import { answerCalls, testPageData } from '@aranya/shared/testing';
import { readRecord } from './edited-record';

const { signal } = new AbortController();

beforeAll(() => {
  providePageData(testPageData);
  const user = { id: 'asha', name: 'Asha', phoneNumber: '9000000001' };
  aranyaStore().store.dispatch(setUserInfo({ user, token: 't' }));
});

const serveRecord = () =>
  answerCalls(async (url) => ({
    status: 200,
    body: url.endsWith('/own-records/7/instance')
      ? {
          ...{ formId: 'sal', version: '1', instance: '<data id="sal"/>' },
          ...{ attachments: [{ name: 'a.jpg', bytes: 5 }], editableUntil: '2026-01-01T00:00:00Z' },
        }
      : {},
  }));

test('gives the XML and the files of a record to the form engine', async () => {
  serveRecord();
  const { instance, stored } = await readRecord('sal', '7', signal);
  expect(await instance.resolveInstance()).toBe('<data id="sal"/>');
  expect(instance.attachmentFileNames).toEqual(['a.jpg']);
  expect(stored).toEqual(new Set(['a.jpg']));
});

test('says that the time for corrections has passed', async () => {
  const problem = { code: 'edit_ended', message: PROBLEMS.edit_ended.message };
  answerCalls(async () => ({ status: 409, body: problem }));
  await expect(readRecord('sal', '7', signal)).rejects.toMatchObject({ problem });
});

test.each([
  ['mahua', '7'],
  ['sal', '../web-forms/sal'],
  ['sal', '7'.repeat(16)],
])('finds no record in form %s with id %s', async (formId, id) => {
  serveRecord();
  await expect(readRecord(formId, id, signal)).rejects.toMatchObject({ status: 404 });
});
