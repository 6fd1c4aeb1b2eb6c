import { endSession } from '@aranya/shared/api';
import { publish } from '@aranya/shared/events';
import { removeEntriesOf } from '@aranya/shared/queue';
import { aranyaStore, markQueue, setUserInfo } from '@aranya/shared/session';
import { renderPage } from '@aranya/shared/testing';
import { act, waitFor } from '@testing-library/react';
import { Queue } from './queue';

jest.mock('@aranya/shared/api', () => ({
  ...jest.requireActual('@aranya/shared/api'),
  endSession: jest.fn(),
}));
jest.mock('@aranya/shared/queue', () => ({ removeEntriesOf: jest.fn(async () => undefined) }));
// Simulates a failing script.
jest.mock('./queue-parts', () => {
  throw new Error('Loading chunk 7 failed.');
});

const { store } = aranyaStore();
const confirm = jest.spyOn(window, 'confirm');
const askToLeave = async () => {
  const before = confirm.mock.calls.length;
  await act(async () => publish('session/leaving-asked', {}));
  await waitFor(() => expect(confirm.mock.calls.length).toBe(before + 1));
};

afterAll(() => localStorage.clear());

test('asks with the browser’s dialog if scripts are missing', async () => {
  store.dispatch(
    setUserInfo({ user: { id: 'asha', name: 'Asha', phoneNumber: '9000000001' }, token: 't' }),
  );
  markQueue(false);
  const page = renderPage(
    <>
      <Queue />
      <p>What was typed</p>
    </>,
  );
  confirm.mockReturnValue(false);
  await askToLeave();
  expect(confirm).toHaveBeenLastCalledWith(expect.stringMatching(/^This is not sent yet\n.*lost/s));
  expect(endSession).not.toHaveBeenCalled();
  expect(removeEntriesOf).not.toHaveBeenCalled();
  // The session ends even if the queue cannot be changed.
  jest.mocked(removeEntriesOf).mockRejectedValueOnce(new Error('Loading chunk 8 failed.'));
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  confirm.mockReturnValue(true);
  await askToLeave();
  await waitFor(() => expect(endSession).toHaveBeenCalledWith('asked'));
  expect(removeEntriesOf).toHaveBeenCalledWith('asha');
  expect(page.getByText('What was typed')).toBeVisible();
});
