/**
 * Tasks of the worker threads: every export is a task, called by its name. Tasks do not use
 * requests or the database. Arguments and results are plain data, because they are copied between
 * threads; an expected error is a result.
 */
import sharp from 'sharp';

// Each task runs alone in its thread, and no later task needs the pictures that it decoded.
sharp.concurrency(1);
sharp.cache(false);

export { readFormQuestions } from './administration/exports/export-tables';
export { writeExportFeatures } from './administration/exports/write-features';
export { writeExportRows } from './administration/exports/write-rows';
export { inspectForm } from './collecting/forms/checking/inspect-form';
export { readChoiceLabels } from './collecting/forms/mapping/choice-labels';
export { labelledAnswers } from './collecting/forms/mapping/labelled-answers';
export { readFormFields } from './collecting/forms/mapping/read-form-fields';
export { readAnswerRules } from './collecting/forms/mapping/species-questions';
export {
  largeRecordFacts,
  largeRecordIdentity,
} from './collecting/submissions/reading/read-record';
export { explainRecord } from './collecting/submissions/reading/record-statements';
export { readRecordsAgain } from './collecting/submissions/rereading/read-records-again';
export { unsupportedQuestions } from './collecting/web-forms/unsupported-questions';
export { heifToJpeg } from './platform/pictures/heif-photo';
export { photoFileWithoutMetadata } from './platform/pictures/photo-file-without-metadata';
export { shrinkPicture, smallPicture } from './platform/pictures/shrink-picture';
export { uprightPhoto } from './platform/pictures/upright-photo';
export { drawMap } from './publishing/species-layers/draw-map';
