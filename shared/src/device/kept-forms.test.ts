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

test('removes answers and forms on sign-out', async () => {
  await keep('asha', form('mahua'));
  await keep('bela', form('sal'));
  await keepAnswer({ person: 'asha', question: 'q', content: 'own' });
  await forgetOthers('');
  expect(await idsOf('asha')).toEqual([]);
  expect(await keptAnswer('asha', 'q')).toBeUndefined();
});
