import { CENTRAL_CODES, isRefusal } from '../connection/central-error';
import * as answers from './central-answers';
import { type CentralCalls, jsonBody } from './central-calls';

/** Central's name of the role that lets a phone list forms and send records. */
export const APP_USER_ROLE = 'app-user';

export function appUserCalls(calls: CentralCalls) {
  const { projectPath, formPath, answer, withRetry, list, remove } = calls;
  const path = `${projectPath}/app-users`;
  const assignments = `${projectPath}/assignments/forms/${APP_USER_ROLE}`;
  return {
    appUsers: () => list('list app users', path, answers.AppUser),

    assignments: () => list('list assignments', assignments, answers.Assignment),

    /** Makes a new app user on every call: Central accepts duplicate names. */
    createAppUser: (displayName: string) =>
      answer(
        { task: 'create an app user', method: 'POST', path, body: jsonBody({ displayName }) },
        answers.NewAppUser,
      ),

    deleteAppUser: (id: number) => remove('delete an app user', `${path}/${id}`),

    /** The app user, its assignments and its records remain. */
    revoke: (token: string) =>
      remove('end a credential', `/v1/sessions/${encodeURIComponent(token)}`),

    async assign(xmlFormId: string, appUserId: number): Promise<boolean> {
      const assignment = `${formPath(xmlFormId)}/assignments/${APP_USER_ROLE}/${appUserId}`;
      try {
        await withRetry({ task: 'assign a form', method: 'POST', path: assignment }, answers.Done);
        return true;
      } catch (error) {
        if (isRefusal(error, CENTRAL_CODES.alreadyExists)) return false;
        throw error;
      }
    },
  };
}
