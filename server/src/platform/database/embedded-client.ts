import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { PGlite, QueryOptions } from '@electric-sql/pglite';
import { threadCode } from '../threads/thread-code';
import type { Answer, QueryResult, Task, ThrownByDatabase } from './embedded-protocol';

interface Waiting {
  resolve(result: QueryResult | null): void;
  reject(error: Error): void;
}

/** The embedded database in its thread, as Drizzle's driver for PGlite calls it. */
export interface EmbeddedClient extends Pick<PGlite, 'query' | 'transaction'> {
  /** Waits for what runs, leaves the files sound and ends the thread. Again it does nothing. */
  close(): Promise<void>;
}

/** The database refused a statement: SQLSTATE and names of what was in the way. */
class EmbeddedDatabaseError extends Error {
  override name = 'EmbeddedDatabaseError';

  constructor({ message, ...facts }: ThrownByDatabase) {
    super(message);
    Object.assign(this, facts);
  }
}

/**
 * Starts the thread.
 *
 * @param folder Where the database's files are, or shall be.
 * @throws Error when the files cannot be opened.
 */
export async function startEmbeddedClient(folder: string): Promise<EmbeddedClient> {
  const thread = new Worker(await threadCode('platform/database/embedded-thread'), {
    workerData: { folder },
    // Whatever this process was started with is not for threads.
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
      // A statement that nobody waited for must not get into the next transaction.
      const callInside: Calls = async (task) => {
        if (isOver) throw new Error('The transaction has ended.');
        return call(task);
      };
      let result: Awaited<ReturnType<typeof run>>;
      try {
        // Drizzle uses this much of PGlite's transaction.
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

/** Calls to a thread, each with its own answer. When the thread is lost all of them fail. */
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
      // Throws where a value cannot be sent; then nobody waits.
      thread.postMessage({ ...task, number });
      waiting.set(number, { resolve, reject });
      // It keeps the process alive for as long as somebody waits for it.
      thread.ref();
    });
}

const queriesOf =
  (call: Calls, inTransaction: boolean): PGlite['query'] =>
  async (text, parameters = [], { rowMode = 'object', parsers = {} }: QueryOptions = {}) => {
    // Drizzle's parsers are there to leave a value as it is written.
    const asText = Object.keys(parsers).map(Number);
    const result = await call({ do: 'query', text, parameters, rowMode, asText, inTransaction });
    return { rows: result?.rows, affectedRows: result?.affectedRows, fields: [] } as never;
  };
