import { ApiError } from '@aranya/shared/api';
import { settings } from '@aranya/shared/config';
import { aranyaStore, logOut } from '@aranya/shared/session';
import { renderPage } from '@aranya/shared/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readSite, writeSiteLinks, writeSiteTerms } from '../calls/administration-calls';
import { signInAdministrator } from '../testing/people';
import SitePage from './site-page';

jest.mock('../calls/administration-calls');

beforeEach(() => {
  jest.resetAllMocks();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.mocked(readSite).mockResolvedValue({ links: settings().links, terms: '' });
  jest.mocked(writeSiteLinks).mockResolvedValue({ done: true });
  jest.mocked(writeSiteTerms).mockResolvedValue({ done: true });
  signInAdministrator();
});
afterEach(() => act(() => void aranyaStore().store.dispatch(logOut())));

const typeInto = async (label: string, text: string) => {
  const field = await screen.findByRole('textbox', { name: label });
  await userEvent.clear(field);
  if (text) await userEvent.type(field, text);
};
const saveLinks = () => userEvent.click(screen.getByRole('button', { name: 'Save the links' }));

test('shows the links, and saves changed and emptied ones together', async () => {
  renderPage(<SitePage />, '/admin/site');
  expect(await screen.findByRole('textbox', { name: 'Forum' })).toHaveValue(settings().links.forum);
  await typeInto('GitHub', 'https://github.com/aranya');
  await typeInto('X', '');
  await saveLinks();
  expect(writeSiteLinks).toHaveBeenCalledWith({
    ...settings().links,
    github: 'https://github.com/aranya',
    x: '',
  });
  expect(await screen.findByText('The links are saved.')).toBeVisible();
});

test('shows an empty link field for each tool', async () => {
  renderPage(<SitePage />, '/admin/site');
  const field = await screen.findByRole('textbox', { name: 'Motion Sensor Capture' });
  expect(field).toHaveValue('');
  expect(field).toHaveAccessibleDescription(
    'Its tool of nFold; where this is empty, Documentation',
  );
  await typeInto('Motion Sensor Capture', 'https://sensor.example.org');
  await saveLinks();
  expect(writeSiteLinks).toHaveBeenCalledWith({
    ...settings().links,
    motionSensor: 'https://sensor.example.org',
  });
});

test('shows an error below an invalid link and sends nothing', async () => {
  renderPage(<SitePage />, '/admin/site');
  await typeInto('Forum', 'forum.example.org');
  await saveLinks();
  expect(screen.getByRole('textbox', { name: 'Forum' })).toHaveAccessibleDescription(
    'Write a link that begins with https://, or leave it empty.',
  );
  expect(writeSiteLinks).not.toHaveBeenCalled();
});

test('saves the terms, and keeps the text after a failure', async () => {
  jest
    .mocked(writeSiteTerms)
    .mockRejectedValueOnce(new ApiError(503, { code: 'busy', message: 'The server is away.' }));
  renderPage(<SitePage />, '/admin/site');
  await typeInto('Text of the terms', 'Be kind.');
  const save = screen.getByRole('button', { name: 'Save the terms' });
  await userEvent.click(save);
  expect(await screen.findByRole('alert')).toHaveTextContent('The server is away.');
  expect(screen.getByRole('textbox', { name: 'Text of the terms' })).toHaveValue('Be kind.');
  await userEvent.click(save);
  expect(writeSiteTerms).toHaveBeenLastCalledWith('Be kind.');
  expect(await screen.findByText('The terms are saved.')).toBeVisible();
});
