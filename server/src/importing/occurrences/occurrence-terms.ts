import { OCCURRENCE_TERMS, type OccurrenceTerm } from '@aranya/shared/contracts/administration';
import { sentence } from '../../platform/languages/sentence';
import { knownExport } from '../files/source/known-exports';
import { noColumn, refuseDoubled, refuseMissing } from '../files/source/missing-columns';
import { type Fields, fieldsByName, type RecordTable } from '../files/source/record-table';

export type { OccurrenceTerm };
export { OCCURRENCE_TERMS };

/** Empty for a term that is not read. */
export type StatedColumns = ReadonlyMap<OccurrenceTerm, string>;

/** Columns in which tables of other systems store coordinates in metres. */
const METRES = /^(easting|northing|utm.*|x|y|xcoord|ycoord|verbatimcoordinates)$/i;

/** @throws FileRefused when names or places have no column, or a chosen column is missing */
export function occurrenceFields(
  { terms, properties }: Pick<RecordTable, 'terms' | 'properties'>,
  stated: StatedColumns = new Map(),
): Fields<OccurrenceTerm> {
  refuseMissing(terms, stated.values());
  const fields = fieldsByName(terms, OCCURRENCE_TERMS, {
    stated,
    guessedAt: properties?.guessedAt,
    suggested: properties ? undefined : knownExport(terms)?.columns,
  });
  refuseDoubled(terms, fields.columns);
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
