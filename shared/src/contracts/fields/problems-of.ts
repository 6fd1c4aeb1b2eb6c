interface Refusal {
  issues: { path: PropertyKey[]; message: string }[];
}

/**
 * Returns the messages of a refused form by the names of its fields.
 * @param depth of the fields in the value; 0: the value has them itself
 */
export const problemsOf = (refusal?: Refusal, depth = 0): Partial<Record<string, string>> =>
  Object.fromEntries(
    (refusal?.issues ?? []).map(({ path, message }) => [String(path[depth]), message]),
  );
