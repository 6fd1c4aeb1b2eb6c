import { beginIn } from '@aranya/shared/languages';
import { renderPage } from '@aranya/shared/testing';
import { act, screen } from '@testing-library/react';
import { listFormRecords } from '../../calls/administration-calls';
import FormRecords from './form-records';

jest.mock('../../calls/administration-calls');

afterEach(() => beginIn('en'));

test.each([
  ['en', 'Shorea robusta, Pipal', undefined],
  ['hi', 'साल (Shorea robusta), Pipal', 'hi'],
])('names species in the language of the page: %s', async (language, named, letters) => {
  const record = {
    id: 7,
    instanceName: 'Grove',
    name: 'Sukanti',
    submittedAt: '2026-01-02T03:04:05.000Z',
    version: '1',
    encrypted: false,
    species: ['Shorea robusta', 'Pipal'],
    speciesCount: 2,
  };
  jest.mocked(listFormRecords).mockResolvedValue({ total: 1, records: [record] });
  beginIn(language);
  await act(async () => void renderPage(<FormRecords formId={4} />));
  const shown = await screen.findByText(named);
  expect(screen.getByRole('link', { name: 'Grove' })).toHaveAttribute('href', '/admin/records/7');
  if (letters) expect(shown).toHaveAttribute('lang', letters);
});
