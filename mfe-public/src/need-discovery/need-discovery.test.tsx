import { ApiError, suggestGap } from '@aranya/shared/api';
import { renderPage } from '@aranya/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import NeedDiscovery from './need-discovery';

jest.mock('@aranya/shared/api', () => ({
  ...jest.requireActual('@aranya/shared/api'),
  suggestGap: jest.fn(),
}));
const sent = jest.mocked(suggestGap);

const field = (name: string) => screen.getByLabelText(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const fill = () => {
  type('Email ID/ Mobile Number', 'sukanti@example.org');
  type('Full Name', 'Sukanti Juang');
  type('Country', 'India');
  type('I want to contribute to', 'Life and Land');
  type('Describe the data information Gap', 'Nobody counts mahua flowers.');
};
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Submit' }));

beforeEach(() => {
  sent.mockReset();
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
});

test('shows five inputs with placeholders, and the 17 goals', () => {
  renderPage(<NeedDiscovery />);
  for (const placeholder of [
    'Email ID/ Mobile Number',
    'Full Name',
    'Country',
    'Describe the data information Gap',
  ]) {
    expect(screen.getByPlaceholderText(placeholder)).toBeInTheDocument();
  }
  const goals = within(field('I want to contribute to')).getAllByRole('option');
  expect(goals.slice(1)).toHaveLength(17);
  expect(goals.at(15)).toHaveTextContent('Life and Land');
});

test('clears email, name and detail after success', async () => {
  sent.mockResolvedValue({ received: true });
  renderPage(<NeedDiscovery />);
  fill();
  submit();
  expect(await screen.findByText(/Thank you/)).toBeInTheDocument();
  expect(sent).toHaveBeenCalledWith(
    {
      userName: 'sukanti@example.org',
      fullName: 'Sukanti Juang',
      country: 'India',
      sdg: 'Life and Land',
      extraDetail: 'Nobody counts mahua flowers.',
    },
    expect.stringMatching(/^[0-9a-f]{32}$/),
  );
  expect(field('Email ID/ Mobile Number')).toHaveValue('');
  expect(field('Full Name')).toHaveValue('');
  expect(field('Describe the data information Gap')).toHaveValue('');
  expect(field('Country')).toHaveValue('India');
  expect(field('I want to contribute to')).toHaveValue('Life and Land');
});

test('shows progress and ignores a second press during the request', async () => {
  sent.mockReturnValue(new Promise(() => undefined));
  renderPage(<NeedDiscovery />);
  fill();
  submit();
  expect(await screen.findByText('Sending your suggestion…')).toBeInTheDocument();
  const button = screen.getByRole('button', { name: 'Submit' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toBeEnabled();
  submit();
  expect(sent).toHaveBeenCalledTimes(1);
  expect(field('Full Name')).toHaveValue('Sukanti Juang');
});

test('logs the answer of the server and does not show it', async () => {
  const log = jest.spyOn(console, 'info');
  sent.mockResolvedValue({ received: true });
  renderPage(<NeedDiscovery />);
  fill();
  submit();
  await waitFor(() => expect(log).toHaveBeenCalledWith(expect.any(String), { received: true }));
});

test('keeps the typed text after a failure', async () => {
  sent.mockRejectedValue(new ApiError(0, { code: 'network', message: 'Check the connection.' }));
  renderPage(<NeedDiscovery />);
  fill();
  submit();
  expect(await screen.findByRole('alert')).toHaveTextContent('Check the connection.');
  expect(field('Email ID/ Mobile Number')).toHaveValue('sukanti@example.org');
  expect(field('Full Name')).toHaveValue('Sukanti Juang');
  expect(field('Country')).toHaveValue('India');
  expect(field('I want to contribute to')).toHaveValue('Life and Land');
  expect(field('Describe the data information Gap')).toHaveValue('Nobody counts mahua flowers.');
});

test('does not send an empty form, and focuses the first empty field with its error', async () => {
  renderPage(<NeedDiscovery />);
  submit();
  await waitFor(() => expect(field('Email ID/ Mobile Number')).toHaveFocus());
  expect(field('Email ID/ Mobile Number')).toBeInvalid();
  expect(sent).not.toHaveBeenCalled();
});
