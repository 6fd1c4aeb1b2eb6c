import type { OwnFormRequest } from '@aranya/shared/contracts';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { Problem } from '../../platform/problems/problem';
import { type FormRequestState, form, formRequest } from '../tables';

/**
 * Runs the check of a PIN and keeps its refusal, so that an administrator sees who asked without success.
 * Anyone who is only too quick (`too_many_attempts`) is known already; who may not try (`form_pin_guarded`) is noted.
 *
 * @throws what `check` throws
 */
export async function noteRefusal(
  db: Database,
  appUserId: number,
  formId: number,
  check: () => Promise<void>,
): Promise<void> {
  try {
    await check();
  } catch (error) {
    if (error instanceof Problem && REFUSALS.includes(error.code)) {
      await recordRefusal(db, appUserId, formId);
    }
    throw error;
  }
}

const REFUSALS: readonly string[] = ['wrong_form_pin', 'form_pin_guarded'];

async function recordRefusal(db: Database, appUserId: number, formId: number): Promise<void> {
  await db
    .insert(formRequest)
    .values({ appUserId, formId })
    .onConflictDoUpdate({
      target: [formRequest.appUserId, formRequest.formId],
      set: {
        // A person who was dismissed, or lost the access, and asks again waits again.
        state: 'refused',
        attempts: sql`${formRequest.attempts} + 1`,
        lastAt: sql`excluded.last_at`,
      },
    });
}

/** Somebody asks for a form without its PIN. */
interface AskedForm {
  appUserId: number;
  formId: number;
  reason: string;
}

/** Notes that a person asks for a form. One who asks again waits again, with the new reason. */
export async function noteRequest(
  db: Database,
  { appUserId, formId, reason }: AskedForm,
): Promise<void> {
  await db
    .insert(formRequest)
    .values({ appUserId, formId, reason, attempts: 0 })
    .onConflictDoUpdate({
      target: [formRequest.appUserId, formRequest.formId],
      set: { state: 'refused', reason, answer: null, lastAt: sql`excluded.last_at` },
    });
}

/** The forms that a person asked for with a reason. */
export async function ownRequests(db: Database, appUserId: number): Promise<OwnFormRequest[]> {
  const rows = await db
    .select({ formId: form.xmlFormId, state: formRequest.state, answer: formRequest.answer })
    .from(formRequest)
    .innerJoin(form, eq(form.id, formRequest.formId))
    .where(and(eq(formRequest.appUserId, appUserId), isNotNull(formRequest.reason)));
  return rows.map(({ formId, state, answer }) => ({
    formId,
    state: SHOWN_STATES[state],
    answer: answer ?? '',
  }));
}

/** A request that nobody answered is `refused` in the table: nobody has the form by it. */
const SHOWN_STATES = { refused: 'waiting', granted: 'granted', dismissed: 'refused' } as const;

/**
 * Remembers what happened to a request; where there was none, nothing happens.
 * @param answer what an administrator wrote to the person
 */
export async function settleRequest(
  db: Database,
  appUserId: number,
  formId: number,
  state: Exclude<FormRequestState, 'refused'>,
  answer = '',
): Promise<void> {
  await db
    .update(formRequest)
    .set({ state, answer: answer || null })
    .where(and(eq(formRequest.appUserId, appUserId), eq(formRequest.formId, formId)));
}
