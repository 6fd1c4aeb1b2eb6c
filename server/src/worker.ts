/**
 * What runs in a thread of the pool: every export is a task, called by its name. Nothing here
 * knows of requests or the database. What a task is given and what it gives back crosses between
 * threads, so it is plain data; an error that is foreseen is a result.
 */
import sharp from 'sharp';

// A task has one thread of its own; what it decoded is of no use to the next one.
sharp.concurrency(1);
sharp.cache(false);

export { inspectForm } from './collecting/forms/checking/inspect-form';
export { readChoiceLabels } from './collecting/forms/mapping/choice-labels';
export { readFormFields } from './collecting/forms/mapping/read-form-fields';
export { largeRecordFacts, largeRecordIdentity } from './collecting/submissions/large-record';
export { readRecordsAgain } from './collecting/submissions/read-records-again';
export { unsupportedQuestions } from './collecting/web-forms/unsupported-questions';
export { heifToJpeg } from './platform/pictures/heif-photo';
export { photoFileWithoutMetadata } from './platform/pictures/photo-file-without-metadata';
export { shrinkPicture, smallPicture } from './platform/pictures/shrink-picture';
export { uprightPhoto } from './platform/pictures/upright-photo';
export { drawMap } from './publishing/species-layers/draw-map';
