import type { FastifyReply, FastifyRequest } from 'fastify';
import { LIMITS } from '../../platform/configuration/limits';
import type { ServerApp } from '../../platform/http/app-types';
import { firstCharacters } from '../../platform/text/first-characters';
import type { PhoneContacts } from '../app-users/phone-contact';
import type { CollectingContext } from '../collecting-context';
import type { Submitter } from '../submissions/receiving/form-gate';
import { openIntake } from '../submissions/receiving/open-intake';
import {
  receiveSubmission,
  type StoredSubmission,
  type SubmissionRequest,
} from '../submissions/receiving/receive-submission';
import { type AppUserRoute, appUserOf } from './app-user-gate';
import { XML_TYPE } from './error-answer';
import { responseXml } from './open-rosa-documents';

export function submissionRoutes(
  scope: ServerApp,
  context: Pick<CollectingContext, 'database' | 'files' | 'heavyWork' | 'answerRules' | 'settings'>,
  route: AppUserRoute,
  phones: PhoneContacts,
): void {
  const intake = openIntake(context);

  scope.get('/submission', route, async (_request, reply) => reply.code(204).send());

  scope.post('/submission', route, async (request, reply) => {
    const { id: appUserId, projectId } = appUserOf(request);
    const stored = await receiveSubmission(intake, submissionOf(request, { appUserId, projectId }));
    // The record is stored: a later error must not make the phone send it again.
    await phones.seen(appUserId).catch((error: unknown) => request.log.warn(error));
    return answerStored(request, reply, stored);
  });
}

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

const NAMED_FILES = 5;

/** ODK Collect takes this answer as success. It lists files that belong to no question. */
export function answerStored(
  request: FastifyRequest,
  reply: FastifyReply,
  { unasked }: StoredSubmission,
) {
  const parts = ['full submission upload was successful!'];
  if (unasked.length > 0) {
    request.log.warn({ files: unasked.length }, 'a record came with files of no question');
    const more = unasked.length > NAMED_FILES ? ', …' : '';
    parts.push(
      'These files belong to no question of the form, and were stored with the record: ' +
        `${unasked.slice(0, NAMED_FILES).join(', ')}${more}`,
    );
  }
  return reply
    .code(201)
    .header('content-type', XML_TYPE)
    .header('cache-control', 'no-store')
    .send(responseXml('', parts.join(' ')));
}

function shortened(text: unknown): string | null {
  if (typeof text !== 'string') return null;
  return firstCharacters(text.replaceAll('\0', ''), LIMITS.openRosa.deviceCharacters) || null;
}
