import { renderPage } from '@aranya/shared/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerExplore, SPECIES } from '../testing/explore-answers';
import SpeciesPage from './species-page';

jest.mock('@aranya/shared/federation', () => ({ RemoteRegion: () => <p>The map</p> }));
jest.mock('@aranya/shared/ui/charts', () => ({ ChartFigure: () => <p>A chart</p> }));

const open = () =>
  act(async () => renderPage(<SpeciesPage />, '/species/Taxus_contorta', '/species/:name'));

test('shows names in all languages, the category and what it means for places', async () => {
  answerExplore({ 'species/Taxus_contorta': SPECIES });
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Rakhal' })).toBeVisible();
  expect(screen.getByText('थुनेर')).toHaveAttribute('lang', 'hi');
  expect(screen.queryByText('Odia name')).not.toBeInTheDocument();
  expect(
    screen.getByText(/Highly threatened. .*only as cells of 11 km, and without the day/),
  ).toBeVisible();
  expect(screen.getByText('Flat needles in two rows.')).toHaveAttribute('lang', 'en');
  expect(screen.getByRole('img', { name: 'Drawing of Taxus contorta' })).toHaveAttribute(
    'src',
    expect.stringMatching(/^http.*\/explore\/drawings\/Taxus_contorta$/),
  );
  expect(screen.getByRole('link', { name: /Shorea robusta/ })).toHaveAttribute(
    'href',
    '/species/Shorea_robusta',
  );
});

test('reports an unknown species, and links to all records', async () => {
  answerExplore();
  await open();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'We do not know this species' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Explore the records' })).toHaveAttribute(
    'href',
    '/explore',
  );
});

test('counts public records of a chosen district and month', async () => {
  const asked = answerExplore({ 'species/Taxus_contorta': SPECIES });
  await open();
  await userEvent.selectOptions(await screen.findByLabelText('Month'), 'March');
  await userEvent.selectOptions(screen.getByLabelText('District'), 'Khordha, Odisha');
  expect(
    await screen.findByText('34 public records here, 33 of them in March of any year.'),
  ).toBeVisible();
  expect(asked).toContain('summary?species=Taxus_contorta&district=odisha_khordha');
});
