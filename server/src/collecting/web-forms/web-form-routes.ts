import {
  PROJECT_ID,
  type ProblemCode,
  WebForm,
  WebFormFileParameters,
  WebFormFileQuery,
  WebFormParameters,
  WebSubmissionAnswer,
  WebSubmissionQuery,
} from '@aranya/shared/contracts';
import type { FastifyRequest } from 'fastify';
import { requirePerson } from '../../people/accounts/guard';
import type { Person } from '../../people/accounts/person';
import type { ServerApp } from '../../platform/http/app-types';
import { routesOf } from '../../platform/http/route-options';
import { Problem } from '../../platform/problems/problem';
import type { CollectingContext } from '../collecting-context';
import { sendFormFile } from '../open-rosa/download-routes';
import { discardBody, isOfSender } from '../open-rosa/error-answer';
import { formFile } from '../open-rosa/form-downloads';
import { submissionOf } from '../open-rosa/submission-routes';
import { OpenRosaError } from '../open-rosa-error';
import { TooLarge } from '../submissions/receiving/read-multipart';
import { receiveSubmission } from '../submissions/receiving/receive-submission';
import { openWebForms } from './web-forms';
import { openWebIntake } from './web-intake';

const route = routesOf(['collection']);

/** Records are received by the same code as those of phones. */
export async function webFormRoutes(app: ServerApp, context: CollectingContext): Promise<void> {
  await app.register(async (scope: ServerApp) => {
    // A browser that is still sending would see a broken connection and not the refusal.
    scope.setErrorHandler(async (error, request) => {
      await discardBody(request.raw);
      throw recordProblem(error);
    });
    readingRoutes(scope, context);
    submissionRoute(scope, context);
  });
}

function readingRoutes(app: ServerApp, context: CollectingContext): void {
  const openForm = openWebForms(context);
  const { database, files, settings } = context;

  app.get(
    '/odk/web-forms/:formId',
    route({ audience: 'collector' }, 'A form to fill in in the browser', {
      params: WebFormParameters,
      response: { 200: WebForm },
    }),
    async (request) => {
      const { name, appUserId } = await collectorOf(request);
      return {
        ...(await openForm(appUserId, request.params.formId)),
        deviceId: `aranya-web:${appUserId}`,
        username: name,
        maxSubmissionBytes: settings.openRosaPartBytes,
      };
    },
  );

  app.get(
    '/odk/web-forms/:formId/attachments/:name',
    route({ audience: 'collector' }, 'A file of such a form', {
      params: WebFormFileParameters,
      querystring: WebFormFileQuery,
    }),
    async (request, reply) => {
      const { appUserId: id } = await collectorOf(request);
      const { formId, name } = request.params;
      const appUser = { id, projectId: PROJECT_ID };
      const file = await formFile(database.db, appUser, formId, name);
      if (request.query.hash !== undefined && request.query.hash !== file.md5) {
        throw new Problem('form_changed');
      }
      return sendFormFile(files, request, reply, { ...file, name });
    },
  );
}

function submissionRoute(app: ServerApp, context: CollectingContext): void {
  const intakeFor = openWebIntake(context);
  // The route reads its body as a stream.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _body, done) => done(null));

  app.post(
    '/odk/web-forms/:formId/submissions',
    route(
      { audience: 'collector', limit: 'quota-of-records' },
      'A record from the browser, as OpenRosa multipart; sent twice it is stored once',
      {
        params: WebFormParameters,
        querystring: WebSubmissionQuery,
        response: { 200: WebSubmissionAnswer },
      },
    ),
    async (request) => {
      const { appUserId } = await collectorOf(request);
      const sent = submissionOf(request, { appUserId, projectId: PROJECT_ID });
      const { edits } = request.query;
      const intake = intakeFor(request.params.formId, edits ? Number(edits) : undefined);
      const { instanceId, state } = await receiveSubmission(intake, sent);
      return { instanceId, state };
    },
  );
}

/** @throws Problem `no_app_user` */
async function collectorOf(request: FastifyRequest): Promise<Person & { appUserId: number }> {
  const person = await requirePerson(request);
  if (person.odkUserId === null) throw new Problem('no_app_user');
  return { ...person, appUserId: Number(person.odkUserId) };
}

/** For an {@link OpenRosaError} without a problem of its own. */
const BY_STATUS: Readonly<Record<number, ProblemCode>> = {
  400: 'unreadable_record',
  403: 'no_form_access',
  404: 'not_found',
  409: 'record_conflict',
  413: 'too_large',
  429: 'quota_used_up',
};

/** Errors of the intake are written for phones. */
function recordProblem(error: unknown): unknown {
  if (error instanceof OpenRosaError) {
    const { problem = BY_STATUS[error.status] ?? 'internal', retryAfterSeconds } = error.details;
    return new Problem(
      problem,
      retryAfterSeconds === undefined ? {} : { retryAfterSeconds },
      error,
    );
  }
  if (error instanceof TooLarge) return new Problem('too_large', {}, error);
  return isOfSender(error) ? new Problem('unreadable_record', {}, error) : error;
}
