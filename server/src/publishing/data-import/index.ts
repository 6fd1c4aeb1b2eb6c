/** Imports of data, for the command and for whoever takes an upload. */
export { type BlockImportOptions, importBlocks, removeBlocks } from './blocks/import-blocks';
export { type ListedImport, listDatasets, removeDataset } from './datasets';
export { type FieldSiteImportOptions, importFieldSites } from './field-sites/import-field-sites';
export {
  FileRefused,
  type ImportOptions,
  type ImportOutcome,
  type ImportProgress,
  type ImportSource,
  type OnProgress,
} from './import-job';
export {
  importOccurrences,
  type OccurrenceImportOptions,
} from './occurrences/import-occurrences';
export type { Refusal, RefusalCount } from './refusals/refusal';
export { REFUSAL_REASONS, type RefusalReason } from './refusals/refusal-reasons';
export { writeRefusalReport } from './refusals/write-report';
export { receiveSource } from './source/receive-source';
export { importSpecies, type SpeciesImportOptions } from './species/import-species';
