import * as z from 'zod';
import { FORM_UPLOAD_LIMITS } from '../../form-limits';
import type { CentralRequest } from '../connection/central-http';
import { CENTRAL_LIMITS } from '../limits';
import * as answers from './central-answers';
import type { CentralCalls } from './central-calls';

/** Whether Central's warnings about a form stop its upload. */
export type Warnings = 'refuse' | 'accept';

const QUERY: Record<Warnings, string> = { refuse: '', accept: '?ignoreWarnings=true' };

export function formCalls(calls: CentralCalls) {
  const { projectPath, formPath, answer, withRetry, get, list, remove } = calls;
  const draftPath = (xmlFormId: string) => `${formPath(xmlFormId)}/draft`;
  return {
    forms: () => list('list forms', `${projectPath}/forms`, answers.CentralForm),

    /** The new form is a draft. */
    createForm: (xml: Uint8Array, warnings: Warnings) =>
      answer(
        sendXml('make a form', `${projectPath}/forms${QUERY[warnings]}`, xml),
        z.object({ xmlFormId: z.string() }),
      ),

    createDraft: (xmlFormId: string, xml: Uint8Array, warnings: Warnings) =>
      withRetry(
        sendXml('make a draft', `${draftPath(xmlFormId)}${QUERY[warnings]}`, xml),
        answers.Done,
      ),

    draft: (xmlFormId: string) => get('read a draft', draftPath(xmlFormId), answers.CentralForm),

    draftAttachments: (xmlFormId: string) =>
      list('list files of a draft', `${draftPath(xmlFormId)}/attachments`, answers.NamedAttachment),

    sendDraftAttachment: (xmlFormId: string, name: string, type: string, content: Uint8Array) =>
      withRetry(
        {
          task: 'send a file of a draft',
          method: 'POST',
          path: `${draftPath(xmlFormId)}/attachments/${encodeURIComponent(name)}`,
          body: { type, content },
          timeoutMs: CENTRAL_LIMITS.longRequestMs,
        },
        // Central 2024.1 answers without the form's data.
        z.union([answers.NamedAttachment, answers.Done]),
      ),

    /** The published version remains. */
    deleteDraft: (xmlFormId: string) => remove('delete a draft', draftPath(xmlFormId)),

    formXml: (xmlFormId: string) =>
      withRetry(
        {
          task: 'read a form',
          method: 'GET',
          path: `${formPath(xmlFormId)}.xml`,
          expects: 'text',
          timeoutMs: CENTRAL_LIMITS.longRequestMs,
        },
        z.string().max(FORM_UPLOAD_LIMITS.xmlBytes),
      ),

    formAttachments: (xmlFormId: string) =>
      list('list files of a form', `${formPath(xmlFormId)}/attachments`, answers.NamedAttachment),

    publishDraft: (xmlFormId: string) =>
      answer(
        { task: 'publish a draft', method: 'POST', path: `${draftPath(xmlFormId)}/publish` },
        answers.Done,
      ),
  };
}

const sendXml = (task: string, path: string, xml: Uint8Array): CentralRequest => ({
  task,
  method: 'POST',
  path,
  body: { type: 'application/xml', content: xml },
  timeoutMs: CENTRAL_LIMITS.longRequestMs,
});
