import { useQuery } from '@aranya/shared/api';
import type { FormPerson } from '@aranya/shared/contracts/administration';
import { message } from '@aranya/shared/languages';
import { Button, Written, withHiddenName } from '@aranya/shared/ui/basics';
import { EmptyState } from '@aranya/shared/ui/states';
import { useState } from 'react';
import { grantAccess, listFormPeople, withdrawAccess } from '../calls/administration-calls';
import { PhoneNumberForm } from '../fields/phone-number-form';
import { Heading } from '../frame/section';
import { useConfirm, useNotice } from '../loading/actions';
import { ListStates } from '../loading/list-states';
import { Pager } from '../table/pager';
import { type Column, RecordTable } from '../table/record-table';
import { momentInWords } from '../table/words';
import { useText } from '../texts';
import type { FormPartProps } from './form-words';

export function FormPeople({ form, onChanged }: FormPartProps) {
  const text = useText();
  const [page, setPage] = useState(1);
  const [ask, dialog] = useConfirm();
  const [tell, notice] = useNotice();
  const list = useQuery(listFormPeople, { id: form.id, page });
  const changed = (sentence: string, undo?: () => void) => {
    tell(sentence, undo);
    list.refetch();
    onChanged();
  };
  const nameOf = (person: FormPerson) => person.name || text('Deleted account');
  const giveBack = (person: FormPerson) =>
    void grantAccess(form.id, person.phoneNumber).then(
      () => changed(text('{name} has access again.', { name: nameOf(person) })),
      () => tell(text('The access could not be given back. Grant it again with the phone number.')),
    );
  const askToWithdraw = (person: FormPerson) =>
    ask({
      title: text('Remove the access of {name}?', { name: nameOf(person) }),
      text: text(
        'The form disappears from their phone. Records that were sent stay; records that were not sent can no longer be sent.',
      ),
      confirm: text('Remove access'),
      destructive: true,
      work: async () => {
        await withdrawAccess(form.id, person.appUserId);
        const undo = person.phoneNumber ? () => giveBack(person) : undefined;
        changed(text('{name} no longer has access.', { name: nameOf(person) }), undo);
      },
    });
  const columns: Column<FormPerson>[] = [
    {
      name: message('Name'),
      kind: 'head',
      cell: (person) => <Written otherwise={text('Deleted account')}>{person.name}</Written>,
    },
    { name: message('Phone'), cell: ({ phoneNumber }) => phoneNumber || '–' },
    { name: message('Since'), cell: ({ grantedAt }) => momentInWords(grantedAt) },
    {
      name: message('Actions'),
      kind: 'action',
      cell: (person) => (
        <Button variant="outlined" color="error" onClick={() => askToWithdraw(person)}>
          {withHiddenName(text('Remove<0> the access of {name}</0>', { name: nameOf(person) }))}
        </Button>
      ),
    },
  ];
  return (
    <>
      <Heading component="h3" sx={{ mb: 2 }}>
        {text('Who has access')}
      </Heading>
      {/* Needs a phone number, but not the form's PIN. */}
      <PhoneNumberForm
        label={text('Phone number of a person')}
        hint={text('They need no PIN then.')}
        button={text('Give access')}
        variant="contained"
        styles={[{ gap: 2, mb: 3 }, { maxWidth: 360 }]}
        give={(phoneNumber) => grantAccess(form.id, phoneNumber)}
        onGiven={(phone) => changed(text('{phone} may fill in this form now.', { phone }))}
      />
      <ListStates list={list} what={text('who has access')}>
        {({ total, people }) => (
          <>
            <RecordTable
              label={text('People with access to {form}', { form: form.title })}
              columns={columns}
              rows={people}
              keyOf={({ appUserId }) => appUserId}
              empty={
                <EmptyState title={text('Nobody has access yet')}>
                  {form.kind === 'targeted'
                    ? text('People get it with the PIN, or from you by their phone number.')
                    : text('Everybody who asks for this form gets it.')}
                </EmptyState>
              }
            />
            <Pager page={page} total={total} onPage={setPage} />
          </>
        )}
      </ListStates>
      {dialog}
      {notice}
    </>
  );
}
