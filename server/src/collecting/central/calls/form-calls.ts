import * as z from 'zod';
import { FORM_UPLOAD_LIMITS } from '../../form-limits';
import type { CentralRequest } from '../connection/central-http';
import { CENTRAL_LIMITS } from '../limits';
import * as answers from './central-answers';
import type { CentralCalls } from './central-calls';

/** Whether Central's warnings about a form stop its upload. */
export type Warnings = 'refuse' | 'accept';

const QUERY: Record<Warnings, string> = { refuse: '', accept: '?ignoreWarnings=true' };

/** Calls for listing, creating and replacing the project's forms. */
export const formCalls = ({ projectPath, formPath, answer, withRetry, get }: CentralCalls) => ({
  forms: () => get('list forms', `${projectPath}/forms`, z.array(answers.CentralForm)),

  /**
   * Creates a new form as a draft.
   * @param warnings Whether Central accepts it despite its warnings.
   */
  createForm: (xml: Uint8Array, warnings: Warnings) =>
    answer(
      sendXml('make a form', `${projectPath}/forms${QUERY[warnings]}`, xml),
      z.object({ xmlFormId: z.string() }),
    ),

  /** Creates or replaces the draft of an existing form. */
  createDraft: (xmlFormId: string, xml: Uint8Array, warnings: Warnings) =>
    withRetry(
      sendXml('make a draft', `${formPath(xmlFormId)}/draft${QUERY[warnings]}`, xml),
      answers.Done,
    ),

  draft: (xmlFormId: string) =>
    get('read a draft', `${formPath(xmlFormId)}/draft`, answers.CentralForm),

  draftAttachments: (xmlFormId: string) =>
    get(
      'list files of a draft',
      `${formPath(xmlFormId)}/draft/attachments`,
      z.array(answers.NamedAttachment),
    ),

  sendDraftAttachment: (xmlFormId: string, name: string, type: string, content: Uint8Array) =>
    withRetry(
      {
        task: 'send a file of a draft',
        method: 'POST',
        path: `${formPath(xmlFormId)}/draft/attachments/${encodeURIComponent(name)}`,
        body: { type, content },
        timeoutMs: CENTRAL_LIMITS.longRequestMs,
      },
      // Central 2024.1 answers without the form's data.
      z.union([answers.NamedAttachment, answers.Done]),
    ),

  /** Discards the draft of a published form; the published version remains. */
  deleteDraft: (xmlFormId: string) =>
    withRetry(
      { task: 'delete a draft', method: 'DELETE', path: `${formPath(xmlFormId)}/draft` },
      answers.Done,
    ),

  /** The XForm that phones download. */
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

  /** The files that the published form requires. */
  formAttachments: (xmlFormId: string) =>
    get(
      'list files of a form',
      `${formPath(xmlFormId)}/attachments`,
      z.array(answers.NamedAttachment),
    ),

  publishDraft: (xmlFormId: string) =>
    answer(
      { task: 'publish a draft', method: 'POST', path: `${formPath(xmlFormId)}/draft/publish` },
      answers.Done,
    ),
});

const sendXml = (task: string, path: string, xml: Uint8Array): CentralRequest => ({
  task,
  method: 'POST',
  path,
  body: { type: 'application/xml', content: xml },
  timeoutMs: CENTRAL_LIMITS.longRequestMs,
});
