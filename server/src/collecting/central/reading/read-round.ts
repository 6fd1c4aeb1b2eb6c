import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../platform/database/database';
import type { FormAnswerRules } from '../../answers/answer-rules';
import { endNoted } from '../app-users/end-credentials';
import type { CentralClient } from '../calls/central-client';
import { CentralRefusal } from '../connection/central-error';
import { CENTRAL_LIMITS } from '../limits';
import { readNextComments } from '../reviews/read-comments';
import { sendReviews } from '../reviews/send-reviews';
import { centralTurn } from '../tables';
import { formsToRead, noteFormStates } from './known-forms';
import { followAssignments, followRevocations, knownBefore } from './read-access';
import { readForm } from './read-form';
import { readingMemory } from './reading-memory';

export interface RoundWork {
  db: Database;
  client: CentralClient;
  answerRules: Pick<FormAnswerRules, 'ofVersion'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Another process is reading. */
class TurnLost extends Error {}

/** @returns Function that runs one round; false if another process was running one. */
export function readRounds({ db, client, answerRules, log }: RoundWork): () => Promise<boolean> {
  const memory = readingMemory();
  const reported = new Set<string>();

  const report = (key: string, details: object, sentence: string) => {
    if (reported.has(key)) return;
    reported.add(key);
    log.warn(details, sentence);
  };

  /** A refused revocation must not stop the reading; a metric counts the pending ones. */
  async function endCodes() {
    try {
      await endNoted({ db, client });
    } catch (error) {
      if (!(error instanceof CentralRefusal)) throw error;
      const sentence = 'ODK Central does not let the web user end the code of a closed account';
      report(`endings ${error.code}`, { err: error }, sentence);
    }
  }

  async function readPeople() {
    await endCodes();
    const before = await knownBefore(db);
    // The order matters: it preserves the forms of an app user that is deleted in between.
    const assignments = await client.assignments();
    const usable = await followRevocations(db, await client.appUsers(), before);
    await followAssignments(db, assignments, usable);
  }

  async function readForms(renewTurn: () => Promise<void>) {
    const inCentral = await client.forms();
    const published = new Set(
      inCentral.filter(({ publishedAt }) => publishedAt).map(({ xmlFormId }) => xmlFormId),
    );
    const ownOnes = await formsToRead(db);
    await noteFormStates(db, ownOnes, inCentral);
    for (const own of ownOnes) {
      await renewTurn();
      const { xmlFormId } = own;
      if (!published.has(xmlFormId)) {
        const sentence = 'this form is not in ODK Central: npm run central -- register-forms';
        report(`missing ${xmlFormId}`, { xmlFormId }, sentence);
        continue;
      }
      try {
        await readForm({ db, client, answerRules, memory, renewTurn }, own);
      } catch (error) {
        // A form that Central refuses to show does not block the others.
        if (!(error instanceof CentralRefusal)) throw error;
        report(`${xmlFormId} ${error.code}`, { xmlFormId, err: error }, 'form cannot be read');
      }
    }
  }

  return async () => {
    const turn = await takeTurn(db);
    if (!turn) return false;
    try {
      await readPeople();
      const renewTurn = async () => {
        if (!(await turn.prolong())) throw new TurnLost();
      };
      await readForms(renewTurn);
      await sendReviews({ db, client, renewTurn });
      await readNextComments({ db, client, renewTurn });
      return true;
    } catch (error) {
      if (error instanceof TurnLost) return false;
      throw error;
    } finally {
      await turn.end();
    }
  };
}

const NAME = 'reading';

const claimExpiry = sql`now() + ${`${CENTRAL_LIMITS.readingClaimMs} milliseconds`}::interval`;

/** @returns null while another process reads. */
async function takeTurn(db: Database) {
  const holder = randomUUID();
  const values = { name: NAME, holder, heldUntil: claimExpiry };
  const taken = await db
    .insert(centralTurn)
    .values(values)
    .onConflictDoUpdate({
      target: centralTurn.name,
      set: values,
      setWhere: sql`${centralTurn.heldUntil} < now()`,
    })
    .returning({ name: centralTurn.name });
  if (taken.length === 0) return null;
  const own = and(eq(centralTurn.name, NAME), eq(centralTurn.holder, holder));
  return {
    async prolong(): Promise<boolean> {
      const kept = await db
        .update(centralTurn)
        .set({ heldUntil: claimExpiry })
        .where(own)
        .returning({ name: centralTurn.name });
      return kept.length > 0;
    },
    async end(): Promise<void> {
      await db.delete(centralTurn).where(own);
    },
  };
}
