import { Alert, Button } from '@aranya/shared/ui/basics';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@aranya/shared/ui/overlays';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useAction } from '../loading/use-action';
import { useText } from '../texts';

/** An action that needs confirmation. */
export interface Question {
  /** Question, such as 'Sign out Asha Majhi on every device?' */
  title: string;
  /** Consequences of the action. */
  text: ReactNode;
  /** Text of the confirming button; never only 'OK'. */
  confirm: string;
  /** True if the action takes something away from a person. */
  destructive?: boolean;
  work: () => Promise<unknown>;
}

interface ConfirmDialogProps {
  /** Null: closed. */
  question: Question | null;
  /** @param done whether the action was done */
  onClose: (done: boolean) => void;
}

/** Asks for confirmation of an irreversible action; stays open after a failure. */
export function ConfirmDialog({ question, onClose }: ConfirmDialogProps) {
  const text = useText();
  const titleId = useId();
  const { busy, failure, run, forget } = useAction();
  // Kept during the closing animation, so that the text does not vanish first.
  const [last, setLast] = useState(question);
  useEffect(() => {
    if (question) setLast(question);
  }, [question]);
  const shown = question ?? last;
  const close = (done: boolean) => {
    forget();
    onClose(done);
  };
  return (
    <Dialog
      open={question !== null}
      onClose={() => close(false)}
      aria-labelledby={titleId}
      maxWidth="xs"
      fullWidth
    >
      {shown && (
        <>
          <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
            {shown.title}
          </DialogTitle>
          <DialogContent>
            {shown.text}
            {failure && (
              <Alert severity="error" sx={{ mt: 2 }}>
                {failure}
              </Alert>
            )}
          </DialogContent>
          <DialogActions sx={{ p: 2, flexWrap: 'wrap', gap: 1 }}>
            <Button onClick={() => close(false)} autoFocus>
              {text('Cancel')}
            </Button>
            <Button
              variant="contained"
              color={shown.destructive ? 'error' : 'primary'}
              disabled={busy}
              onClick={async () => {
                if (await run(shown.work)) close(true);
              }}
            >
              {shown.confirm}
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}
