import { noteFailure, sentenceFor } from '@aranya/shared/api';
import type { TextOf } from '@aranya/shared/languages';
import { Button, Failure } from '@aranya/shared/ui/basics';
import {
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Snackbar,
} from '@aranya/shared/ui/overlays';
import { type ReactNode, useState } from 'react';
import { useText } from '../texts';

/** Runs one action at a time. */
export function useAction() {
  const text = useText();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  return {
    busy,
    /** In the page's language; empty without an error. */
    failure: failure && text(failure),
    /** @returns true if the action succeeded */
    run: async (work: () => Promise<unknown>) => {
      setBusy(true);
      setFailure('');
      try {
        await work();
        return true;
      } catch (error) {
        noteFailure(error);
        setFailure(sentenceFor(error));
        return false;
      } finally {
        setBusy(false);
      }
    },
    forget: () => setFailure(''),
  };
}

export interface Question {
  /** Such as 'Sign out Asha Majhi on every device?' */
  title: string;
  text: ReactNode;
  /** Text of the confirming button; never only 'OK'. */
  confirm: string;
  /** The action takes something away from a person. */
  destructive?: boolean;
  work: () => Promise<unknown>;
}

/** A function is asked again when the page's language changes. */
type Asked = Question | ((text: TextOf) => Question);

/**
 * The dialog stays open after a failure.
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

/** In milliseconds: enough to read the notice and press Undo. */
const NOTICE_MS = 10_000;

/**
 * @returns function that shows a message, with Undo if the action can be reverted, and the element
 */
export function useNotice() {
  const text = useText();
  const [shown, setShown] = useState<{ message: string; undo?: (() => void) | undefined }>();
  const tell = (message: string, undo?: () => void) => setShown({ message, undo });
  const close = () => setShown(undefined);
  const undo = () => {
    shown?.undo?.();
    close();
  };
  const notice = (
    <Snackbar
      open={shown !== undefined}
      autoHideDuration={NOTICE_MS}
      onClose={(_, reason) => reason !== 'clickaway' && close()}
      message={shown?.message}
      slotProps={{ content: { role: 'status' } }}
      action={
        shown?.undo && (
          <Button sx={{ color: '#fff', textDecoration: 'underline' }} onClick={undo}>
            {text('Undo')}
          </Button>
        )
      }
    />
  );
  return [tell, notice] as const;
}
