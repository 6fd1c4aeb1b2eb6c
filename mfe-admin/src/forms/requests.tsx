import { useQuery } from '@aranya/shared/api';
import { FIELD_LIMITS } from '@aranya/shared/contracts';
import {
  type FormRequest,
  type FormRequestsQuery,
  RequestState,
} from '@aranya/shared/contracts/administration';
import { withParts } from '@aranya/shared/languages';
import { Alert, Button, HiddenText, Stack } from '@aranya/shared/ui/basics';
import { TextField } from '@aranya/shared/ui/forms';
import { EmptyState } from '@aranya/shared/ui/states';
import { useState } from 'react';
import { listRequests, settleRequest } from '../calls/administration-calls';
import { ConfirmDialog, type Question } from '../confirm/confirm-dialog';
import { Notice, type NoticeText } from '../confirm/notice';
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
  /** Texts of the confirmation before a rejection and of the notice after it. */
  const [refusal, setRefusal] = useState<{ question: Question; said: string } | null>(null);
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
    const said = text('The request of {name} is refused; it appears again if they ask again.', {
      name,
    });
    const question = {
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
      work: () => settleRequest(id, { action: 'dismiss', answer: answer.current }),
    };
    setRefusal({ question, said });
  };
  const actions = (request: FormRequest) => (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <Button variant="contained" disabled={busy} onClick={() => void grant(request)}>
        {withParts(text('Give access<0> to {name}</0>', { name: request.name }), [
          <HiddenText key="name">{null}</HiddenText>,
        ])}
      </Button>
      {request.state === 'refused' && (
        <Button variant="outlined" disabled={busy} onClick={() => refuse(request)}>
          {withParts(text('Refuse<0> the request of {name}</0>', { name: request.name }), [
            <HiddenText key="name">{null}</HiddenText>,
          ])}
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
        <TextField
          select
          label={text('Requests')}
          value={query.state}
          onChange={({ target }) =>
            setQuery({
              state: RequestState.options.find((one) => one === target.value) ?? 'refused',
              page: 1,
            })
          }
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          sx={{ maxWidth: { md: 280 } }}
        >
          {RequestState.options.map((state) => (
            <option key={state} value={state}>
              {text(REQUEST_STATES[state])}
            </option>
          ))}
        </TextField>
        <DownloadButton table="form-requests">{text('Download all as CSV')}</DownloadButton>
      </Stack>
      {failure && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {failure}
        </Alert>
      )}
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
      <ConfirmDialog
        question={refusal?.question ?? null}
        onClose={(done) => {
          setRefusal(null);
          if (done && refusal) settled(refusal.said);
        }}
      />
      <Notice notice={notice} onClose={() => setNotice(null)} />
    </>
  );
}
