import { useSearchParams } from '@aranya/shared/navigation';
import { useMemo } from 'react';
import { type FilterChange, filterIn, withChange } from './filter-address';

/**
 * The filter in the page's address, and a function to change it. Each change is a step of the browser's history.
 */
export function useFilter() {
  const [parameters, setParameters] = useSearchParams();
  const search = parameters.toString();
  const filter = useMemo(() => filterIn(new URLSearchParams(search)), [search]);
  return {
    filter,
    change: (change: FilterChange) => setParameters((now) => withChange(now, change)),
  };
}
