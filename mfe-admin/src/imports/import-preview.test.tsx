import { render, screen, within } from '@testing-library/react';
import { ImportPreview } from './import-preview';

jest.mock('@aranya/shared/federation', () => ({
  RemoteRegion: ({ remote, expose, props }: Record<'remote' | 'expose' | 'props', unknown>) => (
    <p data-testid={`${remote} ${expose}`}>{JSON.stringify(props)}</p>
  ),
}));

const record = { record: 1, species: 'taxus contorta', eventDate: '2024-03-12' };

test('shows public places on a map and in a table, with their precision', () => {
  const records = [
    { ...record, latitude: 31.15, longitude: 77.15, cellDegrees: 0.1 },
    { ...record, record: 2, latitude: 20.512345, longitude: 84.25, cellDegrees: null },
  ];
  render(<ImportPreview preview={{ publicRecords: 1200, otherRecords: 3, records }} />);
  expect(JSON.parse(screen.getByTestId('mfe-map ./places-map').textContent ?? '')).toEqual({
    places: records,
    label: 'Map of the first public records',
  });
  const [, first, second] = within(screen.getByRole('table')).getAllByRole('row');
  expect(first).toHaveTextContent(/31\.15, 77\.15.*Within about 11 km.*2024-03-12/);
  expect(second).toHaveTextContent(/20\.51234, 84\.25.*As recorded/);
  expect(screen.getByText(/^2 of 1,200 public records\. 3 others stay off the map/)).toBeVisible();
});

test('shows no map for a file without public records', () => {
  render(<ImportPreview preview={{ publicRecords: 0, otherRecords: 3, records: [] }} />);
  expect(screen.queryByTestId('mfe-map ./places-map')).not.toBeInTheDocument();
});
