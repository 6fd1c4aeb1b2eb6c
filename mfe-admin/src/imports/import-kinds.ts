import { BLOCK_STATES, type ImportKind } from '@aranya/shared/contracts/administration';

/** What an administrator can give, and what the file must hold. */
export const IMPORT_KINDS: Record<ImportKind, { name: string; hint: string; accept: string }> = {
  species: {
    name: 'Species',
    hint: 'CSV with scientificName, vernacularName, hindi, odia, type and conservation (none, medium or high: how coarsely the public sees its places). A species that is listed already is replaced.',
    accept: '.csv,.txt,.tsv,.json',
  },
  occurrences: {
    name: 'Occurrences',
    hint: 'Records of species with their places in WGS84: CSV, GeoJSON, a zipped shapefile, a GeoPackage or a Darwin Core Archive. Check first: you see the columns that were found, and point at others.',
    accept: '.csv,.txt,.tsv,.geojson,.json,.zip,.gpkg',
  },
  'field-sites': {
    name: 'Field sites',
    hint: 'CSV with name, species, legalOwner and question1 to question16, or with other columns that you point at after a check; or a JSON list of sites. A site of the same name is replaced.',
    accept: '.csv,.txt,.tsv,.json',
  },
  blocks: {
    name: 'Blocks',
    hint: `GeoJSON, a zipped shapefile or a GeoPackage, in WGS84 with the borders of one state: ${BLOCK_STATES.join(' or ')}. All its blocks are replaced.`,
    accept: '.geojson,.json,.zip,.gpkg',
  },
  cards: {
    name: 'Campaigns and events',
    hint: 'The CSV that you download under Campaigns and events. Its cards are added behind those that are there.',
    accept: '.csv',
  },
};
