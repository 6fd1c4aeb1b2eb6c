import { OwnedContent } from '../../collecting/files/owned-content';
import {
  findRecordPhoto,
  type PhotoSources,
  type RecordPhoto,
} from '../../collecting/shown-photos/record-photo';

/** @returns Null if that version has no such photo, or it was not received. */
export const recordPhoto = (
  sources: PhotoSources,
  submissionId: number,
  name: string,
): Promise<RecordPhoto | null> =>
  findRecordPhoto(sources, submissionId, name, (sha256) => new OwnedContent('own-photo', sha256));
