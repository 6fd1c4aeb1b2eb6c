import { LICENCE_FACTS, type Licence } from '@aranya/shared/contracts';
import type { ExploreRecord } from '@aranya/shared/contracts/explore';
import { DC, DWC } from '../../platform/text/archive-table';
import type { Identification } from './identifications';

export interface DownloadedRecord
  extends Omit<ExploreRecord, 'coarseBecause' | 'hasPhoto' | 'licence' | 'isConfirmed'> {
  licence: Licence;
  /** Null unless the recorder agreed to be named. */
  recordedBy: string | null;
  /** Null: no reviewer has confirmed or corrected the name. */
  identification: Identification | null;
}

type Value = string | number | null;

/** `site` has no trailing slash. */
type TermValue = readonly [term: string, value: (record: DownloadedRecord, site: string) => Value];

/** Column order; the first is the id. */
const VALUES: readonly TermValue[] = [
  [`${DWC}occurrenceID`, ({ id }) => `urn:uuid:${id}`],
  [`${DWC}basisOfRecord`, ({ source }) => basisOf(source.id)],
  [`${DWC}scientificName`, ({ speciesName }) => speciesName],
  [`${DWC}vernacularName`, ({ localName }) => localName],
  [`${DWC}eventDate`, ({ date }) => date],
  [`${DWC}decimalLatitude`, ({ latitude }) => latitude],
  [`${DWC}decimalLongitude`, ({ longitude }) => longitude],
  [`${DWC}geodeticDatum`, () => 'EPSG:4326'],
  [`${DWC}coordinateUncertaintyInMeters`, ({ uncertaintyMetres }) => uncertaintyMetres],
  [`${DWC}dataGeneralizations`, ({ coarseSide }) => generalized(coarseSide)],
  [`${DWC}informationWithheld`, ({ coarseSide }) => (coarseSide > 0 ? WITHHELD : null)],
  [`${DWC}identificationVerificationStatus`, verificationOf],
  [`${DWC}verbatimIdentification`, ({ identification }) => identification?.verbatimName ?? null],
  [`${DWC}identifiedBy`, ({ identification }) => identification?.by ?? null],
  [`${DWC}dateIdentified`, ({ identification }) => identification?.date ?? null],
  [`${DWC}occurrenceStatus`, () => 'present'],
  [`${DC}license`, ({ licence }) => LICENCE_FACTS[licence].address],
  [`${DWC}recordedBy`, ({ recordedBy }) => recordedBy],
  [`${DWC}datasetName`, ({ source }) => source.name],
  [`${DWC}stateProvince`, ({ state }) => state?.name ?? null],
  [`${DWC}county`, ({ district }) => district?.name ?? null],
  [`${DWC}municipality`, ({ block }) => block?.name ?? null],
  // All known borders are of states of India.
  [`${DWC}countryCode`, ({ state }) => (state ? 'IN' : null)],
  [`${DC}references`, ({ id }, site) => `${site}/explore/records/${id}`],
];

export const RECORD_TERMS: readonly string[] = VALUES.map(([term]) => term);

/** In the order of {@link RECORD_TERMS}. */
export const valuesOf = (record: DownloadedRecord, site: string): Value[] =>
  VALUES.map(([, value]) => value(record, site));

const WITHHELD = 'Exact place, day, recorder and identification.';

/** Coarse records do not say whether they were reviewed. */
function verificationOf({ coarseSide, identification }: DownloadedRecord): string | null {
  if (coarseSide > 0) return null;
  return identification ? 'verified' : 'unverified';
}

const generalized = (side: number) =>
  side > 0
    ? `The place is the middle of a cell of ${side} degrees, because the species, or one recorded beside it, is threatened.`
    : null;

/** An imported record may be an observation, a specimen or a citation: files do not always say. */
const basisOf = (source: string) =>
  source.startsWith('form:') ? 'HumanObservation' : 'Occurrence';
