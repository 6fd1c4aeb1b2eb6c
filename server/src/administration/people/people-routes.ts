import {
  PeopleAnswer,
  PeopleFileQuery,
  PeopleQuery,
  PersonParams,
  PhoneAccessRequest,
  RoleRequest,
  SessionsEndedAnswer,
  SuspensionRequest,
} from '@aranya/shared/contracts/administration';
import { refuseWithCentral } from '../../collecting/refuse-with-central';
import { requirePerson } from '../../people/accounts/guard';
import { changeRole } from '../../people/accounts/person-roles';
import type { ServerApp } from '../../platform/http/app-types';
import { sentence } from '../../platform/languages/sentence';
import { invalidField } from '../../platform/problems/problem';
import type { PublishingContext } from '../../publishing/publishing-context';
import { administratorRoute, changeRoute, done, recordAction } from '../administrator-route';
import { sendCsv } from '../csv';
import { everyPerson, listPeople } from './people-queries';
import {
  changePhoneAccess,
  endSessionsOf,
  requireExistingPerson,
  suspendPerson,
} from './person-actions';

const HEAD = [
  'name',
  'phoneNumber',
  'organization',
  'organizationName',
  'communityFor',
  'administrator',
  'reviewer',
  'suspended',
  'registeredAt',
  'lastActiveAt',
  'devices',
  'records',
  'phoneAccess',
] as const;

const PHONE_ACTIONS = {
  replace: 'person.phone_access_replaced',
  revoke: 'person.phone_access_revoked',
} as const;

export function peopleRoutes(app: ServerApp, context: PublishingContext): void {
  const { db } = context.database;

  app.get(
    '/people',
    administratorRoute('People by name, phone number or organisation, page by page', {
      querystring: PeopleQuery,
      response: { 200: PeopleAnswer },
    }),
    async (request) => listPeople(db, request.query),
  );

  app.get(
    '/people.csv',
    administratorRoute('The same as a table', { querystring: PeopleFileQuery }),
    async (request, reply) => {
      const { search } = request.query;
      const details = { filtered: search !== '' };
      await recordAction(context, request, 'people.downloaded', { details });
      return sendCsv(reply, 'people', HEAD, everyPerson(db, search));
    },
  );

  app.post(
    '/people/:personId/role',
    changeRoute('Give or take the role of community-for staff, administrator or reviewer', {
      params: PersonParams,
      body: RoleRequest,
    }),
    async (request) => {
      const { personId } = request.params;
      const { role, given } = request.body;
      const { id: actorId } = await requirePerson(request);
      await requireExistingPerson(db, personId);
      // Otherwise the last administrator could lock out everybody.
      if (personId === actorId && role === 'administrator' && !given) {
        throw invalidField(
          'given',
          sentence('Ask another administrator to take this role from you.'),
        );
      }
      return done(changeRole(db, context.audit, { personId, role, given, actorId }));
    },
  );

  app.post(
    '/people/:personId/end-sessions',
    administratorRoute('Sign a person out on every device', {
      params: PersonParams,
      response: { 200: SessionsEndedAnswer },
    }),
    async (request) => {
      const { personId } = request.params;
      await requireExistingPerson(db, personId);
      const ended = await endSessionsOf(db, personId);
      const about = { subjectId: personId, details: { ended } };
      await recordAction(context, request, 'person.sessions_ended', about);
      return { ended };
    },
  );

  app.post(
    '/people/:personId/phone-access',
    changeRoute("Replace or revoke the credential of a person's phone", {
      params: PersonParams,
      body: PhoneAccessRequest,
    }),
    async (request) => {
      const { personId } = request.params;
      const { action } = request.body;
      refuseWithCentral(context);
      await changePhoneAccess(db, personId, action);
      return recordAction(context, request, PHONE_ACTIONS[action], { subjectId: personId });
    },
  );

  app.post(
    '/people/:personId/suspension',
    changeRoute('Suspend a person, whose sessions and phone end at once, or let them back', {
      params: PersonParams,
      body: SuspensionRequest,
    }),
    async (request) => {
      const { personId } = request.params;
      const { suspended } = request.body;
      const { id: actorId } = await requirePerson(request);
      await requireExistingPerson(db, personId);
      if (personId === actorId) {
        throw invalidField('suspended', sentence('You cannot suspend yourself.'));
      }
      await suspendPerson(db, context.audit, { personId, suspended, actorId });
      // While ODK Central is unavailable, its codes stay queued for the next successful reading.
      return done(context.collection.catchUp());
    },
  );
}
