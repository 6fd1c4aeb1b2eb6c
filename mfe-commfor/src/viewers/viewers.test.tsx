import type { FieldSiteViewers } from '@aranya/shared/contracts';
import { renderPage } from '@aranya/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ChartConfiguration } from 'chart.js';
import { TEST_VIEWERS } from '../testing/field-sites';
import IfriViewer from './ifri/ifri-viewer';
import LayersViewer from './layers/layers-viewer';
import PlotsViewer from './plots/plots-viewer';
import { useShownSite } from './use-shown-site';

jest.mock('./use-shown-site');
const mockDrawn: ChartConfiguration<'bar'>[] = [];
// The simulated browser has no canvas; the tables hold the numbers.
jest.mock('chart.js', () => ({
  Chart: Object.assign(
    class {
      constructor(_canvas: unknown, configuration: ChartConfiguration<'bar'>) {
        mockDrawn.push(configuration);
      }
      destroy() {}
    },
    { register: () => undefined },
  ),
}));

const showing = (site: FieldSiteViewers) =>
  jest.mocked(useShownSite).mockReturnValue({
    shown: { type: 'aranya/viewer', say: 'show', site },
    say: jest.fn(),
  });

beforeEach(() => showing(TEST_VIEWERS));

test('switches layers on and off', async () => {
  renderPage(<LayersViewer />);
  const map = screen.getByRole('region', { name: 'Map of Salbani' });
  expect(within(map).getByText('P2')).toBeInTheDocument();
  const plots = screen.getByRole('checkbox', { name: 'Plots (2)' });
  expect(plots).toBeChecked();
  await userEvent.click(plots);
  expect(within(map).queryByText('P2')).not.toBeInTheDocument();
  await userEvent.click(plots);
  expect(within(map).getByText('P2')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: /Base map/ })).not.toBeChecked();
});

test('draws a layer below smaller features when it is switched on again', async () => {
  renderPage(<LayersViewer />);
  const map = screen.getByRole('region', { name: 'Map of Salbani' });
  const drawn = () => [...map.querySelectorAll('path')];
  const order = drawn().map((path) => path.getAttribute('stroke'));
  expect(new Set(order).size).toBeGreaterThan(2);
  const boundary = screen.getByRole('checkbox', { name: /Boundary/ });
  await userEvent.click(boundary);
  expect(drawn()).toHaveLength(order.length - 1);
  await userEvent.click(boundary);
  expect(drawn().map((path) => path.getAttribute('stroke'))).toEqual(order);
});

test("lists the map's features as text", () => {
  renderPage(<LayersViewer />);
  expect(screen.getByText('Jhari nala').closest('li')).toHaveTextContent('Note on Jhari nala');
});

test('shows each chart as a table too, for all plots or one', async () => {
  renderPage(<PlotsViewer />);
  const hidden = { hidden: true };
  const species = () =>
    within(screen.getByRole('table', { name: 'Species composition', ...hidden }))
      .getAllByRole('row', hidden)
      .map((row) => row.textContent);
  expect(species()).toEqual([
    'SpeciesTrees',
    'Sal, Shorea robusta2',
    'Kendu, Diospyros melanoxylon1',
  ]);
  for (const name of ['Basal area per plot', 'Girth', 'Height']) {
    expect(screen.getByRole('table', { name, ...hidden })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: new RegExp(`^${name}\\. `) })).toBeInTheDocument();
  }
  await userEvent.selectOptions(screen.getByLabelText('Plot'), 'P2');
  expect(species()).toEqual(['SpeciesTrees', 'Kendu, Diospyros melanoxylon1']);
});

test('draws species names above their bars, without an overlapping axis title', () => {
  mockDrawn.length = 0;
  renderPage(<PlotsViewer />);
  const [species, ...others] = mockDrawn.map(({ options }) => options?.scales?.y);
  expect(species).toMatchObject({ ticks: { mirror: true, autoSkip: false } });
  expect(species).not.toHaveProperty('title');
  for (const axis of others) expect(axis).toMatchObject({ title: { display: true } });
});

test('shows a sentence for a site without plots', () => {
  showing({ ...TEST_VIEWERS, plots: [] });
  renderPage(<PlotsViewer />);
  expect(screen.getByText('No plots yet')).toBeInTheDocument();
});

test('shows the IFRI institutions in order', () => {
  renderPage(<IfriViewer />);
  const headings = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
  expect(headings).toEqual([
    'The forest',
    'Who belongs together',
    'Settlements',
    'User groups',
    'Forest associations',
    'Products',
    'Rules',
    'Sanctions',
  ]);
  const steps = within(screen.getByRole('region', { name: 'Sanctions' })).getAllByRole('listitem');
  expect(steps[0]).toHaveTextContent('First breach');
  expect(screen.getByText('7 women on 15 seats of the committee')).toBeInTheDocument();
});

test('marks parts of the study that were not recorded', () => {
  const { forest } = TEST_VIEWERS.institutions;
  const nothing = { settlements: [], userGroups: [], associations: [], rules: [], products: [] };
  showing({ ...TEST_VIEWERS, institutions: { forest, ...nothing, sanctions: [] } });
  renderPage(<IfriViewer />);
  expect(screen.getAllByText('None recorded.')).toHaveLength(8);
});
