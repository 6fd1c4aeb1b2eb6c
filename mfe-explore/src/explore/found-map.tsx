import { type GeoBox, readGeoBox, speciesColour, speciesLetter } from '@aranya/shared/contracts';
import type { ExploreSummary } from '@aranya/shared/contracts/explore';
import { useNumber } from '@aranya/shared/languages';
import { columnsFrom, Typography } from '@aranya/shared/ui/basics';
import { palette, styled } from '@aranya/shared/ui/theme';
import { useId } from 'react';
import type { FilterProps } from '../filters/filter-address';
import { PublicMap } from '../page/public-map';
import { useText } from '../texts';
import { SpeciesLink } from '../words/named-species';

const Columns = styled('div')(columnsFrom('lg', 'minmax(0, 1fr) 288px'));

/** CSS height of map and legend: the map must be visible without scrolling. */
const MAP_HEIGHT = 'clamp(360px, 66svh, 720px)';

const Key = styled('section')(({ theme }) => ({
  alignSelf: 'start',
  border: `1px solid ${palette.sandBorder}`,
  borderRadius: 12,
  backgroundColor: '#fff',
  [theme.breakpoints.up('lg')]: {
    maxHeight: MAP_HEIGHT,
    display: 'flex',
    flexDirection: 'column',
    '& > ol': { overflowY: 'auto', minHeight: 0 },
  },
  '@media print': { maxHeight: 'none', '& > ol': { overflow: 'visible' } },
}));

const List = styled('ol')({ margin: 0, padding: '0 16px 8px', listStyle: 'none' });

const Item = styled('li')({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr) auto',
  columnGap: 12,
  alignItems: 'center',
  padding: '8px 0',
  fontSize: '0.9375rem',
  lineHeight: 1.35,
  '& + &': { borderTop: `1px solid ${palette.sand}` },
});

const Swatch = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  borderRadius: '50%',
  color: '#fff',
  fontWeight: 700,
  fontSize: '0.875rem',
});

const Count = styled('span')({ fontVariantNumeric: 'tabular-nums', textAlign: 'right' });

function SpeciesKey({ summary: { species, otherSpecies } }: { summary: ExploreSummary }) {
  const text = useText();
  const number = useNumber();
  const titleId = useId();
  return (
    <Key aria-labelledby={titleId}>
      <Typography id={titleId} variant="h5" component="h2" sx={{ px: 2, pt: 1.5, pb: 0.5 }}>
        {text('Species')}
      </Typography>
      <List>
        {species.map(({ count, ...names }) => (
          <Item key={names.speciesName}>
            <Swatch aria-hidden style={{ backgroundColor: speciesColour(names.speciesName) }}>
              {speciesLetter(names.speciesName)}
            </Swatch>
            <SpeciesLink names={names} />
            <Count>{number(count)}</Count>
          </Item>
        ))}
      </List>
      {otherSpecies.species > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ px: 2, pb: 1.5 }}>
          {text('{species} further species with {count} records', {
            species: number(otherSpecies.species),
            count: number(otherSpecies.count),
          })}
        </Typography>
      )}
    </Key>
  );
}

interface FoundMapProps extends FilterProps {
  summary: ExploreSummary;
}

const boxText = ({ west, south, east, north }: GeoBox) => [west, south, east, north].join(',');

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
