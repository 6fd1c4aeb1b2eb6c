import { useQuery } from '@aranya/shared/api';
import { useState } from 'react';
import { useDebounced } from './use-debounced';

/** What is asked of a list that is searched, page by page. */
interface SearchQuestion {
  search: string;
  page: number;
}

/**
 * A list that is searched while somebody types, page by page from 1. Another search begins at its first page.
 * @param ask asks the server for a page of it
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
