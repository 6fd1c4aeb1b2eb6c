/** Names of columns outside Darwin Core by the term that they stand for, without case and signs. */
export type OtherNames = Readonly<Record<string, readonly string[]>>;

/**
 * Names that the first version guessed. Ids of records without their own depend on the columns found by
 * them, so this list never changes; add further names to {@link OTHER_NAMES}.
 */
export const FIRST_NAMES: OtherNames = {
  decimalLatitude: ['latitude', 'lat'],
  decimalLongitude: ['longitude', 'long', 'lon', 'lng'],
  scientificName: ['species', 'speciesname'],
  vernacularName: ['commonname', 'localname'],
};

/**
 * Names of columns outside Darwin Core, tried in this order when the term itself is missing: from
 * applications, from people, and terms cut to the ten letters of a shapefile.
 */
export const OTHER_NAMES: OtherNames = {
  ...FIRST_NAMES,
  scientificName: [...(FIRST_NAMES.scientificName ?? []), 'scientific', 'sciname', 'taxonname'],
  vernacularName: [...(FIRST_NAMES.vernacularName ?? []), 'vernacular'],
  decimalLatitude: [
    ...(FIRST_NAMES.decimalLatitude ?? []),
    ...['latituden', 'latitudedd', 'latitudewgs84', 'latitudedegrees', 'latitudedecimaldegrees'],
    ...['latitudeindecimaldegrees', 'latdd', 'gpslatitude', 'gpslat'],
  ],
  decimalLongitude: [
    ...(FIRST_NAMES.decimalLongitude ?? []),
    ...['longitudee', 'longitudedd', 'longitudewgs84', 'longitudedegrees'],
    ...['longitudedecimaldegrees', 'longitudeindecimaldegrees', 'londd', 'longdd'],
    ...['gpslongitude', 'gpslon', 'gpslong'],
  ],
  coordinateUncertaintyInMeters: ['gpsaccuracy', 'gpsaccuracym', 'accuracym', 'positionalaccuracy'],
  eventDate: [
    'date',
    'observationdate',
    'dateofobservation',
    'dateobserved',
    'observedon',
    'obsdate',
    'surveydate',
    'dateofsurvey',
    'collectiondate',
    'dateofcollection',
    'datecollected',
  ],
  countryCode: ['countrycod'],
  basisOfRecord: ['basisofrec'],
  geodeticDatum: ['geodeticda'],
  name: ['site', 'sitename', 'fieldsite'],
  legalOwner: ['owner'],
};
