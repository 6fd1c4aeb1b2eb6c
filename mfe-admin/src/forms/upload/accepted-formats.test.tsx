import { renderPage } from '@aranya/shared/testing';
import { screen } from '@testing-library/react';
import { readFormConverter } from '../../calls/administration-calls';
import { AcceptedFormats } from './accepted-formats';

jest.mock('../../calls/administration-calls');

const open = (xlsForms: boolean) => {
  jest.mocked(readFormConverter).mockResolvedValue({ xlsForms });
  renderPage(<AcceptedFormats />, '/admin/forms');
};

test('names XLSForm as accepted if pyxform is installed', async () => {
  open(true);
  expect(await screen.findByText(/as an XLSForm \(\.xlsx\) or an XForm/)).toBeInTheDocument();
});

test('explains before the choice of a file what to do without pyxform', async () => {
  open(false);
  const note = await screen.findByRole('note');
  expect(note).toHaveTextContent(
    /needs a converter that the operator installs \(docs\/operations\.md/,
  );
  expect(note).toHaveTextContent(/choose the XForm \(\.xml\)/);
  expect(screen.getByRole('link')).toHaveAttribute('href', 'https://getodk.org/xlsform');
  expect(screen.queryByText(/as an XLSForm/)).not.toBeInTheDocument();
});
