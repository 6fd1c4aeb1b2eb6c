import type { ReviewAnswer, ReviewChange } from '@aranya/shared/contracts/review';
import { eq } from 'drizzle-orm';
import { LABELLED_ANSWERS_OF_RECORD } from '../collecting/forms/mapping/labelled-answers';
import { formVersion, submission } from '../collecting/tables';
import type { PublishingContext } from '../publishing/publishing-context';
import { REVIEW_LIMITS } from './limits';
import type { ReviewableRecord } from './reviewable-record';

type Needs = Pick<PublishingContext, 'database' | 'heavyWork'>;
type Version = ReviewableRecord['current'];

export async function readVersions(
  context: Needs,
  { versions }: ReviewableRecord,
): Promise<{ answers: ReviewAnswer[]; changes: ReviewChange[] }> {
  const latest = versions.slice(-REVIEW_LIMITS.comparedVersions);
  const read: ReviewAnswer[][] = [];
  for (const version of latest) read.push(await answersOf(context, version));
  const changes = latest.map(({ submittedAt }, index) => {
    const [before, after] = [read[index - 1], read[index]];
    return before && after
      ? differences(before, after).map((one) => ({ at: submittedAt.toISOString(), ...one }))
      : [];
  });
  return { answers: read.at(-1) ?? [], changes: changes.reverse().flat() };
}

async function answersOf({ database: { db }, heavyWork }: Needs, version: Version) {
  const [stored] = await db
    .select({ xml: submission.xml, form: formVersion.xml })
    .from(submission)
    .leftJoin(formVersion, eq(formVersion.id, submission.formVersionId))
    .where(eq(submission.id, version.id));
  if (!stored?.xml || version.encrypted) return [];
  return heavyWork.run(LABELLED_ANSWERS_OF_RECORD, { record: stored.xml, form: stored.form });
}

const keyOf = ({ path, repeats }: Pick<ReviewAnswer, 'path' | 'repeats'>) =>
  JSON.stringify([path, repeats]);

/** In the order of the newer version; removed answers are last. */
function differences(before: readonly ReviewAnswer[], after: readonly ReviewAnswer[]) {
  const earlier = new Map(before.map((one) => [keyOf(one), one.text]));
  const later = new Map(after.map((one) => [keyOf(one), one.text]));
  const removed = before.filter((one) => !later.has(keyOf(one)));
  return [...after, ...removed]
    .map(({ path, label, repeats }) => {
      const key = keyOf({ path, repeats });
      const [was, is] = [earlier.get(key) ?? null, later.get(key) ?? null];
      return { path, label, repeats, before: was, after: is };
    })
    .filter((one) => one.before !== one.after);
}
