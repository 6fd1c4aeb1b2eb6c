import herbariumSheet from '@aranya/content/drawings/empty/herbarium-sheet.svg';
import { pictureAddress } from '@aranya/shared/config';
import { type FieldSiteSpecies, speciesNameIn } from '@aranya/shared/contracts';
import { useLanguage } from '@aranya/shared/languages';
import {
  Box,
  Button,
  Stack,
  Typography,
  withDistinctKeys,
  withHiddenName,
} from '@aranya/shared/ui/basics';
import { EmptyState } from '@aranya/shared/ui/states';
import { useState } from 'react';
import { useText } from '../texts';
import { PrintableTable } from './printable-table';
import { SpeciesName, SpeciesType } from './species-name';
import { SpecimenDialog } from './specimen-dialog';
import { SpeciesTypeIcon } from './table-icons';
import { useDay } from './use-day';

const IN_THE_MIDDLE = { 'tbody &&': { verticalAlign: 'middle' } };

/** Not on paper. */
const PHOTO = {
  ...IN_THE_MIDDLE,
  '@media print': { display: 'none' },
  '@media screen and (min-width: 600px)': { 'tbody &&': { py: 0.5, verticalAlign: 'middle' } },
};

interface SpeciesTableProps {
  siteName: string;
  species: readonly FieldSiteSpecies[];
}

export function SpeciesTable({ siteName, species }: SpeciesTableProps) {
  const text = useText();
  const language = useLanguage();
  const [shown, setShown] = useState<FieldSiteSpecies | null>(null);
  if (species.length === 0) {
    return (
      <EmptyState
        title={text('No Data Found.')}
        drawing={<img src={herbariumSheet} alt="" width="100%" />}
      >
        {text('Species appear here as soon as the survey of this field site is entered.')}
      </EmptyState>
    );
  }
  return (
    <>
      <PrintableTable
        title={text('Species')}
        note={text('{count} recorded at this field site', { count: species.length })}
        label={text('Species of {site}', { site: siteName })}
        rows={withDistinctKeys(species, (one) => one.speciesName)}
        keyOf={({ key }) => key}
        columns={[
          {
            name: text('Species Name'),
            kind: 'head',
            sx: IN_THE_MIDDLE,
            cell: ({ entry: { speciesName, records, lastRecordedOn } }) => (
              <>
                <SpeciesName name={speciesName} />
                {records !== undefined && (
                  <FromPhones records={records} lastRecordedOn={lastRecordedOn} />
                )}
              </>
            ),
          },
          {
            name: text('Species Type'),
            sx: IN_THE_MIDDLE,
            cell: ({ entry: { speciesNameType } }) =>
              speciesNameType && (
                <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
                  <SpeciesTypeIcon type={speciesNameType} />
                  <SpeciesType written={speciesNameType} />
                </Stack>
              ),
          },
          {
            name: text('Photo'),
            sx: PHOTO,
            cell: ({ entry: one }) =>
              one.photoOf || pictureAddress('fieldSites', one.imageUri) ? (
                <Button onClick={() => setShown(one)} sx={{ ml: -1.5, px: 1.5 }}>
                  {withHiddenName(
                    text('View Photo<0> of {species}</0>', {
                      species: speciesNameIn(language, one.speciesName),
                    }),
                  )}
                </Button>
              ) : (
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {text('No photo yet')}
                </Box>
              ),
          },
        ]}
      />
      <SpecimenDialog siteName={siteName} species={shown} onClose={() => setShown(null)} />
    </>
  );
}

interface FromPhonesProps extends Pick<FieldSiteSpecies, 'lastRecordedOn'> {
  /** Phone records of the species at this site. */
  records: number;
}

function FromPhones({ records, lastRecordedOn }: FromPhonesProps) {
  const text = useText();
  const dayOf = useDay();
  const counted = text(
    '{count, plural, one {# record from phones} other {# records from phones}}',
    { count: records },
  );
  const day = lastRecordedOn ? dayOf(lastRecordedOn) : null;
  return (
    <Typography variant="body2" color="textSecondary" component="span" sx={{ display: 'block' }}>
      {day ? text('{counted}, last on {day}', { counted, day }) : counted}
    </Typography>
  );
}
