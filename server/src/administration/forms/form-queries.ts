import { PROJECT_ID } from '@aranya/shared/contracts';
import type { AdministeredForm, FormPeopleAnswer } from '@aranya/shared/contracts/administration';
import { and, count, eq, isNull, max, sql } from 'drizzle-orm';
import { appUser, form, formAccess, formVersion, submission } from '../../collecting/tables';
import { person } from '../../people/accounts/tables';
import type { Database } from '../../platform/database/database';
import { partOf, requireRow } from '../paging';

export async function listForms(db: Database): Promise<AdministeredForm[]> {
  const forms = await db
    .select({
      id: form.id,
      formId: form.xmlFormId,
      kind: form.kind,
      state: form.state,
      tile: form.tile,
      hasPin: sql`${form.pinHash} is not null`.mapWith(Boolean),
      title: formVersion.title,
      version: formVersion.version,
    })
    .from(form)
    .leftJoin(formVersion, eq(formVersion.id, form.currentVersionId))
    .where(eq(form.projectId, PROJECT_ID))
    .orderBy(sql`lower(coalesce(${formVersion.title}, ${form.xmlFormId}))`, form.id);
  const people = await peopleOfForms(db);
  const records = await recordsOfForms(db);
  return forms.map(({ title, version, ...known }) => {
    const sent = records.get(known.id);
    return {
      ...known,
      title: title ?? known.formId,
      version: version ?? '',
      people: people.get(known.id) ?? 0,
      records: sent?.records ?? 0,
      lastRecordAt: sent?.lastAt?.toISOString() ?? null,
    };
  });
}

async function peopleOfForms(db: Database) {
  const rows = await db
    .select({ formId: formAccess.formId, people: count() })
    .from(formAccess)
    .groupBy(formAccess.formId);
  return new Map(rows.map(({ formId, people }) => [formId, people]));
}

async function recordsOfForms(db: Database) {
  const rows = await db
    .select({
      formId: submission.formId,
      records: count(),
      lastAt: max(submission.submittedAt),
    })
    .from(submission)
    .where(and(isNull(submission.editOf), isNull(submission.deletedAt)))
    .groupBy(submission.formId);
  return new Map(rows.map(({ formId, ...sent }) => [formId, sent]));
}

/** @throws Problem `not_found` if the product's project has no such form. */
export async function requireForm(db: Database, id: number) {
  return requireRow(
    await db
      .select({ id: form.id, xmlFormId: form.xmlFormId, kind: form.kind })
      .from(form)
      .where(and(eq(form.id, id), eq(form.projectId, PROJECT_ID))),
  );
}

export async function listFormPeople(
  db: Database,
  formId: number,
  page: number,
): Promise<FormPeopleAnswer> {
  const ofForm = eq(formAccess.formId, formId);
  const { limit, offset } = partOf(page);
  const people = await db
    .select({
      appUserId: formAccess.appUserId,
      name: person.name,
      phoneNumber: person.phoneNumber,
      grantedAt: formAccess.grantedAt,
    })
    .from(formAccess)
    .innerJoin(appUser, eq(appUser.id, formAccess.appUserId))
    .leftJoin(person, eq(person.id, appUser.personId))
    .where(ofForm)
    .orderBy(sql`${formAccess.grantedAt} desc`, formAccess.appUserId)
    .limit(limit)
    .offset(offset);
  return {
    total: await db.$count(formAccess, ofForm),
    people: people.map(({ appUserId, name, phoneNumber, grantedAt }) => ({
      appUserId,
      name: name ?? '',
      phoneNumber: phoneNumber ?? '',
      grantedAt: grantedAt.toISOString(),
    })),
  };
}
