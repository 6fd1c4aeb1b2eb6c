import { useQuery } from '@aranya/shared/api';
import type { CentralForm } from '@aranya/shared/contracts/administration';
import { Alert, Button, HiddenText, Typography } from '@aranya/shared/ui/basics';
import { EmptyState } from '@aranya/shared/ui/states';
import { useState } from 'react';
import { listCentralForms } from '../../calls/administration-calls';
import { ListStates } from '../../loading/list-states';
import { type Column, RecordTable } from '../../table/record-table';
import { FORM_STATES } from '../form-words';
import { TakeOver } from './take-over';

const EVERY_FORM = {};

/** Forms that are in ODK Central and not here, each to be looked at and taken over. */
export default function CentralForms({ onTaken }: { onTaken: () => void }) {
  const list = useQuery(listCentralForms, EVERY_FORM);
  const [chosen, setChosen] = useState<CentralForm | null>(null);
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 3, maxWidth: '68ch' }}>
        Forms that phones have from ODK Central and that this site does not know: nobody here sees
        their records. Take a form over, and its records, its people and those to come are here too.
      </Typography>
      <ListStates list={list} what="the forms of ODK Central">
        {({ problem, forms }) => (
          <>
            {problem && <Alert severity="error">{problem}</Alert>}
            {!problem && forms.length === 0 && (
              <EmptyState title="Nothing to take over">
                This site has every form that is published in ODK Central.
              </EmptyState>
            )}
            {forms.length > 0 && (
              <RecordTable
                label="Forms of ODK Central"
                columns={columnsWith(setChosen)}
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

const columnsWith = (choose: (form: CentralForm) => void): Column<CentralForm>[] => [
  { name: 'Form', kind: 'head', cell: ({ title, formId }) => `${title} (${formId})` },
  { name: 'Version', cell: ({ version }) => version || 'none' },
  { name: 'Version here', cell: ({ versionHere }) => versionHere ?? 'none: it is new here' },
  { name: 'State', cell: ({ state }) => FORM_STATES[state].name },
  {
    name: 'Action',
    kind: 'action',
    cell: (form) => (
      <Button variant="outlined" onClick={() => choose(form)}>
        Look at it<HiddenText> {form.title}</HiddenText>
      </Button>
    ),
  },
];
