import {
  ApiError,
  completeTrial,
  createAppUser,
  getFormCatalogue,
  getFormRequests,
  getPhone,
  NETWORK_MESSAGE,
  refreshProfile,
  requestFormAccess,
} from '@aranya/shared/api';
import { OPEN_FORMS } from '@aranya/shared/contracts';
import { subscribe } from '@aranya/shared/events';
import { renderPage } from '@aranya/shared/testing';
import { act, fireEvent, screen, waitForElementToBeRemoved } from '@testing-library/react';
import { useState } from 'react';
import { type ChangeView, FIRST_VIEW } from '../desktop-dashboard/dashboard-view';
import { SectionMenu } from '../desktop-dashboard/section-menu';
import { session, signedIn } from '../testing/signed-in';
import { GettingStarted } from './getting-started';
import { MobileGettingStarted } from './mobile-getting-started';

jest.mock('../phone/phone-status-region', () => ({ PhoneStatusRegion: () => null }));
jest.mock('@aranya/shared/api', () => ({
  ...jest.requireActual('@aranya/shared/api'),
  createAppUser: jest.fn(),
  getFormCatalogue: jest.fn(),
  getPhone: jest.fn(),
  getFormRequests: jest.fn(),
  requestFormAccess: jest.fn(),
  completeTrial: jest.fn(),
  refreshProfile: jest.fn(),
}));
jest.mock('../qr-code/qr-code', () => ({
  QrCode: ({ odkToken }: { odkToken: string }) => <p>QR of {odkToken}</p>,
}));
const [create, askForm, complete, refresh] = [
  jest.mocked(createAppUser),
  jest.mocked(requestFormAccess),
  jest.mocked(completeTrial),
  jest.mocked(refreshProfile),
];

