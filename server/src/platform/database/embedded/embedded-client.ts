import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { PGlite, QueryOptions } from '@electric-sql/pglite';
import { threadCode } from '../../threads/thread-code';
import type { Answer, QueryResult, Task, ThrownByDatabase } from './embedded-protocol';

interface Waiting {
  resolve(result: QueryResult | null): void;
  reject(error: Error): void;
}

/** Has the interface that Drizzle's driver for PGlite uses. */
export interface EmbeddedClient extends Pick<PGlite, 'query' | 'transaction'> {
  /** Finishes running statements, leaves the files consistent and ends the thread. Idempotent. */
  close(): Promise<void>;
}

/** Has SQLSTATE and the names of constraint, table and column. */
class EmbeddedDatabaseError extends Error {
  override name = 'EmbeddedDatabaseError';

  constructor({ message, ...facts }: ThrownByDatabase) {
    super(message);
    Object.assign(this, facts);
  }
}

/** @param folder is created if missing @throws Error when its files cannot be opened */
export async function startEmbeddedClient(folder: string): Promise<EmbeddedClient> {
  const thread = new Worker(await threadCode('platform/database/embedded/embedded-thread'), {
    workerData: { folder },
    // Options of this process do not apply to threads.
    execArgv: [],
  });
  await once(thread, 'message');
  thread.unref();
  const call = callsOf(thread);
  let closing: Promise<void> | null = null;

  async function close() {
    await call({ do: 'close' });
    await thread.terminate();
  }

  return {
    query: queriesOf(call, false),
    async transaction(run) {
      await call({ do: 'begin' });
      let isOver = false;
      // A statement that was not awaited must not run in the next transaction.
      const callInside: Calls = async (task) => {
        if (isOver) throw new Error('The transaction has ended.');
        return call(task);
      };
      let result: Awaited<ReturnType<typeof run>>;
      try {
        // Drizzle uses only this part of PGlite's transaction.
        result = await run({ query: queriesOf(callInside, true) } as Parameters<typeof run>[0]);
      } catch (error) {
        isOver = true;
        await call({ do: 'roll-back' });
        throw error;
      }
      isOver = true;
      await call({ do: 'commit' });
      return result;
    },
    close: () => (closing ??= close()),
  };
}

type Calls = (task: Task) => Promise<QueryResult | null>;

/** All calls fail when the thread ends. */
function callsOf(thread: Worker): Calls {
  const waiting = new Map<number, Waiting>();
  let calls = 0;
  let lost: Error | null = null;

  function lose(reason: Error) {
    lost ??= reason;
    for (const { reject } of waiting.values()) reject(lost);
    waiting.clear();
  }
  thread.on('error', (cause) => lose(new Error('The embedded database broke down.', { cause })));
  thread.on('exit', () => lose(new Error('The embedded database has ended.')));
  thread.on('message', (answer: Answer) => {
    const caller = waiting.get(answer.number);
    waiting.delete(answer.number);
    if (waiting.size === 0) thread.unref();
    if ('error' in answer) caller?.reject(new EmbeddedDatabaseError(answer.error));
    else caller?.resolve(answer.result);
  });

  return (task) =>
    new Promise((resolve, reject) => {
      if (lost) return reject(lost);
      const number = ++calls;
      // Throws when a value cannot be cloned; then no answer is pending.
      thread.postMessage({ ...task, number });
      waiting.set(number, { resolve, reject });
      // The thread keeps the process alive while a call is pending.
      thread.ref();
    });
}

const queriesOf =
  (call: Calls, inTransaction: boolean): PGlite['query'] =>
  async (text, parameters = [], { rowMode = 'object', parsers = {} }: QueryOptions = {}) => {
    // Drizzle's parsers leave these values as PostgreSQL writes them.
    const asText = Object.keys(parsers).map(Number);
    const result = await call({ do: 'query', text, parameters, rowMode, asText, inTransaction });
    return { rows: result?.rows, affectedRows: result?.affectedRows, fields: [] } as never;
  };
