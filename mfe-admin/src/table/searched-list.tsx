import { useQuery } from '@aranya/shared/api';
import { FIELD_LIMITS } from '@aranya/shared/contracts';
import { Stack } from '@aranya/shared/ui/basics';
import { TextField } from '@aranya/shared/ui/forms';
import { type ReactNode, useState } from 'react';
import { DownloadButton } from '../download/download-button';
import { ListStates } from '../loading/list-states';
import { useDebounced } from '../loading/use-debounced';
import { useText } from '../texts';
import { Pager } from './pager';

interface SearchFieldProps {
  label: string;
  typed: string;
  onType: (typed: string) => void;
}

/** The server limits the length. */
export function SearchField({ label, typed, onType }: SearchFieldProps) {
  return (
    <TextField
      label={label}
      type="search"
      value={typed}
      onChange={({ target }) => onType(target.value)}
      slotProps={{ htmlInput: { maxLength: FIELD_LIMITS.name } }}
      sx={{ maxWidth: { md: 480 } }}
    />
  );
}

interface SearchedListProps<Answer> {
  /** @param question with `page` from 1 */
  ask: (question: { search: string; page: number }, signal: AbortSignal) => Promise<Answer>;
  /** Names the list, such as 'the people'. */
  what: string;
  label: string;
  /** Name of the server's table; absent if the list cannot be downloaded. */
  table?: string;
  children: (answer: Answer, refetch: () => void, search: string) => ReactNode;
}

/** A new search begins at the first page. */
export function SearchedList<Answer extends { total: number }>({
  ask,
  what,
  label,
  table,
  children,
}: SearchedListProps<Answer>) {
  const text = useText();
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const search = useDebounced(typed).trim();
  const list = useQuery(ask, { search, page });
  const type = (next: string) => {
    setTyped(next);
    setPage(1);
  };
  return (
    <>
      <Stack
        direction={{ xs: 'column', md: 'row' }}
        sx={{ gap: 2, mb: 3, alignItems: { md: 'center' } }}
      >
        <SearchField label={label} typed={typed} onType={type} />
        {table && (
          <DownloadButton table={table} query={{ search }}>
            {text('Download as CSV')}
          </DownloadButton>
        )}
      </Stack>
      <ListStates list={list} what={what}>
        {(answer) => (
          <>
            {children(answer, list.refetch, search)}
            <Pager page={page} total={answer.total} onPage={setPage} />
          </>
        )}
      </ListStates>
    </>
  );
}
