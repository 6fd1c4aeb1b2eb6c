import { useQuery } from '@aranya/shared/api';
import type { CentralForm, FormUploadAnswer } from '@aranya/shared/contracts/administration';
import { message, type TextOf } from '@aranya/shared/languages';
import {
  Box,
  Button,
  Failure,
  Stack,
  Typography,
  Written,
  withHiddenName,
} from '@aranya/shared/ui/basics';
import { ChoiceField } from '@aranya/shared/ui/forms';
import { EmptyState } from '@aranya/shared/ui/states';
import { useEffect, useId, useRef, useState } from 'react';
import { listCentralForms, takeOverForm } from '../../calls/administration-calls';
import { useAction } from '../../loading/actions';
import { ListStates } from '../../loading/list-states';
import { type Column, RecordTable } from '../../table/record-table';
import { useText } from '../../texts';
import { FORM_STATES } from '../form-words';
import { UploadReport } from '../upload/upload-report';
import { FORM_KINDS, UPLOAD_KINDS, type UploadKind } from '../upload/upload-words';

export default function CentralForms({ onTaken }: { onTaken: () => void }) {
  const text = useText();
  const list = useQuery(listCentralForms, {});
  const [chosen, setChosen] = useState<CentralForm | null>(null);
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 3, maxWidth: '68ch' }}>
        {text(
          'Forms that phones have from ODK Central and that this site does not know: nobody here sees their records. Take a form over, and its records, its people and those to come are here too.',
        )}
      </Typography>
      <ListStates list={list} what={text('the forms of ODK Central')}>
        {({ problem, forms }) => (
          <>
            <Failure>{problem}</Failure>
            {!problem && forms.length === 0 && (
              <EmptyState title={text('Nothing to take over')}>
                {text('This site has every form that is published in ODK Central.')}
              </EmptyState>
            )}
            {forms.length > 0 && (
              <RecordTable
                label={text('Forms of ODK Central')}
                columns={columnsWith(setChosen, text)}
                rows={forms}
                keyOf={({ formId }) => formId}
              />
            )}
          </>
        )}
      </ListStates>
      {chosen && (
        <TakeOver
          key={chosen.formId}
          form={chosen}
          onTaken={() => {
            list.refetch();
            onTaken();
          }}
        />
      )}
    </>
  );
}

const columnsWith = (choose: (form: CentralForm) => void, text: TextOf): Column<CentralForm>[] => [
  {
    name: message('Form'),
    kind: 'head',
    cell: ({ title, formId }) => <Written>{`${title} (${formId})`}</Written>,
  },
  { name: message('Version'), cell: ({ version }) => version || text('none') },
  {
    name: message('Version here'),
    cell: ({ versionHere }) => versionHere ?? text('none: it is new here'),
  },
  { name: message('State'), cell: ({ state }) => text(FORM_STATES[state].name) },
  {
    name: message('Action'),
    kind: 'action',
    cell: (form) => (
      <Button variant="outlined" onClick={() => choose(form)}>
        {withHiddenName(text('Look at it<0> {form}</0>', { form: form.title }), form.title)}
      </Button>
    ),
  },
];

function TakeOver({ form, onTaken }: { form: CentralForm; onTaken: () => void }) {
  const text = useText();
  const { formId, title, versionHere } = form;
  const headingId = useId();
  const [kind, setKind] = useState<UploadKind>('targeted');
  const [answer, setAnswer] = useState<FormUploadAnswer | null>(null);
  const { busy, failure, run } = useAction();
  const ask = async (check: 'yes' | 'no') => {
    const given = await takeOverForm({ formId, check, kind });
    setAnswer(given);
    if (given.status === 'published') onTaken();
  };
  const look = useRef(() => run(() => ask('yes')));
  useEffect(() => void look.current(), []);
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ mt: 5 }}>
      <Typography variant="h4" component="h2" id={headingId} sx={{ overflowWrap: 'anywhere' }}>
        {text('{form} from ODK Central', { form: title })}
      </Typography>
      {busy && <Typography role="status">{text('ODK Central is asked…')}</Typography>}
      <Failure>{failure}</Failure>
      {answer && <UploadReport answer={answer} />}
      {answer?.status === 'checked' && (
        <Stack sx={{ gap: 2.5, maxWidth: 640, alignItems: 'flex-start', mt: 3 }}>
          {versionHere === null && (
            <ChoiceField
              label={text('Who may have it from now on')}
              value={kind}
              options={UPLOAD_KINDS.map((one) => [one, text(FORM_KINDS[one])])}
              onChoose={setKind}
            />
          )}
          <Typography color="textSecondary">
            {text(
              'In ODK Central nothing changes. Its records are here within a minute; look over what its questions mean on its page then.',
            )}
          </Typography>
          <Button variant="contained" disabled={busy} onClick={() => run(() => ask('no'))}>
            {text('Take it over')}
          </Button>
        </Stack>
      )}
    </Box>
  );
}
