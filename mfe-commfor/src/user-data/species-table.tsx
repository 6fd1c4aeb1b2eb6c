import { pictureAddress } from '@aranya/shared/config';
import { type FieldSiteSpecies, speciesNameIn } from '@aranya/shared/contracts';
import { useLanguage, withParts } from '@aranya/shared/languages';
import { Box, Button, HiddenText, Stack, withDistinctKeys } from '@aranya/shared/ui/basics';
import { TableBody, TableCell, TableHead, TableRow } from '@aranya/shared/ui/data';
import { EmptyState } from '@aranya/shared/ui/states';
import { useState } from 'react';
import { useText } from '../texts';
import { EmptyHerbarium } from './empty-herbarium';
import { FromPhones } from './from-phones';
import { PrintableTable } from './printable-table';
import { SpeciesName } from './species-name';
import { SpeciesType } from './species-type';
import { SpecimenDialog } from './specimen-dialog';
import { SpeciesTypeIcon } from './table-icons';

const notOnPaper = { '@media print': { display: 'none' } };

interface SpeciesTableProps {
  siteName: string;
  species: readonly FieldSiteSpecies[];
}

/** Table of a field site's species with their photos. */
export function SpeciesTable({ siteName, species }: SpeciesTableProps) {
  const text = useText();
  const language = useLanguage();
  const [shown, setShown] = useState<FieldSiteSpecies | null>(null);
  if (species.length === 0) {
    return (
      <EmptyState title={text('No Data Found.')} drawing={<EmptyHerbarium />}>
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
      >
        <TableHead role="rowgroup">
          <TableRow role="row">
            <TableCell role="columnheader">{text('Species Name')}</TableCell>
            <TableCell role="columnheader">{text('Species Type')}</TableCell>
            <TableCell role="columnheader" sx={notOnPaper}>
              {text('Photo')}
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody role="rowgroup">
          {withDistinctKeys(species, (one) => one.speciesName).map(({ key, entry: one }) => (
            <TableRow role="row" key={key} sx={{ '&& > *': { verticalAlign: 'middle' } }}>
              <TableCell component="th" scope="row" role="rowheader">
                <SpeciesName name={one.speciesName} />
                {one.records !== undefined && <FromPhones {...one} records={one.records} />}
              </TableCell>
              <TableCell role="cell">
                {one.speciesNameType && (
                  <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
                    <SpeciesTypeIcon type={one.speciesNameType} />
                    <SpeciesType written={one.speciesNameType} />
                  </Stack>
                )}
              </TableCell>
              <TableCell role="cell" sx={{ ...notOnPaper, py: 0.5 }}>
                {one.photoOf || pictureAddress('fieldSites', one.imageUri) ? (
                  <Button onClick={() => setShown(one)} sx={{ ml: -1.5, px: 1.5 }}>
                    {withParts(
                      text('View Photo<0> of {species}</0>', {
                        species: speciesNameIn(language, one.speciesName),
                      }),
                      [<HiddenText key="species">{null}</HiddenText>],
                    )}
                  </Button>
                ) : (
                  <Box component="span" sx={{ color: 'text.secondary' }}>
                    {text('No photo yet')}
                  </Box>
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </PrintableTable>
      <SpecimenDialog siteName={siteName} species={shown} onClose={() => setShown(null)} />
    </>
  );
}
