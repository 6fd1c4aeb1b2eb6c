import { BLOCK_STATES, type ImportKind } from '@aranya/shared/contracts/administration';
import { message, type TextOf } from '@aranya/shared/languages';

/** Kinds of files that can be imported, with their formats. */
export const IMPORT_KINDS: Record<ImportKind, { name: string; hint: string; accept: string }> = {
  species: {
    name: message('Species'),
    hint: message(
      'CSV with scientificName, vernacularName, hindi, odia, type and conservation (none, medium or high: how coarsely the public sees its places). A species that is listed already is replaced.',
    ),
    accept: '.csv,.txt,.tsv,.xlsx,.ods,.json',
  },
  occurrences: {
    name: message('Occurrences'),
    hint: message(
      'Records of species with their places in WGS84: CSV, an Excel or LibreOffice workbook, GeoJSON, KML, GPX, a zipped shapefile, a GeoPackage or a Darwin Core Archive. Check first: you see the columns that were found, and point at others.',
    ),
    accept: '.csv,.txt,.tsv,.xlsx,.ods,.geojson,.geojsonl,.json,.zip,.gpkg,.kml,.kmz,.gpx',
  },
  'field-sites': {
    name: message('Field sites'),
    hint: message(
      'CSV with name, species, legalOwner and question1 to question16, or with other columns that you point at after a check; or a JSON list of sites. A site of the same name is replaced.',
    ),
    accept: '.csv,.txt,.tsv,.xlsx,.ods,.json',
  },
  blocks: {
    name: message('Blocks'),
    hint: message(
      'GeoJSON, KML, a zipped shapefile or a GeoPackage, in WGS84 with the borders of one state: {states}. All its blocks are replaced.',
    ),
    accept: '.geojson,.geojsonl,.json,.zip,.gpkg,.kml,.kmz',
  },
  cards: {
    name: message('Campaigns and events'),
    hint: message(
      'The CSV that you download under Campaigns and events. Its cards are added behind those that are there.',
    ),
    accept: '.csv,.xlsx,.ods',
  },
};

/** Describes the expected content of a file of this kind. */
export const hintIn = (text: TextOf, kind: ImportKind): string =>
  text(IMPORT_KINDS[kind].hint, { states: BLOCK_STATES.join(', ') });
