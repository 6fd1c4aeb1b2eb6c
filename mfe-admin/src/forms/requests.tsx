import { useQuery } from '@aranya/shared/api';
import { FIELD_LIMITS } from '@aranya/shared/contracts';
import {
  type FormRequest,
  type FormRequestsQuery,
  RequestState,
} from '@aranya/shared/contracts/administration';
import { Button, Failure, Stack, withHiddenName } from '@aranya/shared/ui/basics';
import { ChoiceField, TextField } from '@aranya/shared/ui/forms';
import { EmptyState } from '@aranya/shared/ui/states';
import { useState } from 'react';
import { listRequests, settleRequest } from '../calls/administration-calls';
import { Notice, type NoticeText } from '../confirm/notice';
import { useConfirm } from '../confirm/use-confirm';
import { DownloadButton } from '../download/download-button';
import { ListStates } from '../loading/list-states';
import { useAction } from '../loading/use-action';
import { Pager } from '../table/pager';
import { RecordTable } from '../table/record-table';
import { useText } from '../texts';
import { REQUEST_STATES, requestColumns } from './request-columns';

/** Requests for forms, with buttons to grant or reject each. */
export function Requests({ onSettled }: { onSettled: () => void }) {
  const text = useText();
  const [query, setQuery] = useState<FormRequestsQuery>({ state: 'refused', page: 1 });
  const [notice, setNotice] = useState<NoticeText | null>(null);
  const list = useQuery(listRequests, query);
  const { busy, failure, run } = useAction();
  const [ask, dialog] = useConfirm();
  const settled = (message: string) => {
    setNotice({ message });
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
  const actions = (request: FormRequest) => (
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
  );
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
            {requests.length === 0 ? (
              <EmptyState
                title={
                  query.state === 'refused'
                    ? text('Nobody is waiting for a form')
                    : text('None of these')
                }
              >
                {text('Who asks for a form, or types a wrong PIN, appears here.')}
              </EmptyState>
            ) : (
              <RecordTable
                label={text('Requests')}
                columns={requestColumns(text, query.state === 'granted' ? undefined : actions)}
                rows={requests}
                keyOf={({ id }) => id}
              />
            )}
            <Pager
              page={query.page}
              total={total}
              onPage={(page) => setQuery({ ...query, page })}
            />
          </>
        )}
      </ListStates>
      {dialog}
      <Notice notice={notice} onClose={() => setNotice(null)} />
    </>
  );
}
