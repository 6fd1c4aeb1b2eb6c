import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { OpenRosaError } from '../open-rosa-error';
import { submission } from '../tables';
import type { AdmitSubmission } from './receiving/receive-submission';
import { findStoredRow } from './storing/stored-row';

const HOUR_MS = 3_600_000;

/** @param submittedAt When the first version arrived */
export const editableUntil = (submittedAt: Date, editHours: number): Date =>
  new Date(submittedAt.getTime() + editHours * HOUR_MS);

export const editEnded = () =>
  new OpenRosaError(409, 'The time in which this record may be changed is over.', {
    problem: 'edit_ended',
  });

/** Not for phones: they may send an edit late. A repeat of a stored edit may add files any time. */
export const admitEdit =
  (db: Database, editHours: number, admit: AdmitSubmission): AdmitSubmission =>
  async (sent, receiving) => {
    const { deprecatedId } = sent;
    if (deprecatedId !== null && !(await findStoredRow(db, sent, sent.instanceId, false))) {
      const edited = await findStoredRow(db, sent, deprecatedId, false);
      if (edited && !(await isYoung(db, edited.editOf ?? edited.id, editHours))) throw editEnded();
    }
    await admit(sent, receiving);
  };

export async function isYoung(db: Database, firstId: number, editHours: number): Promise<boolean> {
  const age = sql`now() - ${`${editHours} hours`}::interval`;
  return (
    (await db.$count(
      submission,
      and(eq(submission.id, firstId), sql`${submission.submittedAt} > ${age}`),
    )) > 0
  );
}
