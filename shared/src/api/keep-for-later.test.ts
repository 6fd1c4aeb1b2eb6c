import { providePageData } from '@aranya/shared/config';
import { provideQueue, tendQueue } from '@aranya/shared/session';
import { testPageData } from '@aranya/shared/testing';
import { ApiError, NETWORK_PROBLEM } from './client/api-error';
import { keepForLater } from './keep-for-later';

// Simulates a failing script.
jest.mock('@aranya/shared/queue', () => {
  throw new Error('Loading chunk 7 failed.');
});

test('reports that nothing is stored if the queue’s script fails', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  providePageData({ settings: { ...testPageData.settings, offline: true } });
  Object.assign(navigator, { locks: {} });
  Object.assign(globalThis, { indexedDB: {} });
  tendQueue();
  provideQueue(() => import('@aranya/shared/queue'));
  const unsent = { content: { kind: 'profile' as const, changed: {} } };
  await expect(keepForLater(new ApiError(0, NETWORK_PROBLEM), unsent)).rejects.toMatchObject({
    message: expect.stringMatching(/not kept yet. Leave this page open/),
    isNetworkFailure: true,
  });
});
