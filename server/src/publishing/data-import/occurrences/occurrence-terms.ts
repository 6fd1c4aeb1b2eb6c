import { FileRefused } from '../import-job';
import { type Fields, fieldsByName } from '../source/record-table';

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

/** Columns under which tables of other systems keep coordinates in metres. */
const METRES = /^(easting|northing|utm.*|x|y|xcoord|ycoord|verbatimcoordinates)$/i;

/**
 * Finds the terms among the columns of a file.
 * @throws FileRefused where names or places have no column
 */
export function occurrenceFields(terms: readonly string[]): Fields<OccurrenceTerm> {
  const fields = fieldsByName(terms, OCCURRENCE_TERMS);
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
