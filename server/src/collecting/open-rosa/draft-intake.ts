import type { CollectingContext } from '../collecting-context';
import { FORM_DRAFT_LIMITS } from '../form-limits';
import { bytesOfDraft } from '../forms/drafts/draft-bytes';
import { admitDraftRecord, storeDraftRecord } from '../forms/drafts/store-draft-record';
import { notFound, OpenRosaError } from '../open-rosa-error';
import { keepHere } from '../submissions/receiving/open-intake';
import type { Intake } from '../submissions/receiving/receive-submission';
import type { TestedDraft } from './draft-gate';

/** Intake for test records of a draft: they are parsed like other records and stored separately. */
export function draftIntake(
  {
    database: { db },
    files,
    heavyWork,
    answerRules,
  }: Pick<CollectingContext, 'database' | 'files' | 'heavyWork' | 'answerRules'>,
  draft: TestedDraft,
): Intake {
  const { id, token, xmlFormId, xform, mapping } = draft;
  return {
    files,
    heavyWork,
    rulesFor: () => answerRules.ofDraft(id, mapping),
    admit: admitDraftRecord(db),
    keep: keepHere({ db, files }, storeDraftRecord(db, token)),
    formFor: async ({ formId, version }) => {
      if (formId !== xmlFormId) throw notFound();
      if (version !== xform.version) {
        throw new OpenRosaError(
          404,
          `The draft has version “${xform.version}” by now, and this record “${version}”.`,
        );
      }
      return {
        formId: id,
        formVersionId: 0,
        uploadPaths: [...xform.uploadPaths],
        mapping,
        mappingRevision: 0,
        isUsedUp: false,
        bytesLeft: FORM_DRAFT_LIMITS.bytes - (await bytesOfDraft(db, id)),
      };
    },
  };
}
