import type { FormRequest, RequestState } from '@aranya/shared/contracts/administration';
import { message, type TextOf } from '@aranya/shared/languages';
import { Written } from '@aranya/shared/ui/basics';
import type { ReactNode } from 'react';
import type { Column } from '../table/record-table';
import { momentInWords, numberInWords } from '../table/words';

export const REQUEST_STATES: Record<RequestState, string> = {
  refused: message('Waiting'),
  granted: message('Granted'),
  dismissed: message('Refused'),
};

/**
 * Returns the columns of the list of requests.
 * @param actions buttons of each row, if any
 */
export const requestColumns = (
  text: TextOf,
  actions?: (request: FormRequest) => ReactNode,
): Column<FormRequest>[] => [
  {
    name: message('Name'),
    kind: 'head',
    cell: ({ name }) => <Written otherwise={text('Deleted account')}>{name}</Written>,
  },
  { name: message('Phone'), cell: ({ phoneNumber }) => phoneNumber || '–' },
  { name: message('Form'), cell: ({ title }) => <Written>{title}</Written> },
  { name: message('Reason'), cell: ({ reason }) => (reason ? <Written>{reason}</Written> : '–') },
  {
    name: message('Wrong PINs'),
    kind: 'number',
    cell: ({ attempts }) => `${numberInWords(attempts)} ×`,
  },
  { name: message('Last asked'), cell: ({ lastAt }) => momentInWords(lastAt) },
  ...(actions ? [{ name: message('Actions'), kind: 'action' as const, cell: actions }] : []),
];
