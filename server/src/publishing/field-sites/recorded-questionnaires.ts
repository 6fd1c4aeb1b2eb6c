import type { FieldSiteData } from '@aranya/shared/contracts';
import { and, desc, eq, gte, isNotNull, isNull, sql } from 'drizzle-orm';
import { siteKey } from '../../collecting/site-key';
import { form, submission } from '../../collecting/tables';
import type { Database } from '../../platform/database/database';
import type { WithLabels } from './answer-labels';
import { FIELD_SITE_LIMITS } from './limits';

export const siteOfAnswers = sql`${submission.forestAnswers} ->> 'fieldSite'`;

/** Current answers: not edited away, deleted or rejected. */
export const answersForest = and(
  isNotNull(submission.forestAnswers),
  isNull(submission.rejectedAt),
  isNull(submission.supersededBy),
  isNull(submission.deletedAt),
);

/** Excludes those before the institute's consent: senders were not told that staff read them. */
export async function readRecordedQuestionnaires(
  db: Database,
  withLabels: WithLabels,
  siteName: string,
): Promise<FieldSiteData['questionairData']> {
  const rows = await db
    .select({
      answers: submission.forestAnswers,
      formVersionId: submission.formVersionId,
      mapping: form.mapping,
      mappingRevision: form.mappingRevision,
      receivedOn: sql<string>`(${submission.submittedAt} at time zone 'Asia/Kolkata')::date::text`,
    })
    .from(submission)
    .innerJoin(form, eq(form.id, submission.formId))
    .where(
      and(
        answersForest,
        eq(siteKey(siteOfAnswers), siteKey(siteName)),
        gte(submission.submittedAt, form.fieldSitesSince),
      ),
    )
    .orderBy(desc(submission.submittedAt), desc(submission.id))
    .limit(FIELD_SITE_LIMITS.recordedQuestionnaires);
  return Promise.all(
    rows.map(async ({ answers, receivedOn, ...answered }) => ({
      forestData: JSON.stringify(await withLabels(answered, answers?.data ?? {})),
      receivedOn,
    })),
  );
}
