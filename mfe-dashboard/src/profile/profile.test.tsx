import {
  ApiError,
  dropWaiting,
  NETWORK_PROBLEM,
  sendOrKeep,
  updateProfile,
  updateProfileImage,
  whatWaits,
} from '@aranya/shared/api';
import type { QueuedEntry } from '@aranya/shared/queue';
import { aranyaStore, publishQueueChange, updateUserInfo } from '@aranya/shared/session';
import { renderPage } from '@aranya/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { ASHA, session, signedIn } from '../testing/signed-in';
import { PHOTO_BYTES, photoProblem } from './photo-picker';
import { forgetProfileDraft } from './profile-draft';
import { ProfilePanel } from './profile-panel';

jest.mock('@aranya/shared/api', () => ({
  ...jest.requireActual('@aranya/shared/api'),
  updateProfile: jest.fn(),
  updateProfileImage: jest.fn(),
  whatWaits: jest.fn(),
  dropWaiting: jest.fn(),
  sendOrKeep: jest.fn(),
}));
const server = jest.mocked(updateProfile);
const photoServer = jest.mocked(updateProfileImage);

const field = (label: string) => screen.getByLabelText(label);
const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));

beforeEach(() => {
  server.mockReset();
  photoServer.mockReset();
  jest.mocked(whatWaits).mockReset().mockResolvedValue([]);
  jest.mocked(dropWaiting).mockReset();
  jest
    .mocked(sendOrKeep)
    .mockReset()
    .mockImplementation((_unsent, send) => send());
  forgetProfileDraft();
  localStorage.clear();
  signedIn();
});

test('opens the form on Edit, and shows the stored values', async () => {
  server.mockResolvedValueOnce({ ...ASHA, name: 'Asha M.', email: 'asha@example.org' });
  renderPage(<ProfilePanel />);
  await press('Edit');
  type('Name', 'Asha M.');
  type('Email', 'asha@example.org');
  type('Bio', 'I walk the sal forest.');
  await press('Save');
  expect(server).toHaveBeenCalledWith(
    {
      token: 'sign-in-token',
      name: 'Asha M.',
      phoneNumber: '9000000001',
      email: 'asha@example.org',
      organization: '',
      organizationName: '',
      address: '',
      webURL: '',
    },
    expect.stringMatching(/^[0-9a-f]{32}$/),
  );
  expect(screen.getByRole('heading', { name: 'Asha M.' })).toBeVisible();
  expect(screen.getByText('asha@example.org')).toBeVisible();
  await press('Edit');
  expect(field('Bio')).toHaveValue('I walk the sal forest.');
  expect(field('Bio')).toHaveAccessibleDescription(/until you sign out/);
});

test('marks texts of the card with the language of their letters', () => {
  signedIn({ name: 'ଆଶା ମାଝୀ', organizationName: 'वन समिति', address: 'କେନ୍ଦୁଝର' });
  renderPage(<ProfilePanel />);
  expect(screen.getByText('ଆଶା ମାଝୀ')).toHaveAttribute('lang', 'or');
  expect(screen.getByText('वन समिति')).toHaveAttribute('lang', 'hi');
  expect(screen.getByText('କେନ୍ଦୁଝର')).toHaveAttribute('lang', 'or');
});

test('shows contract errors at their fields, and sends nothing', async () => {
  renderPage(<ProfilePanel />);
  await press('Edit');
  type('Email', 'asha');
  type('Web link', 'example.org');
  await press('Save');
  expect(field('Email')).toHaveAccessibleDescription('Write an address such as name@example.org.');
  expect(field('Web link')).toHaveAccessibleDescription('Write a link that begins with https://');
  expect(server).not.toHaveBeenCalled();
});

test('shows server errors at their fields, and preserves the input', async () => {
  server.mockRejectedValueOnce(
    new ApiError(400, {
      code: 'invalid_input',
      message: 'Please check the marked fields.',
      fields: [{ field: 'address', message: 'At most 500 characters.' }],
    }),
  );
  renderPage(<ProfilePanel />);
  await press('Edit');
  type('Address', 'Keonjhar');
  await press('Save');
  expect(field('Address')).toHaveAccessibleDescription('At most 500 characters.');
  expect(field('Address')).toHaveValue('Keonjhar');
  expect(screen.getByText('Please check the marked fields.')).toBeVisible();
  expect(aranyaStore().store.getState().status.error?.code).toBe('invalid_input');
});

test('preserves input when the form closes, but discards it on Cancel', async () => {
  const first = renderPage(<ProfilePanel />);
  await press('Edit');
  type('Address', 'Keonjhar');
  first.unmount();
  renderPage(<ProfilePanel />);
  expect(field('Address')).toHaveValue('Keonjhar');
  await press('Cancel');
  await press('Edit');
  expect(field('Address')).toHaveValue('');
});

