import { TRIAL_FORM_ID } from '@aranya/shared/contracts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { form, phoneContact, submission } from '../tables';
import { PHONE_SEEN } from './limits';

/** Writes down that phones call. */
export interface PhoneContacts {
  /** A phone called for something. */
  seen(appUserId: number): Promise<void>;
  /** A phone asked for the list of its forms. */
  askedForForms(appUserId: number): Promise<void>;
}

/** A phone that calls often is written down once a minute, so that records are taken as fast as ever. */
export function openPhoneContacts(db: Database, clock: () => number = Date.now): PhoneContacts {
  const noted = new Map<number, number>();
  const { everyMs, phones } = PHONE_SEEN;

  async function note(appUserId: number, asksForForms: boolean): Promise<void> {
    const now = clock();
    const justNow = now - (noted.get(appUserId) ?? Number.NEGATIVE_INFINITY) < everyMs;
    // Asking for forms is rare, and tells of a new phone.
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
    seen: (appUserId) => note(appUserId, false),
    askedForForms: (appUserId) => note(appUserId, true),
  };
}

/** The phone with the credential is another one from now on. */
export async function forgetPhone(db: Database, appUserId: number): Promise<void> {
  await db.delete(phoneContact).where(eq(phoneContact.appUserId, appUserId));
}

/** What is known of an app user's phone. */
export interface PhoneKnown {
  formListAt: Date | null;
  lastSeenAt: Date | null;
  /** When the first record of the trial form came. */
  trialRecordAt: Date | null;
}

export async function readPhone(db: Database, appUserId: number): Promise<PhoneKnown> {
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
