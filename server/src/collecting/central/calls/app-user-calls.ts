import * as z from 'zod';
import { CENTRAL_CODES, isRefusal } from '../connection/central-error';
import * as answers from './central-answers';
import { type CentralCalls, jsonBody } from './central-calls';

/** Central's name of the role that lets a phone list forms and send records. */
export const APP_USER_ROLE = 'app-user';

/** Calls for the project's app users and their access to forms. */
export const appUserCalls = ({ projectPath, formPath, answer, withRetry, get }: CentralCalls) => ({
  appUsers: () => get('list app users', `${projectPath}/app-users`, z.array(answers.AppUser)),

  /** Assignments of forms to app users. */
  assignments: () =>
    get(
      'list assignments',
      `${projectPath}/assignments/forms/${APP_USER_ROLE}`,
      z.array(answers.Assignment),
    ),

  /** Creates a new app user on every call: Central accepts duplicate names. */
  createAppUser: (displayName: string) =>
    answer(
      {
        task: 'create an app user',
        method: 'POST',
        path: `${projectPath}/app-users`,
        body: jsonBody({ displayName }),
      },
      answers.NewAppUser,
    ),

  deleteAppUser: (id: number) =>
    withRetry(
      { task: 'delete an app user', method: 'DELETE', path: `${projectPath}/app-users/${id}` },
      answers.Done,
    ),

  /** Revokes a credential; the app user, its assignments and its records remain. */
  revoke: (token: string) =>
    withRetry(
      {
        task: 'end a credential',
        method: 'DELETE',
        path: `/v1/sessions/${encodeURIComponent(token)}`,
      },
      answers.Done,
    ),

  /** Assigns a form to an app user. @returns False if it was assigned already. */
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
});
