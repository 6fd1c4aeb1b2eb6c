import type { FormRequest, RequestState } from '@aranya/shared/contracts/administration';
import type { ReactNode } from 'react';
import type { Column } from '../table/record-table';
import { momentInWords, numberInWords } from '../table/words';

/** What happened to a request, as an administrator reads it. */
export const REQUEST_STATES: Record<RequestState, string> = {
  refused: 'Waiting',
  granted: 'Granted',
  dismissed: 'Dismissed',
};

/** Columns of the list of requests. @param actions buttons of each, where there are any */
export const requestColumns = (
  actions?: (request: FormRequest) => ReactNode,
): Column<FormRequest>[] => [
  { name: 'Name', kind: 'head', cell: ({ name }) => name || 'Deleted account' },
  { name: 'Phone', cell: ({ phoneNumber }) => phoneNumber || '–' },
  { name: 'Form', cell: ({ title }) => title },
  { name: 'Refused', kind: 'number', cell: ({ attempts }) => `${numberInWords(attempts)} ×` },
  { name: 'Last asked', cell: ({ lastAt }) => momentInWords(lastAt) },
  ...(actions ? [{ name: 'Actions', kind: 'action' as const, cell: actions }] : []),
];
