import { writtenLanguage } from '@aranya/shared/contracts';
import type { CountedSpecies, ExplorePlace } from '@aranya/shared/contracts/explore';
import { Typography } from '@aranya/shared/ui/basics';
import { TableBody, TableCell, TableHead, TableRow } from '@aranya/shared/ui/data';
import { StackingTable } from '../page/stacking-table';
import { useText } from '../texts';
import { SpeciesLink } from '../words/named-species';

/** Columns that people fill in by hand; they are printed only. */
const BY_HAND = {
  display: 'none',
  '@media print': { display: 'table-cell', width: '24%', borderLeft: '1px solid #777' },
};

/** Other names of a species than the one that is shown first, each in its script. */
const otherNames = ({ localName, hindi, odia }: CountedSpecies) =>
  [localName, hindi, odia].filter((name): name is string => name !== null && name !== '');

/** Species of a block with their names, and blank columns for uses and knowledge on paper. */
export function RegisterTable({ place }: { place: ExplorePlace }) {
  const text = useText();
  return (
    <>
      <StackingTable label={text('Species recorded in {place}', { place: place.block.name })}>
        <TableHead role="rowgroup">
          <TableRow role="row">
            <TableCell role="columnheader">{text('Species')}</TableCell>
            <TableCell role="columnheader">{text('Local names')}</TableCell>
            <TableCell role="columnheader" align="right">
              {text('Records')}
            </TableCell>
            <TableCell role="columnheader" sx={BY_HAND}>
              {text('Uses')}
            </TableCell>
            <TableCell role="columnheader" sx={BY_HAND}>
              {text('Knowledge')}
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody role="rowgroup">
          {place.species.map((species) => (
            <TableRow role="row" key={species.speciesName}>
              <TableCell component="th" scope="row" role="rowheader">
                <SpeciesLink names={species} />
              </TableCell>
              <TableCell role="cell">
                {otherNames(species).map((name, index) => (
                  <span key={name} lang={writtenLanguage(name)} translate="no">
                    {index > 0 && ', '}
                    {name}
                  </span>
                ))}
              </TableCell>
              <TableCell role="cell" align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {text('{count, plural, one {# record} other {# records}}', {
                  count: species.count,
                })}
              </TableCell>
              <TableCell role="cell" sx={BY_HAND} />
              <TableCell role="cell" sx={BY_HAND} />
            </TableRow>
          ))}
        </TableBody>
      </StackingTable>
      <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '70ch' }}>
        {text(
          'Uses and knowledge belong to the people of this place. They are written by hand, if the people agree, and never collected here.',
        )}
      </Typography>
    </>
  );
}
