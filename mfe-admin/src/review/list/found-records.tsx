import { COUNTED_RECORDS, type ReviewRecordsAnswer } from '@aranya/shared/contracts/review';
import { Button, Failure, Stack, Typography } from '@aranya/shared/ui/basics';
import { EmptyState } from '@aranya/shared/ui/states';
import { styled } from '@aranya/shared/ui/theme';
import { useEffect, useRef, useState } from 'react';
import { decideMany } from '../../calls/review-calls';
import { useAction, useConfirm, useNotice } from '../../loading/actions';
import { numberInWords } from '../../table/words';
import { useText } from '../../texts';
import { KeyList, useKeys } from '../words/keys';
import { decidedWords, decideQuestion, type ManyDecision } from './decide-question';
import { RecordsTable } from './records-table';
import { useListFocus } from './use-list-focus';

/** Receives the page's focus for keyboard shortcuts. No outline, because a focused row has one. */
const Region = styled('section')({ '&:focus': { outline: 'none' } });

interface FoundRecordsProps {
  answer: ReviewRecordsAnswer;
  search: string;
  /** @param after a cursor; null: the first page */
  onPage: (after: string | null) => void;
  onDecided: () => void;
}

export function FoundRecords({ answer, search, onPage, onDecided }: FoundRecordsProps) {
  const text = useText();
  const { records, total, next } = answer;
  const place = useRef<HTMLElement>(null);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [ask, dialog] = useConfirm();
  const [tell, notice] = useNotice();
  const { busy, failure, run } = useAction();
  const focus = useListFocus(place, records);
  useEffect(() => {
    // A decided record may no longer match the filter.
    setChosen((now) => now.filter((one) => records.some(({ id }) => id === one)));
  }, [records]);

  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  const decide = async (ids: readonly string[], decision: ManyDecision) => {
    focus.stay();
    const wanted = records.filter(({ id }) => ids.includes(id));
    const { decided, skipped } = await decideMany(wanted, decision);
    setChosen([]);
    tell(decidedWords(decided.length, skipped.length, text));
    onDecided();
  };
  const askToDecide = (decision: ManyDecision) =>
    ask((words) => decideQuestion(decision, chosen.length, () => decide(chosen, decision), words));
  const confirm = () => {
    if (chosen.length > 0) return askToDecide('confirm');
    const record = records[focus.at()];
    if (record && !busy) void run(() => decide([record.id], 'confirm'));
  };
  useKeys(place, {
    j: () => focus.moveTo(focus.at() + 1),
    k: () => focus.moveTo(focus.at() - 1),
    x: () => {
      const record = records[focus.at()];
      if (record) toggle(record.id);
    },
    c: confirm,
    n: () => next !== null && onPage(next),
  });
  const isFirst = !new URLSearchParams(search).has('after');
  return (
    <Region ref={place} tabIndex={-1} aria-label={text('To review')}>
      <Typography role="status" color="textSecondary" sx={{ mb: 1 }}>
        {total >= COUNTED_RECORDS
          ? text('{count} records or more', { count: numberInWords(COUNTED_RECORDS) })
          : text('{count, plural, one {# record} other {# records}}', { count: total })}
      </Typography>
      <Failure sx={{ mb: 2 }}>{failure}</Failure>
      {records.length === 0 ? (
        <EmptyState title={text('No record fits')}>
          {text('Choose another status, form, place or time.')}
        </EmptyState>
      ) : (
        <>
          <KeyList
            keys={[
              ['j', text('next row')],
              ['k', text('previous row')],
              ['x', text('choose')],
              ['c', text('confirm')],
              ['Enter', text('open')],
              ['n', text('next page')],
            ]}
          />
          {chosen.length > 0 && (
            <Stack direction="row" sx={{ gap: 1, mb: 2, flexWrap: 'wrap', alignItems: 'center' }}>
              <span role="status">
                {text('{count, plural, one {# chosen} other {# chosen}}', { count: chosen.length })}
              </span>
              <Button variant="contained" onClick={() => askToDecide('confirm')}>
                {text('Confirm')}
              </Button>
              <Button variant="outlined" onClick={() => askToDecide('not-wild')}>
                {text('Not a wild organism')}
              </Button>
              <Button onClick={() => setChosen([])}>{text('Choose none')}</Button>
            </Stack>
          )}
          <RecordsTable
            records={records}
            chosen={chosen}
            onChoose={toggle}
            search={search}
            state={{ ids: records.map(({ id }) => id), next }}
          />
        </>
      )}
      {(next !== null || !isFirst) && (
        <Stack direction="row" sx={{ mt: 3, gap: 2, flexWrap: 'wrap', justifyContent: 'center' }}>
          <Button variant="outlined" disabled={isFirst} onClick={() => onPage(null)}>
            {text('First page')}
          </Button>
          <Button
            variant="outlined"
            disabled={next === null}
            onClick={() => next !== null && onPage(next)}
          >
            {text('Next page')}
          </Button>
        </Stack>
      )}
      {dialog}
      {notice}
    </Region>
  );
}
