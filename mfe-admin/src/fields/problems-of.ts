interface Refusal {
  issues: { path: PropertyKey[]; message: string }[];
}

/**
 * Keys are names of fields.
 * @param depth of the fields in the value; 0: the value has them itself
 */
export const problemsOf = (refusal?: Refusal, depth = 0): Partial<Record<string, string>> =>
  Object.fromEntries(
    (refusal?.issues ?? []).map(({ path, message }) => [String(path[depth]), message]),
  );
