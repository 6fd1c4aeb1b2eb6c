import type { FastifyRequest } from 'fastify';
import { requirePerson } from '../people/accounts/guard';
import type { AuditEvent } from '../people/audit/audit-log';
import type { AuditedAction } from '../people/audit/audited-actions';
import type { PublishingContext } from '../publishing/publishing-context';

/** Stores the requesting administrator's action in the audit log. */
export async function recordAction(
  { audit }: Pick<PublishingContext, 'audit'>,
  request: FastifyRequest,
  action: AuditedAction,
  { subjectId = null, details = {} }: Partial<Pick<AuditEvent, 'subjectId' | 'details'>> = {},
): Promise<void> {
  const { id: actorId } = await requirePerson(request);
  await audit.record({ action, actorId, subjectId, details });
}
