import { COARSE_SIDES, type CoarseSide, type ReviewRecord } from '@aranya/shared/contracts/review';
import { Box, Button, Failure, Stack } from '@aranya/shared/ui/basics';
import { ChoiceField } from '@aranya/shared/ui/forms';
import { useState } from 'react';
import { askCollector, setPlace, setVisibility } from '../../calls/review-calls';
import { useAction } from '../../loading/actions';
import { useText } from '../../texts';
import { commentToSend, kmOf } from '../words/review-words';
import { CommentField } from './comment-field';

type Action = 'ask' | 'hide' | 'place';

interface RecordActionsProps {
  record: ReviewRecord;
  /**
   * Shows the changed record, with a notice.
   * @throws if the server refuses the change
   */
  change: (work: Promise<unknown>, notice: string) => Promise<void>;
}

export function RecordActions({ record, change }: RecordActionsProps) {
  const text = useText();
  const [open, setOpen] = useState<Action | null>(null);
  const [side, setSide] = useState<CoarseSide>(COARSE_SIDES[0]);
  const [typed, setTyped] = useState('');
  const { busy, failure, run, forget } = useAction();
  const { id, revision, coarse, hidden: hiddenBecause } = record;
  const hide = (hidden: boolean, reason: string) =>
    change(
      setVisibility(id, { revision, hidden, reason }),
      hidden ? text('The record is hidden.') : text('The record is restored.'),
    );
  const place = (coarseSide: CoarseSide | 0, reason: string) =>
    change(
      setPlace(id, { revision, coarseSide, reason }),
      coarseSide > 0
        ? text('The place becomes rough with the next batch.')
        : text('The place becomes exact with the next batch.'),
    );
  const show = (next: Action) => {
    forget();
    setTyped('');
    setOpen(open === next ? null : next);
  };
  const send = async () => {
    const sent = commentToSend(typed, text);
    const work = {
      ask: () => change(askCollector(id, { revision, text: sent }), text('The question is sent.')),
      hide: () => hide(true, sent),
      place: () => place(side, sent),
    };
    if (open && (await run(work[open]))) setOpen(null);
  };
  const words = {
    ask: [text('Question to the collector'), text('Send the question')],
    hide: [text('Why the record is hidden'), text('Hide it')],
    place: [text('Why the place is made rough'), text('Make it rough')],
  } as const;
  return (
    <Box sx={{ mt: 2 }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mb: 2 }}>
        <Button variant="outlined" aria-expanded={open === 'ask'} onClick={() => show('ask')}>
          {text('Ask the collector')}
        </Button>
        {coarse ? (
          <Button variant="outlined" disabled={busy} onClick={() => run(() => place(0, ''))}>
            {text('Show the exact place again')}
          </Button>
        ) : (
          <Button variant="outlined" aria-expanded={open === 'place'} onClick={() => show('place')}>
            {text('Make the place rough')}
          </Button>
        )}
        {hiddenBecause !== null ? (
          <Button variant="outlined" disabled={busy} onClick={() => run(() => hide(false, ''))}>
            {text('Restore the record')}
          </Button>
        ) : (
          <Button
            variant="outlined"
            color="error"
            aria-expanded={open === 'hide'}
            onClick={() => show('hide')}
          >
            {text('Hide the record')}
          </Button>
        )}
      </Stack>
      {open && (
        <Stack sx={{ gap: 2, alignItems: 'flex-start', '& > *': { width: '100%' } }}>
          {open === 'place' && (
            <ChoiceField
              label={text('The public sees it in a cell of')}
              value={String(side)}
              options={COARSE_SIDES.map((one) => [String(one), text('{km} km', { km: kmOf(one) })])}
              onChoose={(chosen) =>
                setSide(COARSE_SIDES.find((one) => String(one) === chosen) ?? side)
              }
            />
          )}
          <CommentField label={words[open][0]} value={typed} onChange={setTyped} />
          <Box>
            <Button variant="contained" disabled={busy || typed.trim() === ''} onClick={send}>
              {words[open][1]}
            </Button>
          </Box>
        </Stack>
      )}
      <Failure sx={{ mt: 2 }}>{failure}</Failure>
    </Box>
  );
}
