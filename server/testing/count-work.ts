import { NodePgPreparedQuery } from 'drizzle-orm/node-postgres/session';
import { PglitePreparedQuery } from 'drizzle-orm/pglite/session';
import type { TestServer } from './test-server';

/** Database work of a call. */
export interface Work {
  queries: number;
  /** Number of PINs that were hashed or compared with a hash. */
  hashes: number;
}

/** Runs a function and counts its cost for the server; nothing else may run meanwhile. */
export async function workOf(
  { context }: Pick<TestServer, 'context'>,
  run: () => Promise<unknown>,
): Promise<Work> {
  const work: Work = { queries: 0, hashes: 0 };
  const { password } = await context.authentication.$context;
  const undo = [
    noteCalls(NodePgPreparedQuery.prototype, 'execute', () => {
      work.queries += 1;
    }),
    noteCalls(PglitePreparedQuery.prototype, 'execute', () => {
      work.queries += 1;
    }),
    noteCalls(password, 'verify', () => {
      work.hashes += 1;
    }),
    noteCalls(password, 'hash', () => {
      work.hashes += 1;
    }),
  ];
  try {
    await run();
  } finally {
    for (const one of undo) one();
  }
  return work;
}

/** Calls `note` before every call of a method. @returns Restores the method. */
export function noteCalls<Name extends string>(
  owner: { [key in Name]: (...parameters: never[]) => unknown },
  name: Name,
  note: () => void,
): () => void {
  const original = owner[name];
  owner[name] = function counted(this: unknown, ...parameters: never[]) {
    note();
    return original.apply(this, parameters);
  };
  return () => {
    owner[name] = original;
  };
}
