import { useQuery } from '@aranya/shared/api';
import { FIELD_LIMITS } from '@aranya/shared/contracts';
import {
  type FormRequest,
  type FormRequestsQuery,
  RequestState,
} from '@aranya/shared/contracts/administration';
import { message } from '@aranya/shared/languages';
import { Button, Failure, Stack, Written, withHiddenName } from '@aranya/shared/ui/basics';
import { ChoiceField, TextField } from '@aranya/shared/ui/forms';
import { EmptyState } from '@aranya/shared/ui/states';
import { useState } from 'react';
import { listRequests, settleRequest } from '../calls/administration-calls';
import { DownloadButton } from '../download/download-button';
import { useAction, useConfirm, useNotice } from '../loading/actions';
import { ListStates } from '../loading/list-states';
import { Pager } from '../table/pager';
import { type Column, RecordTable } from '../table/record-table';
import { momentInWords, numberInWords } from '../table/words';
import { useText } from '../texts';

const REQUEST_STATES: Record<RequestState, string> = {
  refused: message('Waiting'),
  granted: message('Granted'),
  dismissed: message('Refused'),
};

export function Requests({ onSettled }: { onSettled: () => void }) {
  const text = useText();
  const [query, setQuery] = useState<FormRequestsQuery>({ state: 'refused', page: 1 });
  const [tell, notice] = useNotice();
  const list = useQuery(listRequests, query);
  const { busy, failure, run } = useAction();
  const [ask, dialog] = useConfirm();
  const settled = (sentence: string) => {
    tell(sentence);
    list.refetch();
    onSettled();
  };
  const grant = async ({ id, name, title }: FormRequest) => {
    if (!(await run(() => settleRequest(id, { action: 'grant' })))) return;
    settled(text('{name} may fill in {form} now.', { name, form: title }));
  };
  const refuse = ({ id, name, title }: FormRequest) => {
    const answer = { current: '' };
    ask({
      title: text('Refuse {form} to {name}?', { form: title, name }),
      text: (
        <TextField
          label={text('A sentence for {name}', { name })}
          helperText={text('It is shown on the tile of the form.')}
          onChange={({ target }) => {
            answer.current = target.value;
          }}
          multiline
          minRows={2}
          margin="dense"
          slotProps={{ htmlInput: { maxLength: FIELD_LIMITS.reason } }}
        />
      ),
      confirm: text('Refuse'),
      work: async () => {
        await settleRequest(id, { action: 'dismiss', answer: answer.current });
        settled(
          text('The request of {name} is refused; it appears again if they ask again.', { name }),
        );
      },
    });
  };
  const columns: Column<FormRequest>[] = [
    {
      name: message('Name'),
      kind: 'head',
      cell: ({ name }) => <Written otherwise={text('Deleted account')}>{name}</Written>,
    },
    { name: message('Phone'), cell: ({ phoneNumber }) => phoneNumber || '–' },
    { name: message('Form'), cell: ({ title }) => <Written>{title}</Written> },
    { name: message('Reason'), cell: ({ reason }) => <Written>{reason ?? null}</Written> },
    {
      name: message('Wrong PINs'),
      kind: 'number',
      cell: ({ attempts }) => `${numberInWords(attempts)} ×`,
    },
    { name: message('Last asked'), cell: ({ lastAt }) => momentInWords(lastAt) },
  ];
  const actions: Column<FormRequest> = {
    name: message('Actions'),
    kind: 'action',
    cell: (request) => (
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="contained" disabled={busy} onClick={() => void grant(request)}>
          {withHiddenName(text('Give access<0> to {name}</0>', { name: request.name }))}
        </Button>
        {request.state === 'refused' && (
          <Button variant="outlined" disabled={busy} onClick={() => refuse(request)}>
            {withHiddenName(text('Refuse<0> the request of {name}</0>', { name: request.name }))}
          </Button>
        )}
      </Stack>
    ),
  };
  return (
    <>
      <Stack
        direction={{ xs: 'column', md: 'row' }}
        sx={{ gap: 2, mb: 3, alignItems: { md: 'center' } }}
      >
        <ChoiceField
          label={text('Requests')}
          value={query.state}
          options={RequestState.options.map((one) => [one, text(REQUEST_STATES[one])])}
          onChoose={(state) => setQuery({ state, page: 1 })}
          sx={{ maxWidth: { md: 280 } }}
        />
        <DownloadButton table="form-requests">{text('Download all as CSV')}</DownloadButton>
      </Stack>
      <Failure sx={{ mb: 2 }}>{failure}</Failure>
      <ListStates list={list} what={text('the requests')}>
        {({ total, requests }) => (
          <>
            <RecordTable
              label={text('Requests')}
              columns={query.state === 'granted' ? columns : [...columns, actions]}
              rows={requests}
              keyOf={({ id }) => id}
              empty={
                <EmptyState
                  title={
                    query.state === 'refused'
                      ? text('Nobody is waiting for a form')
                      : text('None of these')
                  }
                >
                  {text('Who asks for a form, or types a wrong PIN, appears here.')}
                </EmptyState>
              }
            />
            <Pager
              page={query.page}
              total={total}
              onPage={(page) => setQuery({ ...query, page })}
            />
          </>
        )}
      </ListStates>
      {dialog}
      {notice}
    </>
  );
}
