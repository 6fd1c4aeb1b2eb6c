import { OCCURRENCE_TERMS, type OccurrenceTerm } from '@aranya/shared/contracts/administration';
import { sentence } from '../../../platform/languages/sentence';
import { noColumn, refuseMissing } from '../source/missing-columns';
import { type Fields, fieldsByName, type RecordTable } from '../source/record-table';

export type { OccurrenceTerm };
export { OCCURRENCE_TERMS };

/** Columns of a file by the term that is read from them; empty for a term that is not read. */
export type StatedColumns = ReadonlyMap<OccurrenceTerm, string>;

/** Columns under which tables of other systems keep coordinates in metres. */
const METRES = /^(easting|northing|utm.*|x|y|xcoord|ycoord|verbatimcoordinates)$/i;

/**
 * Finds the terms among the columns of a file.
 * @param stated columns that a person pointed at
 * @throws FileRefused where names or places have no column, or a stated one is not there
 */
export function occurrenceFields(
  { terms, properties }: Pick<RecordTable, 'terms' | 'properties'>,
  stated: StatedColumns = new Map(),
): Fields<OccurrenceTerm> {
  refuseMissing(terms, stated.values());
  const fields = fieldsByName(terms, OCCURRENCE_TERMS, {
    stated,
    guessedAt: properties?.guessedAt,
  });
  const missing = [
    ...(fields.has('scientificName') || fields.has('vernacularName') ? [] : ['scientificName']),
    ...(['decimalLatitude', 'decimalLongitude'] as const).filter((term) => !fields.has(term)),
  ];
  if (missing.length === 0) return fields;
  const metres = terms.filter((term) => METRES.test(term));
  throw noColumn(
    missing,
    terms,
    metres.length > 0
      ? sentence(
          'These look like metres of a projection: {columns}. Places are needed in WGS84 degrees.',
          { columns: metres },
        )
      : sentence('Columns are named as in Darwin Core: https://dwc.tdwg.org/terms/'),
  );
}
