/** Names of columns outside Darwin Core by the term that they stand for, without case and signs. */
export type OtherNames = Readonly<Record<string, readonly string[]>>;

/**
 * Names that were guessed since the first version. Ids of records without their own depend on what these
 * find, so this list never changes; further names are added to {@link OTHER_NAMES}.
 */
export const FIRST_NAMES: OtherNames = {
  decimalLatitude: ['latitude', 'lat'],
  decimalLongitude: ['longitude', 'long', 'lon', 'lng'],
  scientificName: ['species', 'speciesname'],
  vernacularName: ['commonname', 'localname'],
};

/**
 * Names that columns have outside Darwin Core, where the term itself is not there: of applications, of
 * people, and what is left of a term in the ten letters of a shapefile. The first that is there is taken.
 */
export const OTHER_NAMES: OtherNames = {
  ...FIRST_NAMES,
  scientificName: [...(FIRST_NAMES.scientificName ?? []), 'scientific', 'sciname', 'taxonname'],
  vernacularName: [...(FIRST_NAMES.vernacularName ?? []), 'vernacular'],
  eventDate: [
    'date',
    'observationdate',
    'dateofobservation',
    'dateobserved',
    'observedon',
    'obsdate',
  ],
  countryCode: ['countrycod'],
  basisOfRecord: ['basisofrec'],
  geodeticDatum: ['geodeticda'],
  name: ['site', 'sitename', 'fieldsite'],
  legalOwner: ['owner'],
};
