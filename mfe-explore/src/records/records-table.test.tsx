import { renderPage } from '@aranya/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerExplore, RECORD } from '../testing/explore-answers';
import { RecordsTable } from './records-table';

const open = (at = '/explore?show=table') =>
  act(async () => renderPage(<RecordsTable filter={{ state: 'odisha' }} />, at));

test('shows each record with its public place, and why it is coarse', async () => {
  answerExplore();
  await open();
  const [, exact, coarse] = await screen.findAllByRole('row');
  expect(exact).toHaveTextContent(
    /Sal.*Shorea robusta.*5 Mar 2024.*Banapur, Khordha, Odisha.*Seen in the forest.*With a photo/,
  );
  expect(coarse).toHaveTextContent(
    /Taxus contorta.*March 2024.*Somewhere in a cell of 11 km, because the species is threatened/,
  );
  expect(within(exact as HTMLElement).getByRole('link', { name: /^Record of/ })).toHaveAttribute(
    'href',
    `/explore/records/${RECORD.id}`,
  );
});

test('requests another order and the next page', async () => {
  const asked = answerExplore();
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Next page' }));
  expect(asked.at(-1)).toBe('records?state=odisha&sort=date&direction=desc&after=second');
  await userEvent.selectOptions(screen.getByLabelText('Order'), 'District, Z to A');
  expect(asked.at(-1)).toBe('records?state=odisha&sort=district&direction=desc');
  expect(screen.queryByRole('button', { name: 'First page' })).not.toBeInTheDocument();
});
