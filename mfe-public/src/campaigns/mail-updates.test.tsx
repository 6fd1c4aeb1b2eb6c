import { ApiError, askForMails } from '@aranya/shared/api';
import { renderPage } from '@aranya/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import Campaigns from './campaigns';

jest.mock('@aranya/shared/api', () => ({
  ...jest.requireActual('@aranya/shared/api'),
  askForMails: jest.fn(),
}));
const asked = jest.mocked(askForMails);
beforeEach(() => asked.mockReset());

const mail = () => screen.getByLabelText('Email');
const consent = () =>
  screen.getByRole('checkbox', { name: 'Keep my address and write to me about new campaigns' });
const write = (value: string) => fireEvent.change(mail(), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
/** The press loads the dialog's script. */
const press = () => {
  fireEvent.click(screen.getByRole('button', { name: 'Get updates by mail' }));
  return screen.findByRole('dialog', { name: 'You will get all the updates in your mail box.' });
};
async function open() {
  renderPage(<Campaigns />);
  await press();
}

test('hides the dialog until it is opened, and first explains what is stored and how to unsubscribe', async () => {
  renderPage(<Campaigns />);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await press()).toHaveAccessibleDescription(
    /We keep your address only to tell you of new campaigns.+Each of them has a link by which you end this/,
  );
  const policy = screen.getByRole('link', { name: 'Privacy Policy' });
  expect(policy).toHaveAttribute('href', '/privacy-policy');
  expect(policy).toHaveAttribute('target', '_blank');
  expect(consent()).not.toBeChecked();
});

test('sends nothing without an address or consent, and marks the field', async () => {
  await open();
  submit();
  expect(mail()).toBeInvalid();
  await waitFor(() => expect(mail()).toHaveFocus());
  write('nobody');
  submit();
  expect(mail()).toHaveAccessibleDescription('Write an address such as name@example.org.');
  write('asha@example.org');
  submit();
  expect(consent()).toBeInvalid();
  expect(consent()).toHaveAccessibleDescription('Tick this box if we may keep your address.');
  await waitFor(() => expect(consent()).toHaveFocus());
  expect(mail()).toHaveValue('asha@example.org');
  expect(asked).not.toHaveBeenCalled();
});

test('sends language and consent, confirms, and moves the focus to Close', async () => {
  asked.mockResolvedValue({ received: true });
  await open();
  write('asha@example.org');
  fireEvent.click(consent());
  submit();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Thank you.'));
  expect(asked).toHaveBeenCalledWith({ email: 'asha@example.org', language: 'en', consent: true });
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
});

test('sends nothing on a second press during the request', async () => {
  asked.mockReturnValue(new Promise(() => undefined));
  await open();
  write('asha@example.org');
  fireEvent.click(consent());
  submit();
  expect(screen.getByRole('status')).toHaveTextContent('Sending your address…');
  submit();
  expect(asked).toHaveBeenCalledTimes(1);
});

test('explains a failure and keeps the typed address, also after reopening', async () => {
  asked.mockRejectedValue(new ApiError(0, { code: 'network', message: 'Check the connection.' }));
  await open();
  write('asha@example.org');
  fireEvent.click(consent());
  submit();
  expect(await screen.findByRole('alert')).toHaveTextContent('Check the connection.');
  expect(mail()).toHaveValue('asha@example.org');
  expect(consent()).toBeChecked();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await press();
  expect(mail()).toHaveValue('asha@example.org');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
