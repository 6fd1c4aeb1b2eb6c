import * as z from 'zod';
import type { CentralAccount } from '../../platform/configuration/central-account';
import { LIMITS } from '../../platform/configuration/limits';
import { retry } from '../../platform/retry/retry';
import * as answers from './central-answers';
import { CENTRAL_CODES, CentralUnavailable, isRefusal } from './central-error';
import { type CentralRequest, centralHttp } from './central-http';
import { centralSession } from './central-session';

/** Central's name of the role that lets a phone list forms and send records. */
export const APP_USER_ROLE = 'app-user';

/** An answer with its ETag; null where Central says that nothing changed. */
export interface Tagged<T> {
  value: T;
  tag: string | null;
}

/** Calls of Central's REST and OData interface. Each throws CentralUnavailable or CentralRefusal. */
export type CentralClient = ReturnType<typeof openCentralClient>;

/**
 * Works in one project of a Central. Nothing is sent before the first call.
 *
 * @param closing Ends every request that is under way.
 */
export function openCentralClient(account: CentralAccount, closing?: AbortSignal) {
  const send = centralSession(account, centralHttp(account.url, closing));
  const projectPath = `/v1/projects/${account.projectId}`;
  const formPath = (xmlFormId: string) => `${projectPath}/forms/${encodeURIComponent(xmlFormId)}`;

  async function answer<T>(
    request: CentralRequest,
    shape: z.ZodType<T>,
  ): Promise<Tagged<T> | null> {
    const { changed, body, tag } = await send(request);
    if (!changed) return null;
    const read = shape.safeParse(body);
    if (read.success) return { value: read.data, tag };
    throw new CentralUnavailable(request.task, 'an answer of another shape', false, read.error);
  }

  /** For requests that do the same however often they are sent. */
  const withRetry = <T>(request: CentralRequest, shape: z.ZodType<T>) =>
    retry(
      () => answer(request, shape),
      LIMITS.central,
      // Who waited once for nothing does not wait again.
      (error) => error instanceof CentralUnavailable && !error.timedOut && !closing?.aborted,
    );

  const get = async <T>(task: string, path: string, shape: z.ZodType<T>): Promise<T> =>
    must(await withRetry({ task, method: 'GET', path }, shape));

  return {
    project: () => get('read the project', projectPath, answers.Project),
    roles: () => get('list roles', '/v1/roles', z.array(answers.Role)),
    forms: () => get('list forms', `${projectPath}/forms`, z.array(answers.CentralForm)),
    appUsers: () => get('list app users', `${projectPath}/app-users`, z.array(answers.AppUser)),

    /** The same, or null where nothing changed since `knownTag`. */
    changedAppUsers: (knownTag: string | null) =>
      withRetry(
        { task: 'list app users', method: 'GET', path: `${projectPath}/app-users`, knownTag },
        z.array(answers.AppUser),
      ),

    /** Who may use which form; null where nothing changed since `knownTag`. */
    changedAssignments: (knownTag: string | null) =>
      withRetry(
        {
          task: 'list assignments',
          method: 'GET',
          path: `${projectPath}/assignments/forms/${APP_USER_ROLE}`,
          knownTag,
        },
        z.array(answers.Assignment),
      ),

    /** Makes an app user at every call: Central takes the same name twice. */
    createAppUser: async (displayName: string) =>
      must(
        await answer(
          {
            task: 'create an app user',
            method: 'POST',
            path: `${projectPath}/app-users`,
            body: json({ displayName }),
          },
          answers.NewAppUser,
        ),
      ),

    deleteAppUser: (id: number) =>
      withRetry(
        { task: 'delete an app user', method: 'DELETE', path: `${projectPath}/app-users/${id}` },
        answers.Done,
      ),

    /** Lets an app user use a form. @returns False where it might already. */
    async assign(xmlFormId: string, appUserId: number): Promise<boolean> {
      const path = `${formPath(xmlFormId)}/assignments/${APP_USER_ROLE}/${appUserId}`;
      try {
        await withRetry({ task: 'assign a form', method: 'POST', path }, answers.Done);
        return true;
      } catch (error) {
        if (isRefusal(error, CENTRAL_CODES.alreadyExists)) return false;
        throw error;
      }
    },

    /** How many records a form has; null where nothing changed since `knownTag`. */
    countRecords: (xmlFormId: string, knownTag: string | null) =>
      withRetry(
        {
          task: 'count records',
          method: 'GET',
          path: `${formPath(xmlFormId)}.svc/Submissions?%24top=0&%24count=true`,
          knownTag,
        },
        answers.RowPage.transform((page) => page['@odata.count'] ?? page.value.length),
      ),

    /** A page of records. @param query Without question mark, encoded. */
    records: async (xmlFormId: string, query: string) =>
      must(
        await withRetry(
          {
            task: 'read records',
            method: 'GET',
            path: `${formPath(xmlFormId)}.svc/Submissions?${query}`,
            timeoutMs: LIMITS.central.longRequestMs,
          },
          answers.RowPage,
        ),
      ),

    /** Makes a new form as a draft. */
    createForm: (xml: Uint8Array) =>
      answer(
        { ...sendXml('make a form', `${projectPath}/forms`, xml) },
        z.object({ xmlFormId: z.string() }),
      ),

    /** Makes or replaces the draft of a form that is there. */
    createDraft: (xmlFormId: string, xml: Uint8Array) =>
      withRetry(sendXml('make a draft', `${formPath(xmlFormId)}/draft`, xml), answers.Done),

    draft: (xmlFormId: string) =>
      get('read a draft', `${formPath(xmlFormId)}/draft`, answers.CentralForm),

    draftAttachments: (xmlFormId: string) =>
      get(
        'list files of a draft',
        `${formPath(xmlFormId)}/draft/attachments`,
        z.array(answers.DraftAttachment),
      ),

    sendDraftAttachment: (xmlFormId: string, name: string, type: string, content: Uint8Array) =>
      withRetry(
        {
          task: 'send a file of a draft',
          method: 'POST',
          path: `${formPath(xmlFormId)}/draft/attachments/${encodeURIComponent(name)}`,
          body: { type, content },
          timeoutMs: LIMITS.central.longRequestMs,
        },
        answers.DraftAttachment,
      ),

    publishDraft: (xmlFormId: string) =>
      answer(
        { task: 'publish a draft', method: 'POST', path: `${formPath(xmlFormId)}/draft/publish` },
        answers.Done,
      ),
  };
}

const json = (content: object) => ({
  type: 'application/json',
  content: JSON.stringify(content),
});

const sendXml = (task: string, path: string, xml: Uint8Array): CentralRequest => ({
  task,
  method: 'POST',
  path,
  body: { type: 'application/xml', content: xml },
  timeoutMs: LIMITS.central.longRequestMs,
});

/** The value of an answer to a request without a known ETag. */
function must<T>(tagged: Tagged<T> | null): T {
  if (tagged === null) throw new Error('Central answered 304 to a request without a known tag.');
  return tagged.value;
}
