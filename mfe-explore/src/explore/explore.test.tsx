import { useLocation } from '@aranya/shared/navigation';
import { renderPage } from '@aranya/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerExplore, SUMMARY } from '../testing/explore-answers';
import Explore from './explore';

const map = jest.fn();
jest.mock('@aranya/shared/federation', () => ({
  RemoteRegion: ({ props }: { props: object }) => {
    map(props);
    return <p>The map</p>;
  },
}));
jest.mock('chart.js', () => ({
  ...jest.requireActual('chart.js'),
  Chart: Object.assign(
    function Chart() {
      return { destroy: () => undefined };
    },
    { register: () => undefined },
  ),
}));

const Address = () => <output>{decodeURIComponent(useLocation().search)}</output>;
const address = () => document.querySelector('output')?.textContent;

async function open(at = '/explore') {
  await act(async () =>
    renderPage(
      <>
        <Explore />
        <Address />
      </>,
      at,
    ),
  );
}

test('shows records by the filters of the address', async () => {
  const asked = answerExplore();
  await open('/explore?species=Shorea_robusta&months=3');
  expect(await screen.findByText('34 records')).toBeVisible();
  expect(asked).toContain('summary?species=Shorea_robusta&months=3');
  const chosen = within(screen.getByRole('list', { name: 'Chosen filters' }));
  expect(chosen.getByRole('button', { name: 'Remove: Sal (Shorea robusta)' })).toBeVisible();
  expect(chosen.getByRole('button', { name: 'Remove: Mar' })).toBeVisible();
  const { addressOf, shows } = map.mock.lastCall[0];
  expect(shows).toBe('records');
  expect(decodeURIComponent(addressOf('80,20,85,25', 7))).toMatch(
    /explore\/cells\?species=Shorea_robusta&months=3&view=80,20,85,25&zoom=7$/,
  );
});

test('asks the cached call of all maps without a filter', async () => {
  answerExplore();
  await open();
  await screen.findByText('The map');
  const { addressOf, shows } = map.mock.lastCall[0];
  expect(shows).toBe('states');
  expect(decodeURIComponent(addressOf('80,20,85,25', 7))).toMatch(
    /\/public-occurrences\?bbox=80,20,85,25&zoom=7$/,
  );
});

test('finds a species by its Hindi name, and stores it in the address', async () => {
  answerExplore();
  await open();
  await userEvent.type(
    await screen.findByRole('searchbox', { name: 'Find a species by any of its names' }),
    'थुनेर',
  );
  await userEvent.click(screen.getByRole('checkbox', { name: /Taxus contorta/ }));
  expect(screen.queryByRole('checkbox', { name: /Shorea/ })).not.toBeInTheDocument();
  expect(address()).toBe('?species=Taxus_contorta');
});

test('offers districts of the chosen state, and drops them with the state', async () => {
  answerExplore();
  await open();
  const district = await screen.findByLabelText('District');
  expect(district).toBeDisabled();
  await userEvent.selectOptions(screen.getByLabelText('State'), 'Odisha');
  await userEvent.selectOptions(screen.getByLabelText('District'), 'Khordha');
  await userEvent.selectOptions(screen.getByLabelText('Block'), 'Banapur');
  expect(address()).toBe('?state=odisha&district=odisha_khordha&block=odisha_khordha_banapur');
  await userEvent.selectOptions(screen.getByLabelText('State'), 'All states');
  expect(address()).toBe('');
});

test('shows for each chart a table with all its numbers', async () => {
  answerExplore();
  await open('/explore?show=charts');
  const rows = (name: string) =>
    screen
      .getAllByRole('table', { name, hidden: true })
      .flatMap((table) => within(table).getAllByRole('row', { hidden: true }))
      .map(({ textContent }) => textContent);
  await screen.findByRole('figure', { name: 'Records over time' });
  expect(rows('Records over time')).toEqual(['MonthRecords', 'March 202433']);
  expect(rows('Months of the year')).toHaveLength(13);
  expect(rows('Species')).toEqual([
    'SpeciesRecords',
    'SalShorea robusta30',
    'RakhalTaxus contorta4',
  ]);
  expect(rows('Districts')).toEqual(['DistrictRecords', 'Khordha, Odisha30']);
  expect(screen.getByText(/1 records have no month/)).toBeVisible();
});

test('offers to remove the filters if they find nothing', async () => {
  answerExplore({ summary: { ...SUMMARY, total: 0, species: [], districts: [] } });
  await open('/explore?photo=yes');
  await userEvent.click(await screen.findByRole('button', { name: 'Remove all filters' }));
  expect(address()).toBe('');
});

test('offers another try if the counts fail', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  answerExplore({ summary: null });
  await open();
  expect(await screen.findByText('We could not load the records.')).toBeVisible();
  answerExplore();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('34 records')).toBeVisible();
});
