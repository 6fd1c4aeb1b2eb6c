import type { AdministeredForm } from '@aranya/shared/contracts/administration';
import { renderPage } from '@aranya/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { setFormPin } from '../calls/administration-calls';
import { FormPinField } from './form-pin-field';

jest.mock('../calls/administration-calls');

const form: AdministeredForm = {
  id: 4,
  formId: 'tree_test_24',
  title: 'Trees of the village',
  version: '2',
  kind: 'targeted',
  state: 'open',
  hasPin: true,
  tile: null,
  people: 1,
  records: 1,
  lastRecordAt: null,
};

test('suggests a random PIN, and warns of a date', async () => {
  jest.mocked(setFormPin).mockResolvedValue({ done: true });
  renderPage(<FormPinField form={form} onChanged={() => undefined} />, '/admin/forms');
  const field = screen.getByLabelText('New PIN');
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  type('26012026');
  expect(screen.getByRole('alert')).toHaveTextContent('This is a date.');
  fireEvent.click(screen.getByRole('button', { name: 'Suggest digits' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(field).toHaveDisplayValue(/^\d{8}$/);
  type('26012026');
  fireEvent.click(screen.getByRole('button', { name: 'Set PIN' }));
  await waitFor(() => expect(setFormPin).toHaveBeenCalledWith(4, '26012026'));
});
