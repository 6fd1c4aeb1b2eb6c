/**
 * Web Locks of one browser, for tests.
 * @returns `held` locks by name: clearing it simulates closing the tabs
 */
export function browserLocks() {
  const held = new Map<string, { mode: string; over: Promise<unknown> }>();
  const locks = {
    request: async (name: string, ...rest: unknown[]) => {
      const work = rest.at(-1) as (lock: object | null) => Promise<unknown>;
      const { ifAvailable, mode = 'exclusive' } = (rest.length > 1 ? rest[0] : {}) as LockOptions;
      if (held.has(name) && ifAvailable) return work(null);
      await held.get(name)?.over;
      const over = work({});
      held.set(name, { mode, over });
      return over.finally(() => held.delete(name));
    },
    query: async () => ({ held: [...held].map(([name, { mode }]) => ({ name, mode })) }),
  };
  return { held, locks };
}
