export { type BlockArea, blockHolds, readBlockAreas } from './blocks/block-areas';
export { BLOCK_FILES } from './blocks/block-files';
export { importBlocks, removeBlocks } from './blocks/import-blocks';
export { type ListedImport, listDatasets, removeDataset } from './datasets';
export { importFieldSites } from './field-sites/import-field-sites';
export { SITE_COLUMNS } from './field-sites/read-site';
export { receiveSource } from './files/source/receive-source';
export {
  FileRefused,
  type ImportOutcome,
  type ImportProgress,
  type ImportSource,
  NO_RECORDS,
  type OnProgress,
} from './import-job';
export { isWholeFileFault } from './import-outcome';
export { type ColumnsLookedAt, lookAtFieldSites, lookAtOccurrences } from './look-at-columns';
export { knownDay } from './occurrences/event-date';
export { importOccurrences } from './occurrences/import-occurrences';
export type { NumberedOccurrence as CheckedOccurrence } from './occurrences/occurrence-store';
export { OCCURRENCE_TERMS } from './occurrences/occurrence-terms';
export { refusalSentence } from './refusals/refusal-reasons';
export { writeRefusalReport } from './refusals/write-report';
export { importSpecies } from './species/import-species';
