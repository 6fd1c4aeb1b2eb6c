import { ApiError } from '@aranya/shared/api';
import type { FormFieldSitesAnswer } from '@aranya/shared/contracts/administration';
import { renderPage } from '@aranya/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readFormFieldSites, setFormFieldSites } from '../../calls/administration-calls';
import FormFieldSites from './form-field-sites';

jest.mock('../../calls/administration-calls');

const known: FormFieldSitesAnswer = {
  fills: false,
  isAsked: true,
  named: [{ fieldSite: 'Salbani', records: 2 }],
  unknown: [{ fieldSite: 'Salbni', records: 1 }],
};
const show = (answer: Partial<FormFieldSitesAnswer> = {}) => {
  jest.mocked(readFormFieldSites).mockResolvedValue({ ...known, ...answer });
  renderPage(<FormFieldSites formId={4} />, '/admin/forms');
};

beforeEach(() => {
  jest.resetAllMocks();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('enables field sites after an explanation, and keeps the state after a failure', async () => {
  show();
  expect(await screen.findByText('Salbani: 2 records')).toBeInTheDocument();
  expect(screen.getByText('Salbni: 1 record')).toBeInTheDocument();
  const yes = screen.getByRole('button', { name: 'Show in the tables of field sites' });
  await userEvent.click(yes);
  expect(
    screen.getByText(
      /photos and answers to the forest questionnaire of those that arrive from now on/,
    ),
  ).toBeInTheDocument();
  jest
    .mocked(setFormFieldSites)
    .mockRejectedValueOnce(new ApiError(503, { code: 'busy', message: 'Try again in a minute.' }));
  await userEvent.click(screen.getByRole('button', { name: 'Show them' }));
  expect(await screen.findByText('Try again in a minute.')).toBeInTheDocument();
  jest.mocked(setFormFieldSites).mockResolvedValue({ done: true });
  jest.mocked(readFormFieldSites).mockResolvedValue({ ...known, fills: true });
  await userEvent.click(screen.getByRole('button', { name: 'Show them' }));
  expect(setFormFieldSites).toHaveBeenLastCalledWith(4, true);
  expect(
    await screen.findByRole('button', { name: 'Take out of the tables of field sites' }),
  ).toBeInTheDocument();
});

test('links to the mapping if a form has no question for the field site', async () => {
  show({ isAsked: false, named: [], unknown: [] });
  expect(await screen.findByText(/^No question of this form says/)).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('allows disabling for a form that lost its question', async () => {
  show({ fills: true, isAsked: false });
  await userEvent.click(
    await screen.findByRole('button', { name: 'Take out of the tables of field sites' }),
  );
  jest.mocked(setFormFieldSites).mockResolvedValue({ done: true });
  await userEvent.click(screen.getByRole('button', { name: 'Take them out' }));
  expect(setFormFieldSites).toHaveBeenCalledWith(4, false);
});
