import 'fake-indexeddb/auto';
import { providePageData } from '@aranya/shared/config';
import type { WebForm } from '@aranya/shared/contracts';
import { keepForm } from '@aranya/shared/device';
import { aranyaStore, setUserInfo } from '@aranya/shared/session';
import { testPageData } from '@aranya/shared/testing';
import { findByRole, findByText, fireEvent, waitFor } from '@testing-library/react';
import { createApp, shallowRef } from 'vue';
import { isOutdated, keepOpened } from '../opening/opened-form';
import { TEXTS } from '../texts';
import { KeptFormPanel } from './kept-form';

jest.mock('../opening/opened-form');

const form = (formId: string): WebForm => ({
  ...{ formId, hash: 'h', version: '1', title: formId, xform: '<x/>', attachments: [] },
  ...{ deviceId: 'd', username: 'u', maxSubmissionBytes: 9, unsupported: [] },
});
const reopen = jest.fn();
let page: HTMLElement;
let app: ReturnType<typeof createApp>;

/** Shows the panel below the form "sal". */
function show(state: { isKept: boolean; isOffline: boolean }) {
  const opened = { form: form('sal'), fileOf: async () => new Blob(), ...state };
  page = document.body.appendChild(document.createElement('main'));
  app = createApp(KeptFormPanel, { opened, onReopen: reopen });
  const write = (english: string, values: object = {}) =>
    Object.entries(values).reduce((text, [key, value]) => text.replace(`{${key}}`, value), english);
  app.provide(TEXTS, shallowRef(write as never));
  app.mount(page);
}

beforeAll(() => {
  Object.assign(navigator, { serviceWorker: new EventTarget() });
  Object.assign(globalThis, { caches: { match: async () => undefined } });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
beforeEach(() => {
  providePageData({ settings: { ...testPageData.settings, offline: true } });
  const user = { id: 'asha', name: 'Asha', phoneNumber: '9000000001' };
  aranyaStore().store.dispatch(setUserInfo({ user, token: 't' }));
});
afterEach(() => {
  app.unmount();
  page.remove();
});

test('names what to remove if the device has no space', async () => {
  await keepForm({ person: 'asha', form: form('mahua'), files: [] });
  jest.mocked(keepOpened).mockRejectedValue(new DOMException('Full.', 'QuotaExceededError'));
  show({ isKept: false, isOffline: false });
  expect(await findByText(page, /^This device has no room to keep this form/)).toBeTruthy();
  fireEvent.click(await findByRole(page, 'button', { name: 'Remove mahua from this device' }));
  await waitFor(() => expect(page.textContent).not.toContain('mahua'));
});

test('offers a newer version when the network is back, and does not replace the open form', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  jest.mocked(isOutdated).mockResolvedValue(true);
  show({ isKept: true, isOffline: true });
  await jest.advanceTimersByTimeAsync(20_000);
  jest.useRealTimers();
  const open = await findByRole(page, 'button', { name: 'Open the newer version' });
  expect(reopen).not.toHaveBeenCalled();
  fireEvent.click(open);
  expect(reopen).toHaveBeenCalledTimes(1);
});
