interface Refusal {
  issues: { path: PropertyKey[]; message: string }[];
}

/**
 * Returns the error messages by field, of a value that its contract refused.
 * @param depth of the fields in the value; 0: the value has them itself
 */
export const problemsOf = (refusal?: Refusal, depth = 0): Partial<Record<string, string>> =>
  Object.fromEntries(
    (refusal?.issues ?? []).map(({ path, message }) => [String(path[depth]), message]),
  );
