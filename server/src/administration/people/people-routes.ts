import {
  CommunityForRequest,
  DoneAnswer,
  PeopleAnswer,
  PeopleFileQuery,
  PeopleQuery,
  PersonParams,
  PhoneAccessRequest,
  SessionsEndedAnswer,
} from '@aranya/shared/contracts/administration';
import type { ServerApp } from '../../app-types';
import type { ServerContext } from '../../context';
import { ADMINISTRATOR, TAGS } from '../administration-audience';
import { sendCsv } from '../csv/csv-answer';
import { note } from '../note-action';
import { listPeople } from './people-queries';
import {
  changePhoneAccess,
  endSessionsOf,
  requireExistingPerson,
  setCommunityFor,
} from './person-actions';
import { peopleTable } from './people-table';

/** People with an account: who they are, and what an administrator may do for them. */
export function peopleRoutes(app: ServerApp, context: ServerContext): void {
  const { db } = context.database;

  app.get(
    '/people',
    {
      config: ADMINISTRATOR,
      schema: {
        summary: 'People by name, phone number or organisation, page by page',
        tags: TAGS,
        querystring: PeopleQuery,
        response: { 200: PeopleAnswer },
      },
    },
    async (request) => listPeople(db, request.query),
  );

  app.get(
    '/people.csv',
    {
      config: ADMINISTRATOR,
      schema: { summary: 'The same as a table', tags: TAGS, querystring: PeopleFileQuery },
    },
    async (request, reply) => {
      const { search } = request.query;
      await note(context, request, 'people.downloaded', { search });
      return sendCsv(reply, peopleTable(db, search));
    },
  );

  app.post(
    '/people/:personId/community-for',
    {
      config: ADMINISTRATOR,
      schema: {
        summary: 'Make somebody community-for staff, or a collector again',
        tags: TAGS,
        params: PersonParams,
        body: CommunityForRequest,
        response: { 200: DoneAnswer },
      },
    },
    async (request) => {
      const { personId } = request.params;
      const { communityFor } = request.body;
      await requireExistingPerson(db, personId);
      await setCommunityFor(db, personId, communityFor);
      await note(context, request, 'person.community-for', { personId, communityFor });
      return { done: true as const };
    },
  );

  app.post(
    '/people/:personId/end-sessions',
    {
      config: ADMINISTRATOR,
      schema: {
        summary: 'Sign somebody out on every device',
        tags: TAGS,
        params: PersonParams,
        response: { 200: SessionsEndedAnswer },
      },
    },
    async (request) => {
      const { personId } = request.params;
      await requireExistingPerson(db, personId);
      const ended = await endSessionsOf(db, personId);
      await note(context, request, 'person.sessions-ended', { personId, ended });
      return { ended };
    },
  );

  app.post(
    '/people/:personId/phone-access',
    {
      config: ADMINISTRATOR,
      schema: {
        summary: "Replace or revoke the credential of somebody's phone",
        tags: TAGS,
        params: PersonParams,
        body: PhoneAccessRequest,
        response: { 200: DoneAnswer },
      },
    },
    async (request) => {
      const { personId } = request.params;
      const { action } = request.body;
      await changePhoneAccess(db, personId, action);
      await note(context, request, 'person.phone-access', { personId, action });
      return { done: true as const };
    },
  );
}
