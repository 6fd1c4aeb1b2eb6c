import type { FastifyRequest } from 'fastify';
import { requirePerson } from '../accounts/guard';
import type { AuditEvent } from '../audit/audit-log';
import type { AuditedAction } from '../audit/audited-actions';
import type { ServerContext } from '../context';

/** Remembers what the administrator of this request did. */
export async function recordAction(
  { audit }: Pick<ServerContext, 'audit'>,
  request: FastifyRequest,
  action: AuditedAction,
  { subjectId = null, details = {} }: Partial<Pick<AuditEvent, 'subjectId' | 'details'>> = {},
): Promise<void> {
  const { id: actorId } = await requirePerson(request);
  await audit.record({ action, actorId, subjectId, details });
}
