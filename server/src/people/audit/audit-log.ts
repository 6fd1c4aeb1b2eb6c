import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import type { AuditedAction } from './audited-actions';
import { type AuditDetails, auditEntry } from './tables';

/** An action on personal data. */
export interface AuditEvent {
  action: AuditedAction;
  /** The acting person; null for an operator's command or the server itself. */
  actorId: string | null;
  /** The affected person; null if there is none in particular. */
  subjectId: string | null;
  /** Facts without personal data. */
  details?: AuditDetails;
}

export type AuditEntry = typeof auditEntry.$inferSelect;

/** Stores actions on personal data. Entries are added, never changed. */
export type AuditLog = ReturnType<typeof openAuditLog>;

export function openAuditLog(db: Database) {
  return {
    /**
     * Adds an entry. Pass the `tx` inside a transaction, so that action and entry are committed
     * together.
     */
    async record({ action, actorId, subjectId, details = {} }: AuditEvent, tx = db) {
      await tx.insert(auditEntry).values({ action, actorId, subjectId, details });
    },
    /** Entries that concern a person, newest first. */
    about: async (personId: string): Promise<AuditEntry[]> =>
      db
        .select()
        .from(auditEntry)
        .where(eq(auditEntry.subjectId, personId))
        .orderBy(desc(auditEntry.at), desc(auditEntry.id)),
  };
}
