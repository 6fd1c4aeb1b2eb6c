import { DoneAnswer } from '@aranya/shared/contracts/administration';
import type { FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
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

const DONE = { done: true } as const;

export async function done(work: Promise<unknown>): Promise<typeof DONE> {
  await work;
  return DONE;
}

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

/** An attachment: foreign markup must not open as a page of this origin. */
export const sendXml = (reply: FastifyReply, name: string, { xml }: { xml: Uint8Array }) =>
  reply
    .type('application/xml; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.xml"`)
    .send(Buffer.from(xml));
