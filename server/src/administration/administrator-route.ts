import { DoneAnswer } from '@aranya/shared/contracts/administration';
import type { FastifyRequest, FastifySchema } from 'fastify';
import { requirePerson } from '../people/accounts/guard';
import type { AuditEvent } from '../people/audit/audit-log';
import type { AuditedAction } from '../people/audit/audited-actions';
import { routesOf } from '../platform/http/route-options';
import type { PublishingContext } from '../publishing/publishing-context';

/** The rate limit applies to routes that write. */
export const ADMINISTRATOR = {
  audience: 'administrator',
  limit: 'administrationPerPerson',
} as const;

export const TAGS = ['administration'];

export const administratorRoute = <Schema extends FastifySchema = Record<never, never>>(
  summary: string,
  schema?: Schema,
  bodyLimit?: number,
) => routesOf(TAGS)(ADMINISTRATOR, summary, schema, bodyLimit);

export const DONE = { done: true } as const;

export const changeRoute = <Schema extends FastifySchema>(
  summary: string,
  schema: Schema,
  bodyLimit?: number,
) => administratorRoute(summary, { ...schema, response: { 200: DoneAnswer } }, bodyLimit);

export async function recordAction(
  { audit }: Pick<PublishingContext, 'audit'>,
  request: FastifyRequest,
  action: AuditedAction,
  { subjectId = null, details = {} }: Partial<Pick<AuditEvent, 'subjectId' | 'details'>> = {},
): Promise<typeof DONE> {
  const { id: actorId } = await requirePerson(request);
  await audit.record({ action, actorId, subjectId, details });
  return DONE;
}
