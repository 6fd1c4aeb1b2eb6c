import { useLocation, useNavigate, useSearchParams } from '@aranya/shared/navigation';
import { listRecords } from '../../calls/review-calls';
import { filterIn } from '../list/filter-address';
import { type ListState, listState } from '../list/next-records';

/**
 * Returns functions that open the next record of the list, and the list. After a record that was opened by its
 * address, the first record of the list follows.
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
