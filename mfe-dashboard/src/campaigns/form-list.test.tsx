import {
  ApiError,
  getFormRequests,
  NETWORK_MESSAGE,
  requestFormAccess,
  sendFormRequest,
} from '@aranya/shared/api';
import { OPEN_FORMS, TARGETED_FORMS } from '@aranya/shared/contracts';
import { subscribe } from '@aranya/shared/events';
import { renderPage } from '@aranya/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { session, signedIn } from '../testing/signed-in';
import { FormList } from './form-list';

jest.mock('@aranya/shared/api', () => ({
  ...jest.requireActual('@aranya/shared/api'),
  requestFormAccess: jest.fn(),
  getFormRequests: jest.fn(),
  sendFormRequest: jest.fn(),
}));
const server = jest.mocked(requestFormAccess);

const answer = (status: number, code: string, message = 'The server’s sentence.') =>
  server.mockRejectedValueOnce(new ApiError(status, { code, message }));
const choose = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pinField = () => screen.getByLabelText('PIN');
const request = async (pin: string) => {
  fireEvent.change(pinField(), { target: { value: pin } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Request Access' })));
};
const alert = (name: string) => screen.findByRole('alertdialog', { name });

beforeEach(() => {
  server.mockReset();
  jest
    .mocked(getFormRequests)
    .mockReset()
    .mockReturnValue(new Promise(() => undefined));
  jest.mocked(sendFormRequest).mockReset();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  signedIn({ odkToken: 't', isTrialFormCompleted: true });
});

function RenumberedCatalogue() {
  const [forms, setForms] = useState(TARGETED_FORMS);
  const renumber = () => setForms(forms.map((form) => ({ ...form, id: form.id + 1 })));
  return (
    <>
      <button type="button" onClick={renumber}>
        The list comes
      </button>
      <FormList forms={forms} needsPin />
    </>
  );
}

test('identifies a tile by form id, whatever number the server gives the form', () => {
  renderPage(<RenumberedCatalogue />);
  const tile = () => screen.getByRole('button', { name: /^Haat Census/ });
  const before = tile();
  choose('The list comes');
  expect(tile()).toBe(before);
});

describe('targeted form', () => {
  beforeEach(async () => {
    renderPage(<FormList forms={TARGETED_FORMS} needsPin />);
    choose('Haat Census Harichandanpur Needs a PIN');
    expect(await screen.findByRole('dialog', { name: 'Please provide pin' })).toBeVisible();
  });

  test('grants a targeted form by its PIN', async () => {
    const heard = jest.fn();
    const stop = subscribe('collection/form-access-granted', heard);
    server.mockResolvedValueOnce({ success: true });
    await request('20240115');
    expect(server).toHaveBeenCalledWith({
      projectId: 1,
      formId: 'haat_census_harichandanpur',
      roleId: 2,
      userId: '12',
      location: 'other',
      pin: '20240115',
    });
    expect(await alert('You have the form access now.')).toBeVisible();
    expect(session().odkFormAccess).toEqual(['haat_census_harichandanpur']);
    expect(heard).toHaveBeenCalledWith({ userId: '7', formId: 'haat_census_harichandanpur' });
    fireEvent.click(screen.getByRole('button', { name: 'OK' }));
    const tile = 'Haat Census Harichandanpur You have access';
    expect(await screen.findByRole('button', { name: tile })).toBeVisible();
    stop();
  });

  test('shows the alert for a wrong PIN, and clears the PIN field', async () => {
    answer(403, 'wrong_form_pin');
    await request('11111111');
    expect(await alert('You have entered the wrong pin!')).toBeVisible();
    expect(pinField()).toHaveValue('');
    expect(session().odkFormAccess).toEqual([]);
  });

  test('shows the same alert for an empty PIN, without a call', async () => {
    await request(' ');
    expect(await alert('You have entered the wrong pin!')).toBeVisible();
    expect(server).not.toHaveBeenCalled();
  });

  test('reports existing access for any other refusal, and closes the modal', async () => {
    answer(500, 'internal');
    await request('20240115');
    expect(await alert('You already have this form access.')).toBeVisible();
    await waitFor(() => expect(screen.queryByLabelText('PIN')).toBeNull());
    expect(session().odkFormAccess).toEqual([]);
  });

  test('sends a reason instead of a PIN', async () => {
    const say = (reason: string) =>
      fireEvent.change(screen.getByLabelText('Why do you need this form?'), {
        target: { value: reason },
      });
    const send = () =>
      act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send the request' })));
    choose('Ask for this form');
    expect(screen.getByRole('dialog', { name: 'Ask for this form' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send the request' })).toBeDisabled();
    say('I teach here.');
    jest
      .mocked(sendFormRequest)
      .mockRejectedValueOnce(new ApiError(0, { code: 'network', message: NETWORK_MESSAGE }));
    await send();
    expect(screen.getByText(NETWORK_MESSAGE)).toBeVisible();
    expect(screen.getByLabelText('Why do you need this form?')).toHaveValue('I teach here.');

    jest.mocked(sendFormRequest).mockResolvedValueOnce({ waits: true });
    jest.mocked(getFormRequests).mockResolvedValue({
      requests: [{ formId: 'haat_census_harichandanpur', state: 'waiting', answer: '' }],
    });
    await send();
    expect(sendFormRequest).toHaveBeenLastCalledWith({
      formId: 'haat_census_harichandanpur',
      reason: 'I teach here.',
    });
    expect(
      await alert('Your request was sent. The answer comes on the tile of the form.'),
    ).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'OK' }));
    const tile = await screen.findByRole('button', { name: /^Haat Census/ });
    expect(tile).toHaveTextContent('You asked for it: an administrator decides');
  });

  test('shows the server’s sentence after too many tries, and preserves the PIN', async () => {
    answer(429, 'too_many_attempts', 'Wait five minutes.');
    await request('11111111');
    expect(await alert('Wait five minutes.')).toBeVisible();
    expect(pinField()).toHaveValue('11111111');
  });

  test('shows a network failure, and preserves the PIN', async () => {
    answer(0, 'network', NETWORK_MESSAGE);
    await request('20240115');
    expect(await alert(NETWORK_MESSAGE)).toBeVisible();
    expect(pinField()).toHaveValue('20240115');
  });
});

test('does not ask for the PIN of a granted targeted form again', async () => {
  signedIn({ odkToken: 'tok', odkFormAccess: ['haat_census_harichandanpur'] });
  renderPage(<FormList forms={TARGETED_FORMS} needsPin />);
  choose('Haat Census Harichandanpur You have access');
  expect(await alert('You already have this form access.')).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Please provide pin' })).toBeNull();
  expect(server).not.toHaveBeenCalled();
});

test('shows the administrator’s sentence on the tile of a refused request', async () => {
  jest.mocked(getFormRequests).mockResolvedValue({
    requests: [{ formId: 'sfp_collector_all', state: 'refused', answer: 'Ask again in May.' }],
  });
  renderPage(<FormList forms={TARGETED_FORMS} needsPin />);
  expect(
    await screen.findByRole('button', { name: 'SFP Collector All Not given: Ask again in May.' }),
  ).toBeVisible();
});

test('requests an open form on a click', async () => {
  server.mockResolvedValueOnce({ success: true });
  renderPage(<FormList forms={OPEN_FORMS} needsPin={false} />);
  choose('Agricultural Inventory Create Region Maps Ask for access');
  expect(await alert('You have the form access now.')).toBeVisible();
  expect(server.mock.lastCall?.[0]).toMatchObject({ formId: 'Agricultural%20Inventory' });
  expect(server.mock.lastCall?.[0]).not.toHaveProperty('pin');
  expect(session().odkFormAccess).toEqual(['Agricultural Inventory']);
});

test.each([
  ['an open form', OPEN_FORMS, false],
  ['in the dialog of a PIN', TARGETED_FORMS, true],
])('reports a slow answer until it arrives: %s', async (_where, forms, needsPin) => {
  let refuse = (_why: unknown) => {};
  server.mockImplementationOnce(
    () =>
      new Promise((_, reject) => {
        refuse = reject;
      }),
  );
  renderPage(<FormList forms={forms} needsPin={needsPin} />);
  if (!needsPin) jest.useFakeTimers();
  fireEvent.click(screen.getAllByRole('button')[0] as HTMLElement);
  if (needsPin) await screen.findByRole('dialog', { name: 'Please provide pin' });
  if (needsPin) jest.useFakeTimers();
  if (needsPin) await request('135246');
  const said = () => screen.queryByText(/^This takes longer than usual/);
  act(() => jest.advanceTimersByTime(5_900));
  expect(said()).toBeNull();
  act(() => jest.advanceTimersByTime(100));
  expect(said()).toBeVisible();
  expect(screen.getByRole('status')).toContainElement(said());
  jest.useRealTimers();
  await act(async () => refuse(new ApiError(0, { code: 'network', message: NETWORK_MESSAGE })));
  expect(said()).toBeNull();
});

test('requests no form before the person has an app user', async () => {
  signedIn();
  renderPage(<FormList forms={OPEN_FORMS} needsPin={false} />);
  choose('Agricultural Inventory Create Region Maps Ask for access');
  expect(await alert('Please complete all the steps first.')).toBeVisible();
  expect(server).not.toHaveBeenCalled();
});
