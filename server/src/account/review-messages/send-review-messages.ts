import { message } from '@aranya/shared/contracts';
import { and, eq, sql } from 'drizzle-orm';
import { reviewEvent } from '../../collecting/reviews/tables';
import { appUser, submission } from '../../collecting/tables';
import { person, personProfile } from '../../people/accounts/tables';
import { messageLanguage } from '../../people/text-gateway/message-language';
import { templateOf } from '../../platform/configuration/gateway-settings';
import { sendsMessages } from '../../platform/configuration/settings';
import { inWords } from '../../platform/languages/sentence';
import type { AccountContext } from '../account-context';
import { repeatWork } from '../repeated-work';
import { REVIEW_MESSAGE_LIMITS } from './limits';

type Needs = Pick<AccountContext, 'database' | 'settings' | 'textMessages' | 'translations'>;

/** Text as registered with operators (docs/text-messages.md); the catalogues translate it. */
const TEXT = message('{brand}: {count} of your records were reviewed. See {address}');

const INDIA_HOURS = 5.5;

/** Only people who agreed, had no message for a week, and have newly reviewed records. */
export async function sendReviewMessages(context: Needs, now = new Date()): Promise<number> {
  const [from, until] = REVIEW_MESSAGE_LIMITS.hours;
  const hour = new Date(now.getTime() + INDIA_HOURS * 3_600_000).getUTCHours();
  if (hour < from || hour >= until || !sendsMessages(context.settings)) return 0;
  const people = await withReviews(context, now);
  for (const one of people) await sendTo(context, one, now);
  return people.length;
}

type Addressee = Awaited<ReturnType<typeof withReviews>>[number];

async function withReviews({ database: { db } }: Needs, now: Date) {
  const { reviewMessageAt: last, language, personId } = personProfile;
  const dueBefore = new Date(now.getTime() - REVIEW_MESSAGE_LIMITS.days * 24 * 3_600_000);
  const { phoneNumber } = person;
  const rows = await db
    .select({
      personId,
      phoneNumber,
      language,
      last,
      count: sql<string>`count(distinct ${reviewEvent.recordId})`,
    })
    .from(personProfile)
    .innerJoin(person, eq(person.id, personId))
    .innerJoin(appUser, eq(appUser.personId, personId))
    .innerJoin(submission, eq(submission.appUserId, appUser.id))
    .innerJoin(reviewEvent, eq(reviewEvent.recordId, submission.id))
    .where(
      and(
        sql`${personProfile.reviewMessages} and ${personProfile.suspendedAt} is null`,
        sql`${last} < ${dueBefore.toISOString()}::timestamptz and ${reviewEvent.at} > ${last}`,
        sql`${reviewEvent.personId} is distinct from ${personId} and ${submission.deletedAt} is null`,
      ),
    )
    .groupBy(personId, phoneNumber, language, last)
    .orderBy(last)
    .limit(REVIEW_MESSAGE_LIMITS.perPass);
  return rows.flatMap((row) => (row.phoneNumber ? [{ ...row, phoneNumber: row.phoneNumber }] : []));
}

async function sendTo(
  { database: { db }, settings, textMessages, translations }: Needs,
  { personId, phoneNumber, language: wanted, last, count }: Addressee,
  now: Date,
): Promise<void> {
  // Several processes may find the same person; only one sends the message.
  const claimed = await db
    .update(personProfile)
    .set({ reviewMessageAt: now })
    .where(
      and(
        eq(personProfile.personId, personId),
        sql`${personProfile.reviewMessageAt} = ${last?.toISOString()}::timestamptz`,
      ),
    )
    .returning({ id: personProfile.personId });
  const language = messageLanguage(wanted, translations, settings.textLanguages);
  if (claimed.length === 0 || !isRegistered(settings, templateOf({ kind: 'reviews', language }))) {
    return;
  }
  const address = `${settings.allowedOrigins[0] ?? settings.publicUrl}/dashboard?show=my-aranya`;
  const values = { brand: settings.brand, count, address };
  const text = inWords({ english: TEXT, values }, translations.in(language));
  await textMessages.send({ kind: 'reviews', language, phoneNumber, text });
}

/** Network operators drop messages without a registered template, if the gateway uses templates. */
const isRegistered = ({ textGateway }: Needs['settings'], template: string): boolean =>
  !textGateway ||
  !`${textGateway.url} ${textGateway.body}`.includes('{template}') ||
  Boolean(textGateway.templates[template]);

export const scheduleReviewMessages = (context: AccountContext) =>
  repeatWork(context, {
    seconds: REVIEW_MESSAGE_LIMITS.everySeconds,
    failure: 'messages about reviews failed; tried again in an hour',
    isBegunAtOnce: false,
    pass: () => sendReviewMessages(context),
  });
