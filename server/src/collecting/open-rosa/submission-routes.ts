import type { FastifyReply, FastifyRequest } from 'fastify';
import { LIMITS } from '../../platform/configuration/limits';
import type { ServerApp } from '../../platform/http/app-types';
import { firstCharacters } from '../../platform/text/first-characters';
import type { PhoneContacts } from '../app-users/phone-contact';
import type { CollectingContext } from '../collecting-context';
import { isStored } from '../submissions/daily-quota';
import { openFormGate, type Submitter } from '../submissions/form-gate';
import { receiveSubmission, type SubmissionRequest } from '../submissions/receive-submission';
import { openSubmissionStore } from '../submissions/store-submission';
import { appUserOf } from './app-user-gate';
import type { AppUserRoute } from './app-user-route';
import { XML_TYPE } from './error-answer';
import { responseXml } from './open-rosa-documents';

/** Records as phones send them (OpenRosa form submission). */
export function submissionRoutes(
  scope: ServerApp,
  { database: { db }, files, heavyWork, settings }: CollectingContext,
  route: AppUserRoute,
  phones: PhoneContacts,
): void {
  const intake = {
    files,
    heavyWork,
    formFor: openFormGate(db, settings.dailyQuota),
    isStored: (formId: number, instanceId: string) => isStored(db, formId, instanceId),
    store: openSubmissionStore(db, settings.dailyQuota),
  };

  scope.get('/submission', route, async (_request, reply) => reply.code(204).send());

  scope.post('/submission', route, async (request, reply) => {
    const { id: appUserId, projectId } = appUserOf(request);
    await receiveSubmission(intake, submissionOf(request, { appUserId, projectId }));
    // The record is stored: nothing that goes wrong now may make the phone send it again.
    await phones.seen(appUserId).catch((error: unknown) => request.log.warn(error));
    return answerStored(reply);
  });
}

/** A submission as its request says it. */
export function submissionOf(request: FastifyRequest, submitter: Submitter): SubmissionRequest {
  const { deviceID } = request.query as { deviceID?: unknown };
  return {
    body: request.raw,
    contentType: request.headers['content-type'],
    submitter,
    deviceId: shortened(deviceID),
    userAgent: shortened(request.headers['user-agent']),
  };
}

/** What ODK Collect takes as success. */
export const answerStored = (reply: FastifyReply) =>
  reply
    .code(201)
    .header('content-type', XML_TYPE)
    .header('cache-control', 'no-store')
    .send(responseXml('', 'full submission upload was successful!'));

function shortened(text: unknown): string | null {
  if (typeof text !== 'string') return null;
  return firstCharacters(text.replaceAll('\0', ''), LIMITS.openRosa.deviceCharacters) || null;
}
