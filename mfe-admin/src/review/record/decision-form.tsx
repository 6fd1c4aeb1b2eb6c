import {
  CANNOT_TELL_REASONS,
  type CannotTellReason,
  type IdentificationRequest,
  type ReviewSpecies,
} from '@aranya/shared/contracts/review';
import { Box, Button, Failure, Stack } from '@aranya/shared/ui/basics';
import { ChoiceField } from '@aranya/shared/ui/forms';
import { useState } from 'react';
import { useAction } from '../../loading/actions';
import { useText } from '../../texts';
import { commentToSend, REASON_WORDS } from '../words/review-words';
import { CommentField } from './comment-field';
import { SpeciesSearch } from './species-search';

export type OpenDecision = 'change' | 'cannot-tell' | 'not-wild';

export interface DecisionFormProps {
  species: ReviewSpecies;
  /** Null: no fields are shown. */
  open: OpenDecision | null;
  onOpen: (decision: OpenDecision | null) => void;
  /** @throws if the server refuses the decision */
  onDecide: (request: Omit<IdentificationRequest, 'revision'>) => Promise<unknown>;
}

export function DecisionForm({ species, open, onOpen, onDecide }: DecisionFormProps) {
  const text = useText();
  const [name, setName] = useState('');
  const [reason, setReason] = useState<CannotTellReason>('blurred');
  const [comment, setComment] = useState('');
  const { busy, failure, run } = useAction();
  const decide = (decision: IdentificationRequest['decision']) =>
    run(async () => {
      await onDecide({
        position: species.position,
        decision,
        comment: commentToSend(comment, text),
        ...(decision === 'change' && { species: name }),
        ...(decision === 'cannot-tell' && { reason }),
      });
      setComment('');
      setName('');
    });
  const choose = (decision: OpenDecision, words: string) => (
    <Button
      variant={open === decision ? 'contained' : 'outlined'}
      color="secondary"
      aria-expanded={open === decision}
      onClick={() => onOpen(open === decision ? null : decision)}
    >
      {words}
    </Button>
  );
  return (
    <Box sx={{ mt: 2 }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mb: 2 }}>
        <Button variant="contained" disabled={busy} onClick={() => decide('confirm')}>
          {text('Confirm')}
        </Button>
        {choose('change', text('Another species'))}
        {choose('cannot-tell', text('Cannot tell'))}
        {choose('not-wild', text('Not a wild organism'))}
      </Stack>
      <Stack sx={{ gap: 2 }}>
        {open === 'change' && <SpeciesSearch chosen={name} onChoose={setName} />}
        {open === 'cannot-tell' && (
          <ChoiceField
            autoFocus
            label={text('Why nobody can tell')}
            value={reason}
            options={CANNOT_TELL_REASONS.map((one) => [one, text(REASON_WORDS[one])])}
            onChoose={setReason}
          />
        )}
        <CommentField
          label={text('Comment')}
          help={text('Optional: the collector reads it.')}
          value={comment}
          onChange={setComment}
        />
        <Failure>{failure}</Failure>
        {open && (
          <Box>
            <Button
              variant="contained"
              disabled={busy || (open === 'change' && name === '')}
              onClick={() => decide(open)}
            >
              {text('Save the decision')}
            </Button>
          </Box>
        )}
      </Stack>
    </Box>
  );
}
