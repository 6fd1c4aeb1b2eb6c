/** Names of columns outside Darwin Core by the term that they stand for, without case and signs. */
export type OtherNames = Readonly<Record<string, readonly string[]>>;

/** Never changes: ids of records without their own depend on columns found by these names. */
export const FIRST_NAMES: OtherNames = {
  decimalLatitude: ['latitude', 'lat'],
  decimalLongitude: ['longitude', 'long', 'lon', 'lng'],
  scientificName: ['species', 'speciesname'],
  vernacularName: ['commonname', 'localname'],
};

/** Tried in this order when the term itself is missing; shapefiles cut names to ten letters. */
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
