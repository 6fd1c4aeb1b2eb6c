import type { TextOf } from '@aranya/shared/languages';
import { Button, Failure } from '@aranya/shared/ui/basics';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@aranya/shared/ui/overlays';
import { type ReactNode, useState } from 'react';
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

/** A question, or a function that words it in the current language. */
type Asked = Question | ((text: TextOf) => Question);

/**
 * Asks for confirmation of an irreversible action. The dialog stays open after a failure.
 * @param onDone called after an action is done
 * @returns function that asks, and the dialog to render
 */
export function useConfirm(onDone?: () => void) {
  const [asked, setAsked] = useState<{ by: Asked } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const { busy, failure, run, forget } = useAction();
  const text = useText();
  const question = typeof asked?.by === 'function' ? asked.by(text) : asked?.by;
  const ask = (by: Asked) => {
    setAsked({ by });
    setOpen(true);
  };
  const close = () => {
    forget();
    setOpen(false);
  };
  const confirm = async (work: Question['work']) => {
    if (!(await run(work))) return;
    close();
    onDone?.();
  };
  // The question is kept during the closing animation, so that the text does not vanish first.
  const dialog = (
    <Dialog open={isOpen} onClose={close} maxWidth="xs" fullWidth>
      {question && (
        <>
          <DialogTitle sx={{ overflowWrap: 'anywhere' }}>{question.title}</DialogTitle>
          <DialogContent>
            {question.text}
            <Failure sx={{ mt: 2 }}>{failure}</Failure>
          </DialogContent>
          <DialogActions sx={{ p: 2, flexWrap: 'wrap', gap: 1 }}>
            <Button onClick={close} autoFocus>
              {text('Cancel')}
            </Button>
            <Button
              variant="contained"
              color={question.destructive ? 'error' : 'primary'}
              disabled={busy}
              onClick={() => confirm(question.work)}
            >
              {question.confirm}
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
  return [ask, dialog] as const;
}