function Desktop() {
  const [view, setView] = useState(FIRST_VIEW);
  const change: ChangeView = (part) => setView({ ...view, ...part });
  return (
    <>
      <SectionMenu section={view.section} change={change} />
      <GettingStarted view={view} change={change} />
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => act(async () => fireEvent.click(button(name)));
const alert = (name: string | RegExp) => screen.findByRole('alertdialog', { name });
const close = async () => {
  const dialog = screen.getByRole('alertdialog');
  fireEvent.click(button('OK'));
  await waitForElementToBeRemoved(dialog);
};

beforeEach(() => {
  localStorage.clear();
  jest
    .mocked(getFormRequests)
    .mockReset()
    .mockReturnValue(new Promise(() => undefined));
  jest
    .mocked(getPhone)
    .mockReset()
    .mockReturnValue(new Promise(() => undefined));
  for (const mock of [create, askForm, complete, refresh]) mock.mockReset();
  jest
    .mocked(getFormCatalogue)
    .mockReset()
    .mockReturnValue(new Promise(() => undefined));
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  signedIn();
});

test('enables the generator but not the trial without a token', () => {
  renderPage(<Desktop />);
  expect(button('Generate QR Code')).toBeEnabled();
  expect(button('Trial Form Access')).toBeDisabled();
  const store = screen.getByRole('link', { name: 'Download ODK Collect' });
  expect(store).toHaveAttribute('href', 'https://store.example/collect');
});

test('creates an app user on Generate QR Code', async () => {
  const heard = jest.fn();
  const stop = subscribe('collection/app-user-created', heard);
  create.mockResolvedValueOnce({ id: 12, token: 'tok' });
  renderPage(<Desktop />);
  await press('Generate QR Code');
  expect(create).toHaveBeenCalledWith({
    displayName: 'Asha Majhi',
    projectId: 1,
    phoneNumber: '9000000001',
    location: 'Odisha',
  });
  expect(session()).toMatchObject({ odkToken: 'tok', odkUserId: '12' });
  expect(heard).toHaveBeenCalledWith({ userId: '7', odkUserId: '12', token: 'tok' });
  expect(screen.getByRole('dialog', { name: 'Your QR code' })).toHaveTextContent('QR of tok');
  fireEvent.click(button('Close'));
  expect(await screen.findByRole('button', { name: 'Generate QR Code' })).toBeDisabled();
  expect(button('Trial Form Access')).toBeEnabled();
  stop();
});

test('recommends the app after the QR, then the scan', () => {
  signedIn({ odkToken: 'tok' });
  const next = () => screen.getByRole('heading', { name: /^Next step:/ }).textContent;
  const { unmount } = renderPage(<Desktop />);
  expect(next()).toBe('Next step: The collection app');
  expect(button('Trial Form Access')).toBeEnabled();
  fireEvent.click(button('I have it'));
  expect(next()).toBe('Next step: Scan or upload the QR in the app');
  unmount();
  renderPage(<Desktop />);
  expect(next()).toBe('Next step: Scan or upload the QR in the app');
});

test('reports a failed generation beside the button, and allows a retry', async () => {
  create.mockRejectedValueOnce(new ApiError(0, { code: 'network', message: NETWORK_MESSAGE }));
  renderPage(<Desktop />);
  await press('Generate QR Code');
  expect(screen.getByRole('alert')).toHaveTextContent(NETWORK_MESSAGE);
  expect(button('Generate QR Code')).toBeEnabled();
});

test('takes the id from the profile if the service answers without one', async () => {
  create.mockResolvedValueOnce({ token: 'tok' });
  renderPage(<Desktop />);
  await press('Generate QR Code');
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('shows Access Granted for the trial, then the tiles', async () => {
  signedIn({ odkToken: 'tok' });
  askForm.mockResolvedValueOnce({ success: true });
  complete.mockResolvedValueOnce({ isTrialFormCompleted: true });
  renderPage(<Desktop />);
  await press('Trial Form Access');
  expect(await alert('Access Granted')).toBeVisible();
  expect(askForm.mock.lastCall?.[0]).toMatchObject({ formId: 'tree_test_24', userId: '12' });
  expect(complete).toHaveBeenCalledWith({
    phoneNumber: '9000000001',
    token: 'sign-in-token',
    location: 'Odisha',
  });
  expect(session().isTrialFormCompleted).toBe(true);
  await close();
  expect(button('Trial Form Access')).toBeDisabled();
  await press('Continue');
  expect(button('Haat Census Harichandanpur Needs a PIN')).toBeVisible();
  await press('Show the intro steps again');
  expect(button('Continue')).toBeVisible();
});

test("shows a tile of the institute's form beside the packaged ones", async () => {
  signedIn({ odkToken: 'tok', isTrialFormCompleted: true });
  const [first] = OPEN_FORMS;
  if (!first) throw new Error('There is no open form.');
  const own = { ...first, id: 77, name: 'Temple grove', name2: 'Una', languages: ['ଓଡ଼ିଆ'] };
  jest.mocked(getFormCatalogue).mockResolvedValue({
    targeted: [],
    open: [own].map((one) => ({ ...one, languages: [...one.languages] })),
  });
  renderPage(<Desktop />);
  fireEvent.click(screen.getByRole('tab', { name: 'Open Campaigns' }));
  expect(
    await screen.findByRole('button', { name: 'Temple grove Una ଓଡ଼ିଆ Ask for access' }),
  ).toBeVisible();
});

test('counts a trial form that the person already has as granted', async () => {
  signedIn({ odkToken: 'tok' });
  const held = { code: 'already_has_access', message: 'You already have this form access.' };
  askForm.mockRejectedValueOnce(new ApiError(409, held));
  complete.mockResolvedValueOnce({ isTrialFormCompleted: true });
  renderPage(<Desktop />);
  await press('Trial Form Access');
  expect(await alert('You already have this form access.')).toBeVisible();
  expect(session().isTrialFormCompleted).toBe(true);
});

test('allows another request for a trial that could not be recorded', async () => {
  signedIn({ odkToken: 'tok' });
  askForm.mockResolvedValueOnce({ success: true });
  complete.mockRejectedValueOnce(new ApiError(500, { code: 'internal', message: 'No.' }));
  renderPage(<Desktop />);
  await press('Trial Form Access');
  expect(await alert(/could not note it/)).toBeVisible();
  await close();
  expect(button('Trial Form Access')).toBeEnabled();
});

describe('Getting Started on a phone', () => {
  const tab = (name: string) => screen.getByRole('tab', { name });

  test('tells a person at Collect about unfinished steps', async () => {
    renderPage(<MobileGettingStarted />);
    fireEvent.click(tab('Collect'));
    expect(await alert('Please complete all the steps first.')).toBeVisible();
    await close();
    expect(tab('Step 1')).toHaveAttribute('aria-selected', 'true');
  });

  test('shows one of four steps in full', () => {
    signedIn({ odkToken: 'tok' });
    renderPage(<MobileGettingStarted />);
    const headings = [
      'Done: Your QR code',
      'Next step: The collection app',
      'Scan or upload the QR in the app',
      'Your first form',
    ];
    const shown = () => screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent);
    expect(tab('Step 2')).toHaveAttribute('aria-selected', 'true');
    expect(shown()).toEqual(headings);
    expect(screen.queryByText('QR of tok')).toBeNull();
    fireEvent.click(tab('Step 1'));
    expect(shown()).toEqual(headings);
    expect(screen.getByText('QR of tok')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Download ODK Collect' })).toBeVisible();
    expect(button('Trial Form Access')).toBeEnabled();
  });

  test('says on an iPhone that the app is for Android', () => {
    signedIn({ odkToken: 'tok' });
    const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15';
    const agent = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(iPhone);
    renderPage(<MobileGettingStarted />);
    expect(screen.getByText(/^ODK Collect is an app for Android/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Download ODK Collect' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Record in this browser' })).toHaveAttribute(
      'href',
      '/record/tree_test_24',
    );
    fireEvent.click(button('I have an Android phone'));
    fireEvent.click(tab('Step 3'));
    expect(screen.getByText('QR of tok')).toBeVisible();
    agent.mockRestore();
  });

  test('refreshes the profile after a completed trial and opens Collect', async () => {
    signedIn({ odkToken: 'tok' });
    askForm.mockResolvedValueOnce({ success: true });
    complete.mockResolvedValueOnce({ isTrialFormCompleted: true });
    renderPage(<MobileGettingStarted />);
    await press('Trial Form Access');
    expect(await alert('Access Granted')).toBeVisible();
    expect(refresh).toHaveBeenCalledTimes(1);
    await close();
    fireEvent.click(tab('Collect'));
    expect(tab('Open Campaigns')).toHaveAttribute('aria-selected', 'true');
    fireEvent.click(tab('Targeted Campaigns'));
    expect(button('SFP Collector All Needs a PIN')).toBeVisible();
  });

  test('only logs a failed trial', async () => {
    signedIn({ odkToken: 'tok' });
    askForm.mockRejectedValueOnce(new ApiError(500, { code: 'internal', message: 'No.' }));
    renderPage(<MobileGettingStarted />);
    await press('Trial Form Access');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(console.warn).toHaveBeenCalled();
  });

  test('starts at Collect for a person who completed the trial earlier', () => {
    signedIn({ odkToken: 'tok', isTrialFormCompleted: true });
    renderPage(<MobileGettingStarted />);
    expect(tab('Collect')).toHaveAttribute('aria-selected', 'true');
  });
});
