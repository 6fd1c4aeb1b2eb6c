import { answerQuestion, noteFailure, sentenceFor } from '@aranya/shared/api';
import { FIELD_LIMITS } from '@aranya/shared/contracts';
import { Button, Failure, Stack } from '@aranya/shared/ui/basics';
import { TextField } from '@aranya/shared/ui/forms';
import { useState } from 'react';
import { useText } from '../texts';

interface AnswerQuestionProps {
  recordId: string;
  onAnswered: () => void;
}

/** A failure keeps the answer. */
export default function AnswerQuestion({ recordId, onAnswered }: AnswerQuestionProps) {
  const text = useText();
  const [answer, setAnswer] = useState('');
  const [failure, setFailure] = useState('');
  const [isRunning, setRunning] = useState(false);
  const send = async () => {
    setRunning(true);
    setFailure('');
    try {
      await answerQuestion(recordId, answer.trim());
      onAnswered();
    } catch (error) {
      noteFailure(error);
      setFailure(sentenceFor(error));
    } finally {
      setRunning(false);
    }
  };
  return (
    <Stack sx={{ gap: 1, my: 1, alignItems: 'flex-start' }}>
      <TextField
        label={text('Your answer')}
        multiline
        minRows={2}
        autoFocus
        value={answer}
        onChange={({ target }) => setAnswer(target.value)}
        slotProps={{ htmlInput: { maxLength: FIELD_LIMITS.reason } }}
      />
      <Failure>{failure && text(failure)}</Failure>
      <Button variant="contained" disabled={isRunning || answer.trim() === ''} onClick={send}>
        {text('Send the answer')}
      </Button>
    </Stack>
  );
}
