import { PROJECT_ID } from '@aranya/shared/contracts';
import { eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import type { AccessibleForm, NotThere } from '../../collection-server';
import { type FormMapping, wholeMapping } from '../../mapping/form-mapping';
import { type FormState, form, formVersion } from '../../tables';
import type { CentralForm } from '../calls/central-answers';
import { centralReading } from '../tables';

/** `missing` if the form does not exist in Central or was never published. */
type StateInCentral = FormState | 'missing';

export async function noteFormStates(
  db: Database,
  own: readonly AccessibleForm[],
  inCentral: readonly CentralForm[],
): Promise<void> {
  if (own.length === 0) return;
  const states = new Map(
    inCentral.filter(({ publishedAt }) => publishedAt).map((one) => [one.xmlFormId, one.state]),
  );
  const values = own.map(({ id, xmlFormId }) => ({
    formId: id,
    formState: stateOf(states.get(xmlFormId)),
  }));
  const formState = sql`excluded.form_state`;
  await db
    .insert(centralReading)
    .values(values)
    .onConflictDoUpdate({
      target: centralReading.formId,
      set: { formState },
      setWhere: sql`${centralReading.formState} is distinct from ${formState}`,
    });
}

export async function notedFormStates(db: Database): Promise<Map<number, StateInCentral>> {
  const rows = await db
    .select({ formId: centralReading.formId, state: centralReading.formState })
    .from(centralReading)
    .where(isNotNull(centralReading.formState));
  return new Map(rows.flatMap(({ formId, state }) => (state ? [[formId, state]] : [])));
}

/** By row id. Forms with records that were read existed there once. */
export async function formsNotThere(db: Database): Promise<Map<number, NotThere>> {
  const rows = await db
    .select({ formId: centralReading.formId, comparedAt: centralReading.comparedAt })
    .from(centralReading)
    .where(eq(centralReading.formState, 'missing'));
  return new Map(rows.map(({ formId, comparedAt }) => [formId, comparedAt ? 'deleted' : 'never']));
}

const stateOf = (state: string | undefined): StateInCentral =>
  state === undefined ? 'missing' : knownState(state);

/** A state that a later Central may add counts as closed. */
export const knownState = (state: string): FormState =>
  state === 'open' || state === 'closing' ? state : 'closed';

export interface FormToRead extends AccessibleForm {
  mapping: FormMapping;
  /** Counted from 0. */
  mappingRevision: number;
  currentVersionId: number | null;
  /** Row ids of all versions, by name. */
  versions: ReadonlyMap<string, number>;
}

export async function formsToRead(db: Database): Promise<FormToRead[]> {
  const rows = await db
    .select({
      id: form.id,
      xmlFormId: form.xmlFormId,
      mapping: form.mapping,
      mappingRevision: form.mappingRevision,
      currentVersionId: form.currentVersionId,
    })
    .from(form)
    .where(eq(form.projectId, PROJECT_ID))
    .orderBy(form.id);
  const versions = await db
    .select({ id: formVersion.id, formId: formVersion.formId, version: formVersion.version })
    .from(formVersion);
  return rows.map(({ mapping, ...row }) => ({
    ...row,
    mapping: wholeMapping(mapping),
    versions: new Map(
      versions.filter(({ formId }) => formId === row.id).map(({ id, version }) => [version, id]),
    ),
  }));
}
