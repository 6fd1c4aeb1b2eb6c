import { createHash } from 'node:crypto';
import { IDEMPOTENCY_KEY, type IdempotencyKeyHeader } from '@aranya/shared/contracts';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { Problem } from '../../platform/problems/problem';
import { doneCall } from './tables';

/** A call whose sender may have to send it again. */
export interface RepeatableCall {
  /** Name of the call; the same id of another call means nothing. */
  name: string;
  /** Who is signed in; null for what anyone may send. */
  personId: string | null;
  headers: IdempotencyKeyHeader;
  /** What was sent. The token is left out: it is another one after signing in again. */
  body: object;
}

const sha256 = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url');

const contentHashOf = (body: object) => {
  const { token: _token, ...content } = body as { token?: string };
  return sha256(content);
};

/**
 * Does the work of a call, unless the call with this id was done before. Both are one transaction: what failed may be
 * sent again, and of two at the same time the second waits for the first. Without an id it is done each time.
 *
 * @param work must use the transaction that it is given
 * @throws Problem `done_otherwise` where the id belongs to another content, or what `work` throws
 */
export async function doOnce(
  db: Database,
  { name, personId, headers, body }: RepeatableCall,
  work: (tx: Database) => Promise<void>,
): Promise<void> {
  const key = headers[IDEMPOTENCY_KEY];
  if (key === undefined) return work(db);
  const callHash = sha256([personId, name, key]);
  const contentHash = contentHashOf(body);
  await db.transaction(async (tx) => {
    const isNew = await tx
      .insert(doneCall)
      .values({ callHash, personId, contentHash })
      .onConflictDoNothing()
      .returning({ callHash: doneCall.callHash });
    if (isNew.length > 0) return work(tx);
    const [known] = await tx.select().from(doneCall).where(eq(doneCall.callHash, callHash));
    if (known?.contentHash !== contentHash) throw new Problem('done_otherwise');
  });
}
