import { renderPage } from '@aranya/shared/testing';
import { act, screen } from '@testing-library/react';
import { Updates } from './updates';
import { watchRegistry } from './watch-registry';

jest.mock('./watch-registry', () => ({ watchRegistry: jest.fn(() => () => undefined) }));
// Simulates a failing script.
jest.mock('./update-notice', () => {
  throw new Error('Loading chunk 7 failed.');
});

test('keeps the page if the notice fails to load', async () => {
  renderPage(
    <>
      <Updates />
      <p>What was typed</p>
    </>,
  );
  await act(async () => jest.mocked(watchRegistry).mock.calls[0]?.[0](true));
  expect(screen.getByText('What was typed')).toBeVisible();
});
