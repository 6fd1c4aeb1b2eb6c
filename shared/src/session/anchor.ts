/**
 * One object per page, whatever number of copies of this package is loaded: the first copy creates
 * it, later ones join. The protocol version is part of the key, so that a copy with another
 * protocol uses its own object instead of corrupting the first.
 */
export function anchored<Value>(name: string, protocol: number, create: () => Value): Value {
  const key = Symbol.for(`aranya/${name}/v${protocol}`);
  const page = globalThis as unknown as Record<symbol, Value | undefined>;
  page[key] ??= create();
  return page[key];
}
