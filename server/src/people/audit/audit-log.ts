import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import type { AuditedAction } from './audited-actions';
import { type AuditDetails, auditEntry } from './tables';

/** Something that was done to personal data. */
export interface AuditEvent {
  action: AuditedAction;
  /** Who did it; null for an operator's command or the server itself. */
  actorId: string | null;
  /** Whom it concerns; null when nobody in particular. */
  subjectId: string | null;
  /** Facts without personal data. */
  details?: AuditDetails;
}

/** An entry as it is kept. */
export type AuditEntry = typeof auditEntry.$inferSelect;

/** Remembers what was done to personal data. Entries are added, never changed. */
export interface AuditLog {
  /**
   * Adds an entry. Inside a transaction give its `tx`: deed and entry are then kept together or
   * not at all.
   */
  record(event: AuditEvent, tx?: Database): Promise<void>;
  /** Entries that concern a person, newest first. */
  about(personId: string): Promise<AuditEntry[]>;
}

/** The audit log in the database. */
export function openAuditLog(db: Database): AuditLog {
  return {
    async record({ action, actorId, subjectId, details = {} }, tx = db) {
      await tx.insert(auditEntry).values({ action, actorId, subjectId, details });
    },
    about: (personId) =>
      db
        .select()
        .from(auditEntry)
        .where(eq(auditEntry.subjectId, personId))
        .orderBy(desc(auditEntry.at), desc(auditEntry.id)),
  };
}
