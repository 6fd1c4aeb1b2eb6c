import 'fake-indexeddb/auto';
import { FORMS_MARK, type WebForm } from '@aranya/shared/contracts';
import { subscribe } from '@aranya/shared/events';
import { forgetEverything, forgetOthers, keepAnswer, keptAnswer } from './kept-answers';
import { keepForm, keptForm, keptForms, removeForm } from './kept-forms';

const form = (formId: string, hash = 'h'): WebForm => ({
  ...{ formId, hash, version: '1', title: formId, xform: '<x/>', attachments: [] },
  ...{ deviceId: 'd', username: 'u', maxSubmissionBytes: 9, unsupported: [] },
});
const keep = (person: string, one: WebForm) => keepForm({ person, form: one, files: [] });
const idsOf = async (person: string) => (await keptForms(person)).map(({ formId }) => formId);

afterEach(async () => {
  jest.restoreAllMocks();
  await forgetEverything();
});

test('stores a form in place of its earlier version, with its size, for one person', async () => {
  await keep('asha', form('sal', 'first'));
  await keep('asha', form('sal', 'second'));
  expect(await keptForm('asha', 'sal')).toMatchObject({ form: { hash: 'second' }, bytes: 4 });
  expect(await keptForm('bela', 'sal')).toBeUndefined();
});

test('publishes whether the device stores forms, until the last one is removed', async () => {
  const marks: unknown[] = [];
  const note = () => marks.push(localStorage.getItem(FORMS_MARK));
  const stop = subscribe('collection/kept-forms-changed', note);
  await keep('asha', form('sal'));
  await keep('bela', form('mahua'));
  await removeForm('asha', 'sal');
  await removeForm('bela', 'mahua');
  stop();
  expect(marks).toEqual(['yes', 'yes', 'yes', null]);
});

test('removes answers and forms on sign-out even if the mark cannot be removed', async () => {
  await keep('asha', form('mahua'));
  await keep('bela', form('sal'));
  await keepAnswer({ person: 'asha', question: 'q', content: 'own' });
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  await expect(forgetOthers('')).rejects.toThrow('forbidden');
  expect(await idsOf('asha')).toEqual([]);
  expect(await keptAnswer('asha', 'q')).toBeUndefined();
});

test('stores at most twenty forms of a person, and updates stored ones', async () => {
  for (let index = 0; index < 20; index++) await keep('asha', form(`form-${index}`));
  await expect(keep('asha', form('one-more'))).rejects.toMatchObject({
    name: 'QuotaExceededError',
  });
  await keep('asha', form('form-3', 'newer'));
  await keep('bela', form('one-more'));
  expect((await keptForm('asha', 'form-3'))?.form.hash).toBe('newer');
});

test('stores no forms of a person above the total size limit', async () => {
  const content = Object.defineProperty(new Blob(['x']), 'size', { value: 150_000_000 });
  const large = (formId: string) =>
    keepForm({ person: 'asha', form: form(formId), files: [{ name: 'a.png', content }] });
  await large('sal');
  await expect(large('mahua')).rejects.toMatchObject({ name: 'QuotaExceededError' });
  expect(await idsOf('asha')).toEqual(['sal']);
});
