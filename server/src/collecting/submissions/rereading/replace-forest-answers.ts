import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { submission } from '../../tables';
import type { ReadAgain } from './read-records-again';

/**
 * Replaces the forest questionnaire answers of stored records. Call it while the records are locked.
 *
 * @param seen Records by the row id of their submission, each once.
 */
export async function replaceForestAnswers(
  db: Database,
  seen: readonly Pick<ReadAgain, 'id' | 'forestAnswers'>[],
): Promise<void> {
  if (seen.length === 0) return;
  const said = JSON.stringify(seen.map(({ id, forestAnswers }) => ({ id, forestAnswers })));
  const ids = seen.map(({ id }) => id);
  await db.execute(sql`
    with said as materialized (
      select * from jsonb_to_recordset(${said}::jsonb) as said(id bigint, "forestAnswers" jsonb)
    )
    update ${submission} set forest_answers = said."forestAnswers"
    from said
    where ${inArray(submission.id, ids)} and ${submission.id} = said.id
      and ${submission.forestAnswers} is distinct from said."forestAnswers"`);
}
