import { ApiError, askToEndSession, getFieldSiteData, getFieldSites } from '@aranya/shared/api';
import { providePageData } from '@aranya/shared/config';
import { aranyaStore, logOut, setUserInfo } from '@aranya/shared/session';
import { answerCalls, renderPage, testPageData } from '@aranya/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TEST_SITE } from '../testing/field-sites';
import Dashboard from './commfor-dashboard';

jest.mock('@aranya/shared/api', () => ({
  ...jest.requireActual('@aranya/shared/api'),
  getFieldSites: jest.fn(),
  getFieldSiteData: jest.fn(),
  askToEndSession: jest.fn(),
}));

const sites = jest.mocked(getFieldSites);
const siteData = jest.mocked(getFieldSiteData);
const offline = new ApiError(0, { code: 'network', message: 'We could not reach Aranya.' });
/** Counts requests for the profile. */
let profileReads = 0;
let person = 0;

beforeEach(() => {
  jest.resetAllMocks();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  providePageData({
    ...testPageData,
    settings: {
      ...testPageData.settings,
      viewers: { layers: 'https://layers.example/map', plots: '', ifri: 'javascript:alert(1)' },
    },
  });
  sites.mockResolvedValue([{ fieldSite: 'Salbani' }, { fieldSite: 'Kusumdihi' }]);
  siteData.mockResolvedValue(TEST_SITE);
  profileReads = 0;
  answerCalls(async (url) => {
    if (url.endsWith('/profile/getProfile')) profileReads += 1;
    throw new Error('offline');
  });
  person += 1;
  const user = {
    id: `staff-${person}`,
    name: 'Prakash Negi',
    phoneNumber: '9',
    isCommForUser: '1',
  };
  aranyaStore().store.dispatch(setUserInfo({ user, token: 'token' }));
});
afterEach(() => {
  aranyaStore().store.dispatch(logOut());
});

async function chooseSalbani() {
  renderPage(<Dashboard />);
  await userEvent.selectOptions(await screen.findByLabelText('Field site'), 'Salbani');
}

