import {
  CreateAppUserAnswer,
  CreateAppUserRequest,
  FormAccessAnswer,
  FormAccessRequest,
  FormCatalogueAnswer,
  PhoneAnswer,
  PROJECT_ID,
  ROLE_ID,
  TrialCompletedAnswer,
  TrialCompletedRequest,
} from '@aranya/shared/contracts';
import { requireOwnPhoneNumber, requirePerson } from '../people/accounts/guard';
import type { ServerApp } from '../platform/http/app-types';
import { routesOf } from '../platform/http/route-options';
import { sentence } from '../platform/languages/sentence';
import { invalidField, Problem } from '../platform/problems/problem';
import { completeTrial } from './app-users/app-users';
import { readPhone } from './app-users/phone-contact';
import type { CollectingContext } from './collecting-context';
import { collectionStateOf } from './collection-state';
import { giveSightingForm, requestAccess } from './forms/form-access';
import { readFormCatalogue } from './forms/form-catalogue';
import { formRequestRoutes } from './forms/requests/form-request-routes';

const route = routesOf(['collection']);

export async function collectionRoutes(app: ServerApp, context: CollectingContext): Promise<void> {
  credentialRoutes(app, context);
  formRoutes(app, context);
  formRequestRoutes(app, context);
  phoneRoutes(app, context);
}

function credentialRoutes(app: ServerApp, context: CollectingContext): void {
  app.post(
    '/odk/create-app-user',
    route(
      { audience: 'collector', limit: 'changesPerPerson' },
      'The credential for the QR code; the same one at every call',
      { body: CreateAppUserRequest, response: { 200: CreateAppUserAnswer } },
    ),
    async (request) => {
      const person = await requirePerson(request);
      const { displayName, location, phoneNumber, projectId } = request.body;
      requireOwnPhoneNumber(person, phoneNumber);
      requireOnly('projectId', projectId, PROJECT_ID);
      const who = { personId: person.id, displayName, location };
      const made = await context.collection.ensureAppUser(who);
      return { id: String(made.id), token: made.token };
    },
  );

  app.post(
    '/odk/replace-token',
    route(
      { audience: 'collector', limit: 'phoneKeyPerPerson' },
      'A new credential for the QR code, because the phone is lost; the old one ends',
      { response: { 200: CreateAppUserAnswer } },
    ),
    async (request) => {
      const person = await requirePerson(request);
      const made = await context.collection.replaceToken(person.id);
      if (!made) throw new Problem('not_found');
      await context.audit.record({
        action: 'phone.token_replaced',
        actorId: person.id,
        subjectId: person.id,
      });
      return { id: String(made.id), token: made.token };
    },
  );
}

function formRoutes(app: ServerApp, context: CollectingContext): void {
  app.get(
    '/odk/form-catalogue',
    route({ audience: 'collector' }, 'The forms that a person can ask for, as tiles', {
      response: { 200: FormCatalogueAnswer },
    }),
    async () => readFormCatalogue(context.database.db),
  );

  app.post(
    '/odk/user-form-access',
    route(
      { audience: 'collector', limit: 'changesPerPerson' },
      'Ask for a form; a targeted one needs its PIN',
      { body: FormAccessRequest, response: { 200: FormAccessAnswer } },
    ),
    async (request) => {
      const person = await requirePerson(request);
      const { formId, pin, projectId, roleId, userId } = request.body;
      if (person.odkUserId === null || String(userId) !== person.odkUserId) {
        throw new Problem('forbidden');
      }
      requireOnly('projectId', projectId, PROJECT_ID);
      requireOnly('roleId', roleId, ROLE_ID);
      await requestAccess(context, {
        personId: person.id,
        appUserId: Number(person.odkUserId),
        xmlFormId: formId,
        pin: pin ?? '',
      });
      return { success: true as const };
    },
  );
}

function phoneRoutes(app: ServerApp, context: CollectingContext): void {
  app.get(
    '/odk/phone',
    route(
      { audience: 'collector' },
      "Whether the person's phone has been set up, and the trial record has come",
      { response: { 200: PhoneAnswer } },
    ),
    async (request) => {
      const { id, odkUserId } = await requirePerson(request);
      await context.collection.catchUp();
      const { db } = context.database;
      const phone = odkUserId === null ? null : await readPhone(db, Number(odkUserId));
      const { allFormAccess } = await collectionStateOf(db, id, context.collection);
      return {
        knowsPhone: context.collection.kind === 'embedded',
        formListAt: phone?.formListAt?.toISOString() ?? null,
        lastSeenAt: phone?.lastSeenAt?.toISOString() ?? null,
        trialRecordAt: phone?.trialRecordAt?.toISOString() ?? null,
        allFormAccess,
      };
    },
  );

  app.post(
    '/profile/odk-trail-completed',
    route({ audience: 'collector', limit: 'changesPerPerson' }, 'The person did the trial', {
      body: TrialCompletedRequest,
      response: { 200: TrialCompletedAnswer },
    }),
    async (request) => {
      const person = await requirePerson(request);
      requireOwnPhoneNumber(person, request.body.phoneNumber);
      if (!(await completeTrial(context.database.db, person.id))) throw new Problem('not_found');
      // The trial is completed whether or not ODK Central answers.
      const giving = giveSightingForm(context, Number(person.odkUserId));
      await giving.catch((error: unknown) => request.log.warn(error));
      return { isTrialFormCompleted: true as const };
    },
  );
}

function requireOnly(field: string, value: string | number, only: number): void {
  if (Number(value) === only) return;
  throw invalidField(field, sentence('Must be {value}.', { value: String(only) }));
}
