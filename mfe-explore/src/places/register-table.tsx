import { writtenLanguage } from '@aranya/shared/contracts';
import type { CountedSpecies, ExplorePlace } from '@aranya/shared/contracts/explore';
import { Typography } from '@aranya/shared/ui/basics';
import { Cell, Row, StackingTable } from '@aranya/shared/ui/data';
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
      <StackingTable
        label={text('Species recorded in {place}', { place: place.block.name })}
        columns={[
          { title: text('Species') },
          { title: text('Local names') },
          { title: text('Records'), align: 'right' },
          { title: text('Uses'), sx: BY_HAND },
          { title: text('Knowledge'), sx: BY_HAND },
        ]}
      >
        {place.species.map((species) => (
          <Row key={species.speciesName} name={<SpeciesLink names={species} />}>
            <Cell>
              {otherNames(species).map((name, index) => (
                <span key={name} lang={writtenLanguage(name)} translate="no">
                  {index > 0 && ', '}
                  {name}
                </span>
              ))}
            </Cell>
            <Cell align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {text('{count, plural, one {# record} other {# records}}', {
                count: species.count,
              })}
            </Cell>
            <Cell sx={BY_HAND} />
            <Cell sx={BY_HAND} />
          </Row>
        ))}
      </StackingTable>
      <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '70ch' }}>
        {text(
          'Uses and knowledge belong to the people of this place. They are written by hand, if the people agree, and never collected here.',
        )}
      </Typography>
    </>
  );
}
