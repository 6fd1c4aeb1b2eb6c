import type { CountedSpecies, ExplorePlace } from '@aranya/shared/contracts/explore';
import { Typography, Written } from '@aranya/shared/ui/basics';
import { ScrollingTable, StackingSheet } from '@aranya/shared/ui/data';
import { Fragment } from 'react';
import { useText } from '../texts';
import { SpeciesLink } from '../words/named-species';

/** Printed only, for people who fill them in by hand. */
const BY_HAND = {
  display: 'none',
  '@media print': { display: 'table-cell', width: '24%', borderLeft: '1px solid #777' },
};

/** Each name is in its script. */
const otherNames = ({ localName, hindi, odia }: CountedSpecies) =>
  [localName, hindi, odia].filter((name): name is string => name !== null && name !== '');

/** Blank columns are for uses and knowledge on paper. */
export function RegisterTable({ place }: { place: ExplorePlace }) {
  const text = useText();
  return (
    <>
      <ScrollingTable
        label={text('Species recorded in {place}', { place: place.block.name })}
        look={StackingSheet}
        rows={place.species}
        keyOf={({ speciesName }) => speciesName}
        columns={[
          {
            name: text('Species'),
            kind: 'head',
            cell: (species) => <SpeciesLink names={species} />,
          },
          {
            name: text('Local names'),
            cell: (species) =>
              otherNames(species).map((name, index) => (
                <Fragment key={name}>
                  {index > 0 && ', '}
                  <Written>{name}</Written>
                </Fragment>
              )),
          },
          {
            name: text('Records'),
            kind: 'number',
            cell: ({ count }) =>
              text('{count, plural, one {# record} other {# records}}', { count }),
          },
          { name: text('Uses'), sx: BY_HAND, cell: () => null },
          { name: text('Knowledge'), sx: BY_HAND, cell: () => null },
        ]}
      />
      <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '70ch' }}>
        {text(
          'Uses and knowledge belong to the people of this place. They are written by hand, if the people agree, and never collected here.',
        )}
      </Typography>
    </>
  );
}
