import { ApiError } from '@aranya/shared/api';
import { providePageData } from '@aranya/shared/config';
import { PROBLEMS, UNSUPPORTED_QUESTIONS } from '@aranya/shared/contracts';
import { testPageData } from '@aranya/shared/testing';
import { createApp, h, nextTick, shallowRef } from 'vue';
import { readRecord } from '../opening/edited-record';
import { openForm } from '../opening/open-form';
import { TEXTS } from '../texts';
import { RecordPage } from './record-page';

jest.mock('../opening/open-form', () => ({ openForm: jest.fn() }));
jest.mock('../opening/edited-record', () => ({ readRecord: jest.fn() }));
jest.mock('./use-records', () => ({
  useRecords: () => ({ records: { value: [] }, progress: { value: {} }, readNow: jest.fn() }),
}));
jest.mock('./kept-form', () => ({ KeptFormPanel: { render: () => null } }));
jest.mock('./form-part', () => ({ FormPart: { render: () => h('form') } }));

const FORM = {
  ...{ formId: 'sal', version: '1', title: 'Sal', hash: 'h', xform: '<x/>', attachments: [] },
  ...{ deviceId: 'd', username: 'u', maxSubmissionBytes: 9, unsupported: [] as string[] },
};

beforeAll(() => providePageData(testPageData));

/** Shows the page. @returns its content once everything was fetched */
async function shown(recordId = '') {
  const element = document.createElement('div');
  const app = createApp(RecordPage, { formId: 'sal', recordId });
  const text = (english: string, values: Record<string, unknown> = {}) =>
    english.replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
  app.provide(TEXTS, shallowRef(text as never));
  app.mount(element);
  for (let turn = 0; turn < 5; turn += 1) await nextTick();
  return element;
}

test('names unsupported questions above the form', async () => {
  const unsupported = [...UNSUPPORTED_QUESTIONS, 'of a newer server'];
  jest.mocked(openForm).mockResolvedValue({ ...FORM, unsupported });
  const page = await shown();
  const warning = page.querySelector('.record-warning');
  for (const words of [
    'drawings',
    'signatures',
    'barcodes',
    'sound recordings',
    'places recorded in the background',
    'of a newer server',
  ]) {
    expect(warning?.textContent).toContain(words);
  }
  expect(warning?.nextElementSibling?.localName).toBe('form');
});

test('shows no warning if the browser supports all questions', async () => {
  jest.mocked(openForm).mockResolvedValue(FORM);
  const page = await shown();
  expect(page.querySelector('form')).not.toBeNull();
  expect(page.querySelector('.record-warning')).toBeNull();
});

test('says why a record cannot be edited, and shows no form', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.mocked(openForm).mockResolvedValue(FORM);
  const { message } = PROBLEMS.edit_ended;
  jest.mocked(readRecord).mockRejectedValue(new ApiError(409, { code: 'edit_ended', message }));
  const page = await shown('7');
  expect(page.querySelector('[role="alert"]')?.textContent).toContain(message);
  expect(page.querySelector('form')).toBeNull();
  // Another attempt cannot succeed.
  expect(page.querySelector('button')).toBeNull();
  expect(page.querySelector('[role="alert"] a')?.textContent).toBe('Open My Aranya');
});
