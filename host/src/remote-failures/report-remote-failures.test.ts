import { ApiError, reportRemoteFailure } from '@aranya/shared/api';
import { CHUNK_FAILED_EVENT } from '@aranya/shared/contracts';
import { publish } from '@aranya/shared/events';
import '@aranya/shared/testing';
import { waitFor } from '@testing-library/react';
import { reportRemoteFailures } from './report-remote-failures';

jest.mock('@aranya/shared/api', () => ({
  ...jest.requireActual('@aranya/shared/api'),
  reportRemoteFailure: jest.fn(),
}));

const report = jest.mocked(reportRemoteFailure);
const failure = { remote: 'mfe-map', version: '1', phase: 'load', cause: 'Error: gone' };
let stop: () => void;

beforeEach(() => {
  jest.resetAllMocks();
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  stop = reportRemoteFailures();
});
afterEach(() => stop());

test('reports a failure once, with the path of the page', async () => {
  publish('federation/remote-failed', failure);
  publish('federation/remote-failed', failure);
  publish('federation/remote-failed', { ...failure, phase: 'render' });
  await waitFor(() => expect(report).toHaveBeenCalledTimes(2));
  expect(report.mock.calls).toEqual([
    [{ ...failure, path: '/' }],
    [{ ...failure, phase: 'render', path: '/' }],
  ]);
});

test('sends a report when the network is back', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  report.mockRejectedValueOnce(new ApiError(0, { code: 'network', message: '' }));
  publish('federation/remote-failed', failure);
  await waitFor(() => expect(console.info).toHaveBeenCalled());
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(report).toHaveBeenCalledTimes(2));
});

test("cuts a long error to the server's limit", async () => {
  publish('federation/remote-failed', { ...failure, cause: 'x'.repeat(5000) });
  await waitFor(() => expect(report).toHaveBeenCalled());
  expect(report.mock.lastCall?.[0].cause).toHaveLength(1000);
});

test('reports a failed code chunk', async () => {
  const detail = { deployable: 'mfe-map', url: 'http://localhost:3005/releases/1/7.abc.js' };
  window.dispatchEvent(new CustomEvent(CHUNK_FAILED_EVENT, { detail }));
  await waitFor(() => expect(report).toHaveBeenCalled());
  expect(report.mock.calls).toEqual([
    [
      {
        remote: 'mfe-map',
        version: '',
        phase: 'chunk',
        cause: '/releases/1/7.abc.js did not arrive',
        path: '/',
      },
    ],
  ]);
});
