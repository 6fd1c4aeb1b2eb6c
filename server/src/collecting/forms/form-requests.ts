import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { Problem } from '../../platform/problems/problem';
import { type FormRequestState, formRequest } from '../tables';

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

/** Remembers what happened to a request; where there was none, nothing happens. */
export async function settleRequest(
  db: Database,
  appUserId: number,
  formId: number,
  state: Exclude<FormRequestState, 'refused'>,
): Promise<void> {
  await db
    .update(formRequest)
    .set({ state })
    .where(and(eq(formRequest.appUserId, appUserId), eq(formRequest.formId, formId)));
}
