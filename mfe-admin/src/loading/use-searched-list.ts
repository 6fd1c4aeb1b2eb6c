import { useQuery } from '@aranya/shared/api';
import { useState } from 'react';
import { useDebounced } from './use-debounced';

/** Search text and page of a list. */
interface SearchQuestion {
  search: string;
  page: number;
}

/**
 * Loads a list by search text and page, from 1. A new search begins at the first page.
 * @param ask requests one page from the server
 */
export function useSearchedList<Answer>(
  ask: (question: SearchQuestion, signal: AbortSignal) => Promise<Answer>,
) {
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const search = useDebounced(typed).trim();
  const list = useQuery(ask, { search, page });
  const type = (next: string) => {
    setTyped(next);
    setPage(1);
  };
  return { list, search, page, setPage, typed, type };
}
