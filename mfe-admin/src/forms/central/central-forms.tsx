import { useQuery } from '@aranya/shared/api';
import type { CentralForm } from '@aranya/shared/contracts/administration';
import { message, type TextOf } from '@aranya/shared/languages';
import { Button, Failure, Typography, Written, withHiddenName } from '@aranya/shared/ui/basics';
import { EmptyState } from '@aranya/shared/ui/states';
import { useState } from 'react';
import { listCentralForms } from '../../calls/administration-calls';
import { ListStates } from '../../loading/list-states';
import { type Column, RecordTable } from '../../table/record-table';
import { useText } from '../../texts';
import { FORM_STATES } from '../form-words';
import { TakeOver } from './take-over';

/** List of forms that exist in ODK Central only, each with preview and import. */
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
