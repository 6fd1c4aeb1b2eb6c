import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import type { Answer, Call, Query, QueryResult, ThrownByDatabase } from './embedded-protocol';

/**
 * Statements run in this thread, so that they do not block the server's event loop. PGlite runs one
 * statement after the other, and one transaction at a time.
 */

interface OpenTransaction {
  client: Transaction;
  commit(): void;
  rollBack(reason: RolledBack): void;
  ended: Promise<void>;
}

class RolledBack extends Error {}

const database = await PGlite.create((workerData as { folder: string }).folder);
let open: OpenTransaction | null = null;

/** PGlite opens it after the previous one has ended. */
const begin = () =>
  new Promise<void>((resolve, reject) => {
    const ended = database.transaction(
      (client) =>
        new Promise<void>((commit, rollBack) => {
          // The callback runs after this function has returned.
          open = { client, commit, rollBack, ended };
          resolve();
        }),
    );
    ended.catch(reject);
  });

async function end(how: 'commit' | 'roll-back'): Promise<void> {
  if (!open) throw new Error('No transaction is open.');
  const { commit, rollBack, ended } = open;
  open = null;
  if (how === 'commit') commit();
  else rollBack(new RolledBack());
  try {
    await ended;
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
  }
}

async function run(query: Query): Promise<QueryResult> {
  const client = query.inTransaction ? open?.client : database;
  if (!client) throw new Error('No transaction is open.');
  const { rows, affectedRows } = await client.query(query.text, query.parameters, {
    rowMode: query.rowMode,
    parsers: Object.fromEntries(query.asText.map((type) => [type, (text: string) => text])),
  });
  return { rows, affectedRows };
}

async function answer(call: Call): Promise<QueryResult | null> {
  if (call.do === 'query') return run(call);
  if (call.do === 'begin') await begin();
  else if (call.do === 'close') await database.close();
  else await end(call.do);
  return null;
}

/** The driver's errors contain the query's values, which are not needed and may be large. */
function plain(error: unknown): ThrownByDatabase {
  if (!(error instanceof Error)) return { message: String(error) };
  const { message, code, detail, constraint, table } = error as Error & Partial<ThrownByDatabase>;
  return { message, code, detail, constraint, table };
}

const reply = (answer: Answer) => parentPort?.postMessage(answer);

parentPort?.on('message', (call: Call) => {
  const { number } = call;
  answer(call).then(
    (result) => reply({ number, result }),
    (error: unknown) => reply({ number, error: plain(error) }),
  );
});

parentPort?.postMessage('open');
