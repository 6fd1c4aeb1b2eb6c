import { withChange } from '@aranya/shared/navigation';
import { filterIn, NO_FILTER, speciesOf, speciesText } from './filter-address';

const ADDRESS =
  'species=Shorea_robusta,Madhuca_longifolia&state=odisha&bbox=84,20,86,22&from=2024-01&to=2025-12&months=3,4&source=form:3&photo=yes&confirmed=yes&show=charts';

const filter = (address: string) => filterIn(new URLSearchParams(address));

test('reads every part of a filter from an address', () => {
  expect(filter(ADDRESS)).toEqual({
    species: 'Shorea_robusta,Madhuca_longifolia',
    state: 'odisha',
    bbox: '84,20,86,22',
    from: '2024-01',
    to: '2025-12',
    months: '3,4',
    source: 'form:3',
    photo: 'yes',
    confirmed: 'yes',
  });
});

test.each([
  'from=2024-13',
  'months=0',
  'months=1,13',
  'bbox=86,20,84,22',
  'source=file:1',
  'photo=no',
  'group=dragon',
  'state=../secret',
  `species=${Array.from({ length: 21 }, (_, index) => `S${index}`).join(',')}`,
])('ignores a part that the server would refuse: %s', (part) => {
  expect(filter(`${part}&district=odisha_khordha`)).toEqual({ district: 'odisha_khordha' });
});

test('changes parts of a filter and keeps all other parameters', () => {
  const changed = withChange(new URLSearchParams(ADDRESS), { months: '', to: '2024-06' });
  expect(filterIn(changed)).toEqual({ ...filter(ADDRESS), months: undefined, to: '2024-06' });
  expect(changed.get('show')).toBe('charts');
});

test('returns to the first page of the table with another filter', () => {
  const second = new URLSearchParams('after=abc&order=species-asc');
  expect(String(withChange(second, { photo: 'yes' }))).toBe('order=species-asc&photo=yes');
  expect(String(withChange(second, { after: 'def' }))).toBe('after=def&order=species-asc');
});

test('removes every part of a filter', () => {
  expect(String(withChange(new URLSearchParams(ADDRESS), NO_FILTER))).toBe('show=charts');
});

test('writes scientific names without spaces, and reads them back', () => {
  const names = ['Shorea robusta', 'Madhuca longifolia'];
  expect(speciesText(names)).toBe('Shorea_robusta,Madhuca_longifolia');
  expect(speciesOf({ species: speciesText(names) })).toEqual(names);
  expect(speciesOf({})).toEqual([]);
});
