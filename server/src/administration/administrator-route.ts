import { DoneAnswer } from '@aranya/shared/contracts/administration';
import type { FastifyRequest, FastifySchema } from 'fastify';
import { requirePerson } from '../people/accounts/guard';
import type { AuditEvent } from '../people/audit/audit-log';
import type { AuditedAction } from '../people/audit/audited-actions';
import { routesOf } from '../platform/http/route-options';
import type { PublishingContext } from '../publishing/publishing-context';

/** Audience of every administration route, and the rate limit of those that write. */
export const ADMINISTRATOR = {
  audience: 'administrator',
  limit: 'administrationPerPerson',
} as const;

/** Heading of the administration's routes on the API page. */
export const TAGS = ['administration'];

/** Makes the options of a route for administrators. */
export const administratorRoute = <Schema extends FastifySchema = Record<never, never>>(
  summary: string,
  schema?: Schema,
  bodyLimit?: number,
) => routesOf(TAGS)(ADMINISTRATOR, summary, schema, bodyLimit);

/** The answer to a change. */
export const DONE = { done: true } as const;

/** Makes the options of a route that answers {@link DONE}. */
export const changeRoute = <Schema extends FastifySchema>(
  summary: string,
  schema: Schema,
  bodyLimit?: number,
) => administratorRoute(summary, { ...schema, response: { 200: DoneAnswer } }, bodyLimit);

/** Stores the requesting administrator's action in the audit log. @returns the answer to a change */
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
