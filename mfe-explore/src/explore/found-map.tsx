import { type GeoBox, readGeoBox } from '@aranya/shared/contracts';
import type { ExploreSummary } from '@aranya/shared/contracts/explore';
import { styled } from '@aranya/shared/ui/theme';
import type { Filter, FilterChange } from '../filters/filter-address';
import { PublicMap } from '../page/public-map';
import { useText } from '../texts';
import { MAP_HEIGHT, SpeciesKey } from './species-key';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 288px' },
}));

interface FoundMapProps {
  filter: Filter;
  summary: ExploreSummary;
  onChange: (change: FilterChange) => void;
}

const boxText = ({ west, south, east, north }: GeoBox) => [west, south, east, north].join(',');

/** The map of the filtered records, with a legend of species. */
export function FoundMap({ filter, summary, onChange }: FoundMapProps) {
  const text = useText();
  return (
    <Columns>
      <PublicMap
        filter={filter}
        label={text('Map of the public records')}
        height={MAP_HEIGHT}
        shows={Object.keys(filter).length > 0 ? 'records' : 'states'}
        box={filter.bbox ? readGeoBox(filter.bbox) : undefined}
        onBox={(box) => onChange({ bbox: box ? boxText(box) : '' })}
      />
      <SpeciesKey summary={summary} />
    </Columns>
  );
}
