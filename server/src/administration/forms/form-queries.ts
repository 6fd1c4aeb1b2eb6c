import { PROJECT_ID } from '@aranya/shared/contracts';
import type { AdministeredForm } from '@aranya/shared/contracts/administration';
import { and, count, eq, isNull, max, sql } from 'drizzle-orm';
import { form, formAccess, formVersion, submission } from '../../collecting/tables';
import type { Database } from '../../platform/database/database';
import { orElse, requireRow } from '../paging';

export async function listForms(db: Database): Promise<AdministeredForm[]> {
  const forms = await db
    .select({
      id: form.id,
      formId: form.xmlFormId,
      kind: form.kind,
      state: form.state,
      tile: form.tile,
      hasPin: sql`${form.pinHash} is not null`.mapWith(Boolean),
      title: orElse(formVersion.title, form.xmlFormId),
      version: orElse(formVersion.version),
      people: db.$count(formAccess, eq(formAccess.formId, form.id)),
    })
    .from(form)
    .leftJoin(formVersion, eq(formVersion.id, form.currentVersionId))
    .where(eq(form.projectId, PROJECT_ID))
    .orderBy(sql`lower(coalesce(${formVersion.title}, ${form.xmlFormId}))`, form.id);
  const sent = await recordsOfForms(db);
  return forms.map((known) => {
    const { records = 0, lastAt = null } = sent.get(known.id) ?? {};
    return { ...known, records, lastRecordAt: lastAt?.toISOString() ?? null };
  });
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
      .select()
      .from(form)
      .where(and(eq(form.id, id), eq(form.projectId, PROJECT_ID))),
  );
}
