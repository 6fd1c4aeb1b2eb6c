import { createHash } from 'node:crypto';
import { IDEMPOTENCY_KEY, type IdempotencyKeyHeader } from '@aranya/shared/contracts';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { Problem } from '../../platform/problems/problem';
import { doneCall } from './tables';

export interface RepeatableCall {
  /** Ids of calls with different names are independent. */
  name: string;
  /** Null for calls that anyone may make. */
  personId: string | null;
  headers: IdempotencyKeyHeader;
  /** Content without the token, which changes after signing in again. */
  body: object;
}

const sha256 = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url');

const contentHashOf = (body: object) => {
  const { token: _token, ...content } = body as { token?: string };
  return sha256(content);
};

/**
 * Id and work share one transaction: a failed call may be repeated, and a concurrent one blocks
 * until the first ends. Without an id it runs each time.
 * @param work must use the transaction that it is given
 * @throws Problem `done_otherwise` if the id belongs to different content
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
