import { Problem } from '../../platform/problems/problem';
import { noteNewToken } from '../app-users/app-users';
import type { AccessibleForm, CollectionServer, RecordsToEdit } from '../collection-server';
import { grantAccess } from '../forms/form-access';
import { currentAppUser } from './app-users/current-app-user';
import { countEndings, endCredentials, forgetEnded } from './app-users/end-credentials';
import {
  centralAppUsers,
  ensureOwnAppUser,
  ownAppUserOf,
} from './app-users/ensure-central-app-user';
import { existingAppUsers, linkAppUser } from './app-users/existing-app-users';
import type { CentralClient } from './calls/central-client';
import { forPerson, sentenceForAdministrators, unlessUnavailable } from './central-problem';
import { CENTRAL_CODES, isRefusal } from './connection/central-error';
import { formsInCentral } from './forms/forms-in-central';
import { centralReader, notedFault, withinMapTimeout } from './reading/central-reader';
import { formsNotThere, notedFormStates } from './reading/known-forms';
import type { RoundWork } from './reading/read-round';
import { centralAddress } from './reading/same-record';
import { readComments } from './reviews/read-comments';

/**
 * Phones submit to Central; a reader copies their records into our tables. PINs of forms stay in
 * our database: Central only receives the assignments.
 * @param closing Aborts the client's requests.
 */
export function centralCollection(work: RoundWork, closing: AbortController): CollectionServer {
  const { db, client, log } = work;
  const inCentral = centralAppUsers({ db, client, log });
  const reader = centralReader(work);
  const isMissing = async ({ xmlFormId }: AccessibleForm) =>
    !(await client.forms()).some((one) => one.xmlFormId === xmlFormId && one.publishedAt);
  return {
    kind: 'central',
    async ensureAppUser(who) {
      const id = await ensureOwnAppUser(db, who);
      // While Central is unavailable, the last stored state is used.
      await forgetEnded({ db, client }, id).catch(unlessUnavailable);
      const { token } = await forPerson(() => inCentral(id));
      return { id, token };
    },
    async replaceToken(personId) {
      const id = await ownAppUserOf(db, personId);
      if (id === null) return null;
      const { token } = await forPerson(async () => {
        await endCredentials({ db, client }, id);
        return inCentral(id);
      });
      await noteNewToken(db, id);
      return { id, token };
    },
    tokenOf: async (appUserId) => (await currentAppUser(db, appUserId))?.token ?? null,
    async grantAccess(appUserId, form) {
      await forPerson(async () => {
        const { centralId } = await inCentral(appUserId);
        try {
          // An existing assignment is no error: the answer to an earlier attempt may have been lost.
          await client.assign(form.xmlFormId, centralId);
        } catch (error) {
          if (isRefusal(error, CENTRAL_CODES.notFound) && (await isMissing(form))) {
            throw new Problem('form_closed', {}, error);
          }
          throw error;
        }
      });
      return grantAccess(db, appUserId, form.id);
    },
    async formStates() {
      const states = await notedFormStates(db);
      return new Map(
        [...states].map(([id, state]) => [id, state === 'missing' ? 'closed' : state]),
      );
    },
    formsNotThere: () => formsNotThere(db),
    existingAppUsers: {
      async list() {
        try {
          const appUsers = await existingAppUsers(db, await client.appUsers());
          return { problem: null, appUsers };
        } catch (error) {
          return { problem: sentenceForAdministrators(error), appUsers: [] };
        }
      },
      async link(centralId, personId, whenGiven) {
        const appUsers = await forPerson(() => client.appUsers());
        const found = appUsers.find(({ id }) => id === centralId);
        if (!found) throw new Problem('not_found');
        const { displayName } = found;
        const ownId = await ensureOwnAppUser(db, { personId, displayName, location: '' });
        await forPerson(() => linkAppUser({ db, client, log }, found, ownId, whenGiven));
      },
    },
    photo: (photo, signal) => forPerson(() => client.photo(photo, signal)),
    async forward(record) {
      const current = await currentAppUser(db, record.appUserId);
      if (!current) throw new Problem('no_app_user');
      await forPerson(() => client.sendRecord(current.token, record));
    },
    recordsToEdit: recordsToEdit(client),
    deleteRecord: (record) => forPerson(() => client.deleteRecord(record)),
    async catchUpReview(recordId) {
      const address = await centralAddress(db, recordId);
      if (!address || (await notedFault(db))) return;
      await withinMapTimeout(
        readComments({ db, client }, recordId, address).catch(unlessUnavailable),
      );
    },
    formsInCentral: formsInCentral(db, client),
    codesToEnd: () => countEndings(db),
    fault: () => notedFault(db),
    catchUp: () => reader.catchUp(),
    start: () => reader.start(),
    async stop() {
      closing.abort();
      await reader.stop();
    },
  };
}

const recordsToEdit = (
  client: Pick<CentralClient, 'currentVersion' | 'recordFiles' | 'recordXml'>,
): RecordsToEdit => ({
  currentVersion: (record) => unlessDeleted(() => client.currentVersion(record)),
  read: (record) =>
    unlessDeleted(async () => ({
      xml: await client.recordXml(record),
      fileNames: await client.recordFiles(record),
    })),
});

const unlessDeleted = <Result>(work: () => Promise<Result>) =>
  forPerson(async () => {
    try {
      return await work();
    } catch (error) {
      if (isRefusal(error, CENTRAL_CODES.notFound)) throw new Problem('not_found', {}, error);
      throw error;
    }
  });
