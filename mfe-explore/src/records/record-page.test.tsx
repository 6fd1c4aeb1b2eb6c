import { renderPage } from '@aranya/shared/testing';
import { act, screen } from '@testing-library/react';
import { answerExplore, COARSE_RECORD, RECORD } from '../testing/explore-answers';
import RecordPage from './record-page';

const map = jest.fn();
jest.mock('@aranya/shared/federation', () => ({
  RemoteRegion: ({ props }: { props: object }) => {
    map(props);
    return <p>The map</p>;
  },
}));

const open = (id: string) =>
  act(async () => renderPage(<RecordPage />, `/explore/records/${id}`, '/explore/records/:id'));

test('shows day, position, photo and licence of an exact record, and links its block', async () => {
  answerExplore({ [`records/${RECORD.id}`]: { ...RECORD, licence: 'CC0-1.0' } });
  await open(RECORD.id);
  expect(await screen.findByText('5 Mar 2024')).toBeVisible();
  expect(screen.getByText('19.7800, 85.1700')).toBeVisible();
  expect(screen.getByRole('link', { name: 'CC0 1.0' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Photo of Shorea robusta' })).toHaveAttribute(
    'src',
    expect.stringMatching(/\/photo\?size=large$/),
  );
  expect(screen.getByRole('link', { name: 'All species of this block' })).toHaveAttribute(
    'href',
    '/places/odisha_khordha_banapur',
  );
});

test.each([
  ['Confirmed by a reviewer', true],
  ['Not yet checked', false],
])('shows “%s” for an exact record', async (words, isConfirmed) => {
  answerExplore({ [`records/${RECORD.id}`]: { ...RECORD, isConfirmed } });
  await open(RECORD.id);
  expect(await screen.findByText(words)).toBeVisible();
});

test('shows the cell of a coarse record, and why', async () => {
  answerExplore({ [`records/${COARSE_RECORD.id}`]: COARSE_RECORD });
  await open(COARSE_RECORD.id);
  expect(await screen.findByText('March 2024')).toBeVisible();
  expect(screen.getByText(/Somewhere in a cell of 11 km/)).toBeVisible();
  expect(screen.queryByText(/reviewer|checked/)).not.toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  const { box, shows } = map.mock.lastCall[0];
  expect(shows).toBe('box');
  expect(box.east - box.west).toBeCloseTo(COARSE_RECORD.coarseSide);
});
