import type { OwnFormRequest } from '@aranya/shared/contracts';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { Problem } from '../../../platform/problems/problem';
import { type FormRequestState, form, formRequest } from '../../tables';

/** Administrators see unsuccessful people; `too_many_attempts` follows a recorded refusal. */
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
      await db
        .insert(formRequest)
        .values({ appUserId, formId })
        .onConflictDoUpdate({
          target: [formRequest.appUserId, formRequest.formId],
          set: {
            // A new attempt of a person who was dismissed, or lost the access, is pending again.
            state: 'refused',
            attempts: sql`${formRequest.attempts} + 1`,
            lastAt: sql`excluded.last_at`,
          },
        });
    }
    throw error;
  }
}

const REFUSALS: readonly string[] = ['wrong_form_pin', 'form_pin_guarded'];

/** A repeated request is pending again, with the new reason. */
export async function noteRequest(
  db: Database,
  asked: { appUserId: number; formId: number; reason: string },
): Promise<void> {
  const { reason } = asked;
  await db
    .insert(formRequest)
    .values({ ...asked, attempts: 0 })
    .onConflictDoUpdate({
      target: [formRequest.appUserId, formRequest.formId],
      set: { state: 'refused', reason, answer: null, lastAt: sql`excluded.last_at` },
    });
}

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

/** The table stores a pending request as `refused`, because it gives no access. */
const SHOWN_STATES = { refused: 'waiting', granted: 'granted', dismissed: 'refused' } as const;

/** Does nothing without a request. @param answer Message of an administrator to the person. */
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
