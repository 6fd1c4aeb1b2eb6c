import type { ReviewRecord } from '@aranya/shared/contracts/review';
import { Alert, Box, Button, Stack } from '@aranya/shared/ui/basics';
import { useState } from 'react';
import { useAction } from '../../loading/use-action';
import { useText } from '../../texts';
import { commentToSend } from '../words/review-words';
import { CommentField } from './comment-field';

interface RecordActionsProps {
  record: ReviewRecord;
  /** @throws if it was refused */
  onAsk: (question: string) => Promise<unknown>;
  /** @throws if it was refused */
  onHide: (hidden: boolean, reason: string) => Promise<unknown>;
}

/** Actions on the whole record: a question to the collector, hiding and restoring. */
export function RecordActions({ record, onAsk, onHide }: RecordActionsProps) {
  const text = useText();
  const [open, setOpen] = useState<'ask' | 'hide' | null>(null);
  const [words, setWords] = useState('');
  const { busy, failure, run, forget } = useAction();
  const isHidden = record.hidden !== null;
  const show = (next: 'ask' | 'hide') => {
    forget();
    setWords('');
    setOpen(open === next ? null : next);
  };
  const send = async () => {
    const sent = commentToSend(words, text);
    if (await run(() => (open === 'ask' ? onAsk(sent) : onHide(true, sent)))) setOpen(null);
  };
  return (
    <Box sx={{ mt: 2 }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mb: 2 }}>
        <Button variant="outlined" aria-expanded={open === 'ask'} onClick={() => show('ask')}>
          {text('Ask the collector')}
        </Button>
        {isHidden ? (
          <Button variant="outlined" disabled={busy} onClick={() => run(() => onHide(false, ''))}>
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
          <CommentField
            label={
              open === 'ask' ? text('Question to the collector') : text('Why the record is hidden')
            }
            value={words}
            onChange={setWords}
          />
          <Box>
            <Button variant="contained" disabled={busy || words.trim() === ''} onClick={send}>
              {open === 'ask' ? text('Send the question') : text('Hide it')}
            </Button>
          </Box>
        </Stack>
      )}
      {failure && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {failure}
        </Alert>
      )}
    </Box>
  );
}
