import { renderPage } from '@aranya/shared/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import DesktopLink from './desktop-link';

const writeText = jest.fn<Promise<void>, [string]>();
Object.defineProperty(navigator, 'clipboard', { value: { writeText } });

const copy = () =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy Link' })));
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
  renderPage(<DesktopLink />);
});
afterEach(() => jest.useRealTimers());

test('explains what to do and shows the link', () => {
  const sentence = 'Please open this link on your desktop.';
  expect(screen.getByRole('heading', { name: sentence })).toBeVisible();
  expect(screen.getByText('http://localhost/dashboard')).toBeVisible();
});

test('confirms a copied link for 2 seconds', async () => {
  writeText.mockResolvedValueOnce();
  await copy();
  expect(writeText).toHaveBeenCalledWith('http://localhost/dashboard');
  pass(1999);
  expect(screen.getByRole('status')).toHaveTextContent('Link copied!');
  pass(1);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('reports a clipboard that refuses', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  writeText.mockRejectedValueOnce(new Error('denied'));
  await copy();
  expect(screen.getByRole('status')).toHaveTextContent('Failed to copy!');
});
