import type { Database } from '../../platform/database/database';
import {
  type PromisedTransactions,
  promisedTransactions,
  watchPromises,
} from './promised-transactions';

describe('watching promises', () => {
  const asked = (answers: PromisedTransactions[]) => async () =>
    answers.shift() as PromisedTransactions;
  const at = (promised: Record<string, number>, ...silent: string[]): PromisedTransactions => ({
    at: new Map(Object.entries(promised)),
    silent,
  });

  test('what a silent node promised counts until the node answers', async () => {
    const promises = watchPromises(
      asked([at({ 'a one': 50, 'b two': 60 }), at({}, 'a'), at({}, 'a'), at({})]),
      10,
    );
    await promises.look(100, false);
    expect(promises.since).toBe(50);
    await promises.look(200, false);
    // The other node has ended its own.
    expect([promises.since, promises.ended]).toEqual([50, 1]);
    await promises.look(300, false);
    expect([promises.since, promises.ended]).toEqual([50, 1]);
    await promises.look(400, false);
    // What was known, and what nobody heard of.
    expect([promises.since, promises.ended]).toEqual([null, 3]);
  });

  test('what ends in its usual time is nothing late, and is not asked for all the time', async () => {
    const answers = [at({ 'a one': 95 }), at({})];
    const promises = watchPromises(asked(answers), 10);
    await promises.look(100, false);
    await promises.look(105, false);
    expect(answers).toHaveLength(1);
    expect(promises.since).toBe(95);
    await promises.look(105, true);
    expect([promises.since, promises.ended]).toEqual([null, 0]);
  });
});

test('nobody waits for a node that hangs, and no second connection does', async () => {
  let asked = 0;
  const execute = async () => {
    asked += 1;
    if (asked === 2) await new Promise(() => {});
    return { rows: [{ own: true, workers: false }] };
  };
  const db = { execute } as unknown as Database;
  const silent = { at: new Map(), silent: ['all nodes'] };
  expect(await promisedTransactions(db, 20)).toEqual(silent);
  expect(await promisedTransactions(db, 20)).toEqual(silent);
  // What it can promise twice, but the nodes once.
  expect(asked).toBe(3);
});
