/**
 * Empty values remove a parameter. A change without `after`, the cursor of a page, returns to the
 * first page.
 */
export function withChange(
  parameters: URLSearchParams,
  change: Readonly<Record<string, string | undefined>>,
): URLSearchParams {
  const changed = new URLSearchParams(parameters);
  for (const [name, value] of Object.entries({ after: '', ...change })) {
    if (value) changed.set(name, value);
    else changed.delete(name);
  }
  return changed;
}
