import type { ServerApp } from '../../platform/http/app-types';
import type { CollectingContext } from '../collecting-context';
import { FORM_DRAFT_LIMITS } from '../form-limits';
import { draftUrl } from '../forms/drafts/draft-settings';
import {
  admitDraftRecord,
  bytesOfDraft,
  storeDraftRecord,
} from '../forms/drafts/store-draft-record';
import { notFound, OpenRosaError } from '../open-rosa-error';
import { keepHere } from '../submissions/receiving/open-intake';
import { type Intake, receiveSubmission } from '../submissions/receiving/receive-submission';
import { sendFormFile, sendXForm, sendXml } from './download-routes';
import {
  draftMedia,
  draftOf,
  draftXml,
  listDraftFiles,
  openDraftRoute,
  type TestedDraft,
} from './draft-gate';
import { formListXml, manifestXml } from './open-rosa-documents';
import { answerStored, submissionOf } from './submission-routes';

/** Same routes as for published forms, below the addresses of ODK Central's drafts. */
export function draftRoutes(scope: ServerApp, context: CollectingContext): void {
  const { database, files, settings } = context;
  const { db } = database;
  const route = openDraftRoute(db);
  const addressOf = (draft: TestedDraft) => draftUrl(settings.publicUrl, draft);

  scope.get('/draft/formList', route, async (request, reply) => {
    const draft = draftOf(request);
    const { title, version } = draft.xform;
    const hasMedia = (await listDraftFiles(db, draft.id)).length > 0;
    const listed = { xmlFormId: draft.xmlFormId, title, version, md5: draft.md5, hasMedia };
    return sendXml(request, reply, formListXml([{ ...listed, address: addressOf(draft) }]));
  });

  scope.get('/draft.xml', route, async (request, reply) => {
    const { id, md5 } = draftOf(request);
    return sendXForm(request, reply, { xml: await draftXml(db, id), md5 });
  });

  scope.get('/draft/manifest', route, async (request, reply) => {
    const draft = draftOf(request);
    const listed = await listDraftFiles(db, draft.id);
    return sendXml(request, reply, manifestXml(listed, addressOf(draft)));
  });

  scope.get<{ Params: { name: string } }>(
    '/draft/attachments/:name',
    route,
    async (request, reply) => {
      const { name } = request.params;
      const file = await draftMedia(db, draftOf(request).id, name);
      return sendFormFile(files, request, reply, { ...file, name });
    },
  );

  scope.get('/draft/submission', route, async (_request, reply) => reply.code(204).send());

  scope.post('/draft/submission', route, async (request, reply) => {
    const draft = draftOf(request);
    // A test record has no owner.
    const submitter = { appUserId: 0, projectId: draft.projectId };
    const sent = submissionOf(request, submitter);
    return answerStored(request, reply, await receiveSubmission(draftIntake(context, draft), sent));
  });
}

/** Test records are parsed like other records and stored separately. */
function draftIntake(
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
