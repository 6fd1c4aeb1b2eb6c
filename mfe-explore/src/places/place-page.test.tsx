import { renderPage } from '@aranya/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerExplore, PLACE } from '../testing/explore-answers';
import PlacePage from './place-page';

jest.mock('@aranya/shared/federation', () => ({ RemoteRegion: () => <p>The map</p> }));

const open = () =>
  act(async () => renderPage(<PlacePage />, `/places/${PLACE.block.id}`, '/places/:block'));

test('prints a register with names in all scripts and blank columns', async () => {
  answerExplore({ [`places/${PLACE.block.id}`]: PLACE });
  await open();
  const table = await screen.findByRole('table', { name: 'Species recorded in Banapur' });
  const columns = within(table)
    .getAllByRole('columnheader', { hidden: true })
    .map(({ textContent }) => textContent);
  expect(columns).toEqual(['Species', 'Local names', 'Records', 'Uses', 'Knowledge']);
  const [, sal] = within(table).getAllByRole('row');
  expect(sal).toHaveTextContent('Sal, साल, ଶାଳ');
  expect(screen.getByText(/fewer than three people/)).toBeVisible();
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  await userEvent.click(screen.getByRole('button', { name: 'Print the register' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('invites to record in a block without records', async () => {
  answerExplore({ [`places/${PLACE.block.id}`]: { ...PLACE, count: 0, species: [] } });
  await open();
  expect(await screen.findByText('Nothing public is recorded here yet')).toBeVisible();
});
