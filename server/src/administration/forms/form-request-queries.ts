import { PROJECT_ID } from '@aranya/shared/contracts';
import type {
  FormRequest,
  FormRequestsAnswer,
  FormRequestsQuery,
} from '@aranya/shared/contracts/administration';
import { and, desc, eq, lt, type SQL } from 'drizzle-orm';
import { appUser, form, formRequest, formVersion } from '../../collecting/tables';
import { person } from '../../people/accounts/tables';
import type { Database } from '../../platform/database/database';
import { allRows } from '../csv';
import { partOf } from '../paging';

export const countOpenRequests = (db: Database): Promise<number> =>
  db.$count(formRequest, eq(formRequest.state, 'refused'));

export async function listRequests(
  db: Database,
  { state, page }: FormRequestsQuery,
): Promise<FormRequestsAnswer> {
  const inState = eq(formRequest.state, state);
  const { limit, offset } = partOf(page);
  const requests = await selectRequests(db, inState)
    .orderBy(desc(formRequest.lastAt), desc(formRequest.id))
    .limit(limit)
    .offset(offset);
  return { total: await db.$count(formRequest, inState), requests: requests.map(described) };
}

export const everyRequest = (db: Database): AsyncGenerator<FormRequest> =>
  allRows(async (after: FormRequest | null, limit) => {
    const rows = await selectRequests(db, after ? lt(formRequest.id, after.id) : undefined)
      .orderBy(desc(formRequest.id))
      .limit(limit);
    return rows.map(described);
  });

const selectRequests = (db: Database, where: SQL | undefined) =>
  db
    .select({
      id: formRequest.id,
      name: person.name,
      phoneNumber: person.phoneNumber,
      formId: form.xmlFormId,
      title: formVersion.title,
      state: formRequest.state,
      attempts: formRequest.attempts,
      reason: formRequest.reason,
      answer: formRequest.answer,
      firstAt: formRequest.firstAt,
      lastAt: formRequest.lastAt,
    })
    .from(formRequest)
    .innerJoin(appUser, eq(appUser.id, formRequest.appUserId))
    .innerJoin(form, eq(form.id, formRequest.formId))
    .leftJoin(formVersion, eq(formVersion.id, form.currentVersionId))
    .leftJoin(person, eq(person.id, appUser.personId))
    .where(and(eq(form.projectId, PROJECT_ID), where));

type Selected = Awaited<ReturnType<typeof selectRequests>>[number];

const described = ({
  name,
  phoneNumber,
  title,
  reason,
  answer,
  firstAt,
  lastAt,
  ...rest
}: Selected): FormRequest => ({
  ...rest,
  name: name ?? '',
  phoneNumber: phoneNumber ?? '',
  title: title ?? rest.formId,
  reason: reason ?? '',
  answer: answer ?? '',
  firstAt: firstAt.toISOString(),
  lastAt: lastAt.toISOString(),
});
