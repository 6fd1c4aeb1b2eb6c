import { OwnedContent } from '../../collecting/files/owned-content';
import { plainFileName, uniqueFileName } from '../../platform/text/plain-file-name';
import type { OwnRecord } from './record-pages';

export const folderOf = ({ id, formId, instanceId }: OwnRecord): string =>
  `records/${plainFileName(formId)}/${id}-${plainFileName(instanceId.replace(/^uuid:/, ''))}`;

/** Excludes another person's records that this person edited: the files may be the other's. */
export function filesIn(record: OwnRecord) {
  if (record.isAnothers) return [];
  const folder = folderOf(record);
  const taken = new Set(['record.xml']);
  return record.files.flatMap(({ name, sha256, contentType }, index) => {
    if (sha256 === null) return [];
    const unique = uniqueFileName(name, taken, index);
    const content = new OwnedContent('own-record', sha256);
    return [{ path: `${folder}/${unique}`, name, content, contentType }];
  });
}