test('shows the QR link only with a token', () => {
  renderPage(<ProfilePanel />);
  expect(screen.queryByText('Click to see your QR code')).toBeNull();
  act(() => {
    aranyaStore().store.dispatch(
      updateUserInfo({
        ...ASHA,
        webURL: 'javascript:alert(1)',
        odkInfo: { odkToken: 'tok', allFormAccess: [] },
      }),
    );
  });
  expect(screen.getByRole('button', { name: 'Click to see your QR code' })).toBeVisible();
  const links = screen.getAllByRole('link').map((link) => link.textContent);
  expect(links).toEqual(['Privacy and account']);
});

describe('profile with changes that another tab queued after the form was opened', () => {
  /** Simulates changes that another tab queued while it was offline. */
  const waits = (changed: Record<string, string>) =>
    jest
      .mocked(whatWaits)
      .mockResolvedValue([
        { id: 'elsewhere', person: ASHA.id, content: { kind: 'profile', changed } },
      ] as unknown as QueuedEntry[]);
  const sent = () => server.mock.calls.at(-1)?.[0];

  beforeEach(async () => {
    signedIn({ address: 'Puri' });
    renderPage(<ProfilePanel />);
    await press('Edit');
  });

  test('includes changes from elsewhere in a save, and removes only what it sent', async () => {
    server.mockResolvedValueOnce(ASHA);
    type('Email', 'asha@example.org');
    waits({ address: 'Harichandanpur' });
    await press('Save');
    expect(sent()).toMatchObject({ address: 'Harichandanpur', email: 'asha@example.org' });
    expect(dropWaiting).toHaveBeenCalledWith(['elsewhere']);
  });

  test('prefers values typed here over queued ones', async () => {
    server.mockResolvedValueOnce(ASHA);
    type('Address', 'Keonjhar');
    waits({ address: 'Harichandanpur', webURL: 'https://example.org' });
    await press('Save');
    expect(sent()).toMatchObject({ address: 'Keonjhar', webURL: 'https://example.org' });
  });

  test('shows queued values in the form, and queues only values typed here while offline', async () => {
    server.mockRejectedValueOnce(new ApiError(0, NETWORK_PROBLEM));
    jest
      .mocked(sendOrKeep)
      .mockImplementationOnce((_unsent, send) => send().catch(() => undefined));
    type('Email', 'asha@example.org');
    waits({ address: 'Harichandanpur' });
    await act(async () => publishQueueChange());
    expect(field('Address')).toHaveValue('Harichandanpur');
    // Typing the server's value withdraws the queued change.
    type('Address', 'Puri');
    await press('Save');
    const content = {
      kind: 'profile',
      changed: { email: 'asha@example.org', address: 'Puri' },
    };
    expect(sendOrKeep).toHaveBeenCalledWith(
      { id: server.mock.calls[0]?.[1], content },
      expect.anything(),
      ASHA.id,
    );
  });
});

describe('profile photo', () => {
  const choose = (file: File) =>
    fireEvent.change(screen.getByLabelText('Photo'), { target: { files: [file] } });

  beforeEach(async () => {
    renderPage(<ProfilePanel />);
    await press('Edit');
  });

  test('uploads a chosen photo at once as base64', async () => {
    photoServer.mockResolvedValueOnce({ userImageUri: '/photo.jpg' });
    choose(new File(['leaf'], 'leaf.png', { type: 'image/png' }));
    await waitFor(() => expect(session().userImageUri).toBe('/photo.jpg'));
    expect(document.querySelector('img')).toHaveAttribute('src', 'http://localhost:4000/photo.jpg');
    expect(photoServer).toHaveBeenCalledWith({
      phoneNumber: '9000000001',
      base64Data: 'data:image/png;base64,bGVhZg==',
      token: 'sign-in-token',
    });
  });

  test('refuses a photo of another format before anything is sent', () => {
    choose(new File(['<svg/>'], 'leaf.svg', { type: 'image/svg+xml' }));
    expect(screen.getByText('Please choose a JPEG, PNG or WebP picture.')).toBeVisible();
    expect(photoServer).not.toHaveBeenCalled();
  });

  test('reports a photo that the server refuses', async () => {
    const problem = { code: 'too_large', message: 'This is larger than the server accepts.' };
    photoServer.mockRejectedValueOnce(new ApiError(413, problem));
    choose(new File(['leaf'], 'leaf.jpg', { type: 'image/jpeg' }));
    expect(await screen.findByText('This is larger than the server accepts.')).toBeVisible();
  });
});

test('refuses a photo of more than 8 MB', () => {
  expect(photoProblem({ type: 'image/jpeg', size: PHOTO_BYTES })).toBe('');
  expect(PHOTO_BYTES).toBeGreaterThan(8_000_000);
  expect(photoProblem({ type: 'image/jpeg', size: PHOTO_BYTES + 1 })).toMatch(/at most 8 MB/);
});
