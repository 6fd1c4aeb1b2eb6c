import { LIMITS } from '../../platform/configuration/limits';
import type { Database } from '../../platform/database/database';
import type { CollectingContext } from '../collecting-context';
import type { FileStore } from '../files/file-store';
import { mayBeObsolete } from '../files/obsolete-contents';
import { bytesOfDraft } from '../forms/drafts/draft-bytes';
import { draftFull, storeDraftRecord } from '../forms/drafts/store-draft-record';
import { notFound, OpenRosaError } from '../open-rosa-error';
import type { Intake } from '../submissions/receive-submission';
import type { TestedDraft } from './draft-gate';

/** Where test records of a draft go: they are read like others, and kept apart from them. */
export function draftIntake(
  { database: { db }, files, heavyWork }: CollectingContext,
  draft: TestedDraft,
): Intake {
  const { id, token, xmlFormId, xform, mapping } = draft;
  return {
    files: noting(db, files),
    heavyWork,
    isStored: async () => true,
    store: storeDraftRecord(db, token),
    formFor: async ({ formId, version }) => {
      if (formId !== xmlFormId) throw notFound();
      if (version !== xform.version) {
        throw new OpenRosaError(
          404,
          `The draft has version “${xform.version}” by now, and this record “${version}”.`,
        );
      }
      // Before its files are kept. Whether they fit is known when the record is stored.
      if ((await bytesOfDraft(db, id)) >= LIMITS.formDraft.bytes) throw draftFull();
      return {
        formId: id,
        formVersionId: 0,
        uploadPaths: [...xform.uploadPaths],
        mapping,
        mappingRevision: 0,
        isUsedUp: false,
      };
    },
  };
}

/** Files of a record that is refused in the end are removed later, because no row names them. */
const noting = (db: Database, files: FileStore): FileStore => ({
  ...files,
  keep: async (file) => {
    await mayBeObsolete(db, [file.sha256]);
    await files.keep(file);
  },
});
