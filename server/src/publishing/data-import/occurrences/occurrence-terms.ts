import { FileRefused } from '../import-job';
import { columnNamed, type Fields, fieldsByName } from '../source/record-table';

/** Terms of Darwin Core that are read; others are passed over. Names of people are not kept. */
export const OCCURRENCE_TERMS = [
  'occurrenceID',
  'scientificName',
  'vernacularName',
  'decimalLatitude',
  'decimalLongitude',
  'geodeticDatum',
  'coordinateUncertaintyInMeters',
  'eventDate',
  'year',
  'month',
  'day',
  'countryCode',
  'occurrenceStatus',
  'basisOfRecord',
  'informationWithheld',
  'dataGeneralizations',
] as const;
export type OccurrenceTerm = (typeof OCCURRENCE_TERMS)[number];

/** Columns of a file by the term that is read from them. */
export type StatedColumns = ReadonlyMap<OccurrenceTerm, string>;

/** Columns under which tables of other systems keep coordinates in metres. */
const METRES = /^(easting|northing|utm.*|x|y|xcoord|ycoord|verbatimcoordinates)$/i;

/**
 * Finds the terms among the columns of a file.
 * @param stated columns that a person pointed at
 * @throws FileRefused where names or places have no column, or a stated one is not there
 */
export function occurrenceFields(
  terms: readonly string[],
  stated: StatedColumns = new Map(),
): Fields<OccurrenceTerm> {
  for (const column of stated.values()) {
    if (columnNamed(terms, column) < 0) {
      throw new FileRefused(`The file has no column ${column}. Its columns are: ${listed(terms)}.`);
    }
  }
  const fields = fieldsByName(terms, OCCURRENCE_TERMS, stated);
  const missing = [
    ...(fields.has('scientificName') || fields.has('vernacularName') ? [] : ['scientificName']),
    ...(['decimalLatitude', 'decimalLongitude'] as const).filter((term) => !fields.has(term)),
  ];
  if (missing.length === 0) return fields;
  const metres = terms.filter((term) => METRES.test(term));
  throw new FileRefused(
    `The file has no column ${missing.join(', ')}. Its columns are: ${listed(terms)}. ` +
      (metres.length > 0
        ? `${metres.join(' and ')} look like metres of a projection; places are needed in WGS84 degrees.`
        : 'Columns are named as in Darwin Core: https://dwc.tdwg.org/terms/'),
  );
}

const listed = (terms: readonly string[]) => {
  const shown = terms
    .slice(0, 20)
    .map((term) => (term.length > 40 ? `${term.slice(0, 40)}…` : term));
  return shown.join(', ') + (terms.length > shown.length ? ', …' : '');
};
