import { REVIEW_STATUSES, ReviewRecordsQuery } from '@aranya/shared/contracts/review';

/** Parameters of the list's filter, in the addresses of the list and of records that were opened from the list. */
const NAMES = [
  'status',
  'formId',
  'species',
  'district',
  'from',
  'to',
  'person',
  'photo',
  'duplicates',
  'order',
  'after',
] as const satisfies readonly (keyof ReviewRecordsQuery)[];
type FilterName = (typeof NAMES)[number];

export type RecordFilter = Readonly<Partial<Record<FilterName, string>>>;

/**
 * Value of the parameter `status` for records of every status. Without the parameter waiting records are shown.
 */
export const EVERY_STATUS = 'all';

/** Reads the filter from an address. Parts that the server would refuse are ignored. */
export function filterIn(parameters: URLSearchParams): RecordFilter {
  const entries = NAMES.flatMap((name) => {
    const value = parameters.get(name) ?? '';
    return value && ReviewRecordsQuery.shape[name].safeParse(value).success ? [[name, value]] : [];
  });
  const status = parameters.get('status');
  return {
    ...(status === EVERY_STATUS ? {} : { status: REVIEW_STATUSES[0] }),
    ...Object.fromEntries(entries),
  };
}

/** Returns the parameters of an address with changes. A changed filter returns to the first page. */
export function withChange(parameters: URLSearchParams, change: RecordFilter): URLSearchParams {
  const changed = new URLSearchParams(parameters);
  changed.delete('after');
  for (const [name, value] of Object.entries(change)) {
    if (value) changed.set(name, value);
    else changed.delete(name);
  }
  return changed;
}
