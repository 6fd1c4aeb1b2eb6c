import { FIRST_VIEW } from './dashboard-view';
import { inAddress, viewOf } from './view-address';

const shown = (address: string) => viewOf(new URLSearchParams(address), FIRST_VIEW);

test('shows no section for the plain address', () => {
  expect(shown('')).toEqual(FIRST_VIEW);
  expect(inAddress(FIRST_VIEW)).toEqual({});
});

test.each([
  ['show=getting-started', { section: 'getting-started', campaigns: 'targeted' }],
  ['show=getting-started&tab=open', { section: 'getting-started', campaigns: 'open' }],
  ['show=my-aranya', { section: 'my-aranya', records: 'collection' }],
  ['show=my-aranya&tab=map', { section: 'my-aranya', records: 'map' }],
  ['show=integrations', { section: 'integrations' }],
])('reads and writes %s', (address, view) => {
  expect(shown(address)).toMatchObject(view);
  expect(new URLSearchParams(inAddress(shown(address))).toString()).toBe(address);
});

test('ignores unknown sections and tabs', () => {
  expect(shown('show=treasure')).toEqual(FIRST_VIEW);
  expect(shown('show=my-aranya&tab=treasure').records).toBe('collection');
});