test('shows only the title, the signed-in person and the sign-out button', async () => {
  renderPage(<Dashboard />);
  expect(await screen.findByRole('heading', { level: 1, name: 'CommFor' })).toBeInTheDocument();
  // The site's navigation is hidden; the link to one's own account is required.
  const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(links).toEqual(['Privacy and account']);
  expect(screen.getByText('Prakash Negi')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
  expect(askToEndSession).toHaveBeenCalled();
});

test("marks names with the language of their script and sites with the page's", async () => {
  const user = { id: 'ବିନୋଦ', name: 'ବିନୋଦ ନାୟକ', phoneNumber: '9', isCommForUser: '1' };
  aranyaStore().store.dispatch(setUserInfo({ user, token: 'token' }));
  sites.mockResolvedValue(
    ['ଶାଳବଣୀ', 'Salbani', 'କୁସୁମଡିହି', 'Kusumdihi'].map((fieldSite) => ({ fieldSite })),
  );
  renderPage(<Dashboard />);
  const picker = await screen.findByLabelText('Field site');
  const [, ...options] = within(picker).getAllByRole('option');
  expect(options.map((option) => [option.textContent, option.lang])).toEqual([
    ['Kusumdihi', 'en'],
    ['Salbani', 'en'],
    ['କୁସୁମଡିହି', 'or'],
    ['ଶାଳବଣୀ', 'or'],
  ]);
  expect(screen.getByText('ବିନୋଦ ନାୟକ')).toHaveAttribute('lang', 'or');
});

test('reads the profile on load and only logs a failure', async () => {
  renderPage(<Dashboard />);
  expect(await screen.findByLabelText('Field site')).toBeInTheDocument();
  expect(profileReads).toBe(1);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('has four tabs', async () => {
  renderPage(<Dashboard />);
  const tabs = await screen.findAllByRole('tab');
  expect(tabs.map((tab) => tab.textContent)).toEqual([
    'User Data',
    'Map Visualization',
    'Plot Visualization',
    'IFRI',
  ]);
});

test('shows the species of the chosen field site', async () => {
  await chooseSalbani();
  const table = await screen.findByRole('table', { name: 'Species of Salbani' });
  const heads = within(table).getAllByRole('columnheader');
  expect(heads.map((head) => head.textContent)).toEqual(['Species Name', 'Species Type', 'Photo']);
  expect(siteData).toHaveBeenCalledWith('Salbani', expect.any(AbortSignal));
  const chital = within(table).getByRole('row', { name: /Chital/ });
  expect(within(chital).queryByRole('button')).not.toBeInTheDocument();
});

test('opens the photo with name, type and caption on View Photo', async () => {
  await chooseSalbani();
  await userEvent.click(await screen.findByRole('button', { name: /View Photo/ }));
  // The test library adds a space after inline elements; browsers do not.
  const dialog = screen.getByRole('dialog', { name: /^Sal ?, Shorea robusta · Tree$/ });
  expect(within(dialog).getByRole('img')).toHaveAttribute(
    'src',
    'http://localhost:4000/photos/sal.svg',
  );
  expect(within(dialog).getByText('Twig with winged fruits')).toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(await screen.findByRole('button', { name: /View Photo/ })).toHaveFocus();
});

test('shows a sentence for a site without species', async () => {
  siteData.mockResolvedValue({ ...TEST_SITE, speciesData: [] });
  await chooseSalbani();
  expect(await screen.findByText('No Data Found.')).toBeInTheDocument();
});

test('shows legal owner and sixteen questions in Data, with No Data for empty answers', async () => {
  await chooseSalbani();
  await userEvent.click(await screen.findByRole('tab', { name: 'Data' }));
  const table = screen.getByRole('table', { name: 'Forest questionnaire of Salbani' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows).toHaveLength(17);
  expect(rows[0]).toHaveTextContent(/Legal owner.*The State/);
  expect(rows[1]).toHaveTextContent(/^1Who manages.*The samiti$/);
  expect(rows[2]).toHaveTextContent(/No Data$/);
  expect(within(table).getAllByText('No Data')).toHaveLength(15);
});

test('reloads the list on request after a failure', async () => {
  sites.mockRejectedValueOnce(offline);
  renderPage(<Dashboard />);
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach Aranya.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Field site')).toBeInTheDocument();
});

test('reloads a field site on request after a failure', async () => {
  siteData.mockRejectedValueOnce(offline);
  await chooseSalbani();
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not load Salbani.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table', { name: 'Species of Salbani' })).toBeInTheDocument();
});

test('reads the profile again after a refusal, which ends the session', async () => {
  siteData.mockRejectedValueOnce(new ApiError(403, { code: 'forbidden', message: 'Forbidden' }));
  await chooseSalbani();
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(profileReads).toBe(2);
});

test('keeps the chosen site in every tab and after leaving the page', async () => {
  await chooseSalbani();
  await userEvent.click(screen.getByRole('tab', { name: 'Map Visualization' }));
  expect(screen.getByLabelText('Field site')).toHaveValue('Salbani');
  expect(screen.getByTitle('Map Visualization')).toHaveAttribute(
    'src',
    'https://layers.example/map',
  );
  document.body.replaceChildren();
  renderPage(<Dashboard />);
  expect(await screen.findByTitle('Map Visualization')).toBeInTheDocument();
  expect(await screen.findByLabelText('Field site')).toHaveValue('Salbani');
});

test('shows viewers without a usable address as not set up', async () => {
  renderPage(<Dashboard />);
  for (const name of ['Plot Visualization', 'IFRI']) {
    await userEvent.click(await screen.findByRole('tab', { name }));
    expect(screen.getByText(`${name} is not set up`)).toBeInTheDocument();
    expect(screen.queryByTitle(name)).not.toBeInTheDocument();
  }
});
