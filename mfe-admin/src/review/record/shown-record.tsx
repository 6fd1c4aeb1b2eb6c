import { ApiError } from '@aranya/shared/api';
import type { ReviewRecord } from '@aranya/shared/contracts/review';
import {
  ArrowRightIcon,
  Box,
  Button,
  Failure,
  Stack,
  TwoColumns,
  Typography,
} from '@aranya/shared/ui/basics';
import { styled } from '@aranya/shared/ui/theme';
import { useEffect, useRef, useState } from 'react';
import { identify, settleConflict } from '../../calls/review-calls';
import { useAction, useNotice } from '../../loading/actions';
import { useText } from '../../texts';
import { useNextRecord } from '../list/list-address';
import { KeyList, useKeys } from '../words/keys';
import type { OpenDecision } from './decision-form';
import { PhotoSuggestions } from './photo-suggestions';
import { RecordActions } from './record-actions';
import { RecordAnswers, RecordChanges } from './record-answers';
import { RecordFacts } from './record-facts';
import { RecordHistory } from './record-history';
import { RecordInCentral } from './record-in-central';
import { RecordPhotos } from './record-photos';
import { SpeciesReview } from './species-review';

/** Receives the page's focus for keyboard shortcuts. */
const Region = styled('div')({ '&:focus': { outline: 'none' } });

const Sides = styled(TwoColumns)(({ theme }) => ({
  alignItems: 'start',
  [theme.breakpoints.up('md')]: { gap: theme.spacing(4) },
}));

interface ShownRecordProps {
  record: ReviewRecord;
  onChanged: () => void;
}

export function ShownRecord({ record, onChanged }: ShownRecordProps) {
  const text = useText();
  const region = useRef<HTMLDivElement>(null);
  const { id, revision, species } = record;
  const next = useNextRecord(id);
  const { busy, failure, run } = useAction();
  const [tell, notice] = useNotice();
  const [open, setOpen] = useState<{ position: number; decision: OpenDecision } | null>(null);
  // Keyboard shortcuts work as soon as the record is shown.
  useEffect(() => region.current?.focus({ preventScroll: true }), []);

  const change = async (work: Promise<unknown>, done: string) => {
    try {
      await work;
      onChanged();
      setOpen(null);
      tell(done);
      region.current?.focus({ preventScroll: true });
    } catch (error) {
      if (error instanceof ApiError && error.problem.code === 'record_decided') onChanged();
      throw error;
    }
  };
  const decide = (request: Parameters<typeof identify>[1]) =>
    change(identify(id, request), text('The decision is stored.'));
  /** First species without a decision; the first one if all are decided. */
  const present =
    species.find(({ review }) => ['waiting', 'asked'].includes(review.status)) ?? species[0];
  const openHere = (decision: OpenDecision) => () =>
    present && setOpen({ position: present.position, decision });
  const goOn = () => void (busy || run(next.open));
  const goBack = () => (open ? setOpen(null) : next.list());
  useKeys(region, {
    c: () => {
      const { position } = present ?? {};
      if (position === undefined || busy) return;
      void run(() => decide({ revision, position, decision: 'confirm', comment: '' }));
    },
    a: openHere('change'),
    t: openHere('cannot-tell'),
    w: openHere('not-wild'),
    n: goOn,
    Escape: goBack,
  });
  return (
    <Region ref={region} tabIndex={-1}>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', mt: 2, mb: 1 }}>
        <Button variant="outlined" onClick={next.list}>
          {text('All records')}
        </Button>
        <Button
          variant="contained"
          color="secondary"
          disabled={busy}
          endIcon={<ArrowRightIcon size={20} />}
          onClick={goOn}
        >
          {text('Next record')}
        </Button>
      </Stack>
      <Failure>{failure}</Failure>
      <KeyList
        keys={[
          ['c', text('confirm')],
          ['a', text('another species')],
          ['t', text('cannot tell')],
          ['w', text('not wild')],
          ['n', text('next record')],
          ['Esc', text('back to the list')],
        ]}
      />
      <Sides from="md">
        <Box>
          <RecordPhotos id={id} names={record.photos} />
          <PhotoSuggestions id={id} photos={record.photos} />
          <RecordFacts record={record} />
        </Box>
        <Box>
          {record.central && (
            <RecordInCentral
              central={record.central}
              onSettle={(keep) =>
                change(settleConflict(id, { revision, keep }), text('The decision is stored.'))
              }
            />
          )}
          {species.map((one) => (
            <SpeciesReview
              key={one.position}
              species={one}
              open={open?.position === one.position ? open.decision : null}
              onOpen={(decision) => setOpen(decision && { position: one.position, decision })}
              onDecide={(request) => decide({ revision, ...request })}
            />
          ))}
          {species.length === 0 && (
            <Typography>
              {record.encrypted
                ? text('It is encrypted: nobody here can read it.')
                : text('It names no species.')}
            </Typography>
          )}
          <RecordActions record={record} change={change} />
        </Box>
      </Sides>
      <RecordAnswers answers={record.answers} />
      {record.changes.length > 0 && <RecordChanges changes={record.changes} />}
      <RecordHistory events={record.history} />
      {notice}
    </Region>
  );
}
