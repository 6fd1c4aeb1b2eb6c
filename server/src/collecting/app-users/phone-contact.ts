import { TRIAL_FORM_ID } from '@aranya/shared/contracts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { form, phoneContact, submission } from '../tables';
import { PHONE_SEEN } from './limits';

export type PhoneContacts = ReturnType<typeof openPhoneContacts>;

/** At most one write a minute and phone, so that calls do not slow down submissions. */
export function openPhoneContacts(db: Database, clock: () => number = Date.now) {
  const noted = new Map<number, number>();
  const { everyMs, phones } = PHONE_SEEN;

  async function note(appUserId: number, asksForForms: boolean): Promise<void> {
    const now = clock();
    const justNow = now - (noted.get(appUserId) ?? Number.NEGATIVE_INFINITY) < everyMs;
    // Form list requests are rare and show that a new phone is set up, so each one is recorded.
    if (justNow && !asksForForms) return;
    if (noted.size >= phones) noted.clear();
    noted.set(appUserId, now);
    const at = sql`now()`;
    await db
      .insert(phoneContact)
      .values({ appUserId, lastSeenAt: at, formListAt: asksForForms ? at : null })
      .onConflictDoUpdate({
        target: phoneContact.appUserId,
        set: {
          lastSeenAt: sql`excluded.last_seen_at`,
          ...(asksForForms && {
            formListAt: sql`coalesce(${phoneContact.formListAt}, excluded.form_list_at)`,
          }),
        },
      });
  }

  return {
    seen: (appUserId: number) => note(appUserId, false),
    askedForForms: (appUserId: number) => note(appUserId, true),
  };
}

/** Call this when a credential moves to another phone. */
export async function forgetPhone(db: Database, appUserId: number): Promise<void> {
  await db.delete(phoneContact).where(eq(phoneContact.appUserId, appUserId));
}

export async function readPhone(db: Database, appUserId: number) {
  const [contact] = await db
    .select()
    .from(phoneContact)
    .where(eq(phoneContact.appUserId, appUserId));
  const [trial] = await db
    .select({
      at: sql<Date | null>`min(${submission.submittedAt})`.mapWith(submission.submittedAt),
    })
    .from(submission)
    .innerJoin(form, and(eq(form.id, submission.formId), eq(form.xmlFormId, TRIAL_FORM_ID)))
    .where(
      and(
        eq(submission.appUserId, appUserId),
        isNull(submission.editOf),
        isNull(submission.deletedAt),
      ),
    );
  return {
    formListAt: contact?.formListAt ?? null,
    lastSeenAt: contact?.lastSeenAt ?? null,
    trialRecordAt: trial?.at ?? null,
  };
}
