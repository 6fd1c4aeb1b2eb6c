import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import type { AuditedAction } from './audited-actions';
import { type AuditDetails, auditEntry } from './tables';

export interface AuditEvent {
  action: AuditedAction;
  /** Null for an operator's command or the server itself. */
  actorId: string | null;
  /** Null if nobody in particular is affected. */
  subjectId: string | null;
  details?: AuditDetails;
}

export type AuditEntry = typeof auditEntry.$inferSelect;

/** Entries are added, never changed. */
export type AuditLog = ReturnType<typeof openAuditLog>;

export function openAuditLog(db: Database) {
  return {
    /** Pass the `tx` inside a transaction, so that action and entry are committed together. */
    async record({ action, actorId, subjectId, details = {} }: AuditEvent, tx = db) {
      await tx.insert(auditEntry).values({ action, actorId, subjectId, details });
    },
    about: async (personId: string): Promise<AuditEntry[]> =>
      db
        .select()
        .from(auditEntry)
        .where(eq(auditEntry.subjectId, personId))
        .orderBy(desc(auditEntry.at), desc(auditEntry.id)),
  };
}
