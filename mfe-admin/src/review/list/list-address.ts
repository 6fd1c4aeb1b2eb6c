import { REVIEW_STATUSES, ReviewRecordsQuery } from '@aranya/shared/contracts/review';
import { useLocation, useNavigate, useSearchParams } from '@aranya/shared/navigation';
import { listRecords } from '../../calls/review-calls';

/** The addresses of the list, and of records that were opened from it, have these. */
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

/** Records of every status; without the parameter waiting ones are shown. */
export const EVERY_STATUS = 'all';

/** Ignores parts that the server would refuse. */
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

/** Belongs to a record that was opened from the list, and has the ids in the list's order. */
export interface ListState {
  ids: readonly string[];
  /** Cursor; null on the last page. */
  next: string | null;
}

/** Empty for a record that was opened by its address. */
function listState(state: unknown): ListState {
  const { ids, next } = (state ?? {}) as Partial<ListState>;
  return Array.isArray(ids) ? { ids, next: next ?? null } : { ids: [], next: null };
}

/**
 * Opens the next record of the list, or the list. After a record that was opened by its address,
 * the list's first record follows.
 */
export function useNextRecord(id: string) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [parameters] = useSearchParams();
  const search = parameters.toString();
  const list = () => navigate({ pathname: '/admin/records', search });
  const show = (next: string, known: ListState) =>
    navigate({ pathname: `/admin/records/${next}`, search }, { state: known });
  const open = async () => {
    const { ids, next } = listState(state);
    const following = ids[ids.indexOf(id) + 1];
    if (ids.includes(id) && following !== undefined) return show(following, { ids, next });
    if (ids.includes(id) && next === null) return list();
    const { after: _, ...filter } = filterIn(parameters);
    const page = await listRecords(next === null ? filter : { ...filter, after: next });
    const all = page.records.map((record) => record.id);
    const other = all.find((one) => one !== id);
    if (other === undefined) return list();
    return show(other, { ids: all, next: page.next });
  };
  return { open, list };
}
