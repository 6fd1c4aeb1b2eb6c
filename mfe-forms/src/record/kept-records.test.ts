import { removeEntries, retryEntry } from '@aranya/shared/queue';
import { fireEvent, getByRole, queryByRole } from '@testing-library/react';
import { createApp, nextTick, shallowRef } from 'vue';
import { TEXTS } from '../texts';
import { KeptRecords } from './kept-records';
import type { RecordEntry } from './use-records';

jest.mock('@aranya/shared/queue', () => ({
  ...jest.requireActual('@aranya/shared/queue'),
  removeEntries: jest.fn(),
  retryEntry: jest.fn(),
}));

/** Shows an edited record that the server refused with this code. */
function shown(code: string) {
  const content = {
    ...{ kind: 'record' as const, formId: 'sal', title: 'Sal', instanceId: 'uuid:2', edits: '7' },
    ...{ deviceId: 'd', xml: '<x/>', files: [], maxSubmissionBytes: 9 },
  };
  const records: RecordEntry[] = [
    {
      ...{ id: 'e', person: 'asha', writtenAt: 0, page: '/record/sal', content },
      refusal: { code, message: code },
    },
  ];
  const page = document.body.appendChild(document.createElement('main'));
  const app = createApp(KeptRecords, { records, progress: {} });
  app.provide(TEXTS, shallowRef(((english: string) => english) as never));
  app.mount(page);
  return page;
}

afterEach(() => document.body.replaceChildren());

test('links an outdated edit to the newest version, and removes the edit after a question', async () => {
  const page = shown('record_changed');
  expect(getByRole(page, 'link', { name: 'Open the newest version' }).getAttribute('href')).toBe(
    '/record/sal?edit=7',
  );
  expect(queryByRole(page, 'button', { name: 'Try again' })).toBeNull();
  fireEvent.click(getByRole(page, 'button', { name: 'Delete this version' }));
  await nextTick();
  expect(removeEntries).not.toHaveBeenCalled();
  fireEvent.click(getByRole(page, 'button', { name: 'Remove' }));
  expect(removeEntries).toHaveBeenCalledWith(['e']);
});

test.each([
  ['edit_ended', false],
  ['not_accepting', true],
])('offers another attempt only if it may succeed: %s', (code, may) => {
  const page = shown(code);
  const again = queryByRole(page, 'button', { name: 'Try again' });
  expect(again !== null).toBe(may);
  expect(queryByRole(page, 'link')).toBeNull();
  if (again) fireEvent.click(again);
  expect(retryEntry).toHaveBeenCalledTimes(may ? 1 : 0);
});
