import { noteFailure, sentenceFor } from '@aranya/shared/api';
import { useState } from 'react';
import { useText } from '../texts';

/** State of an administrator's action. */
export interface Action {
  busy: boolean;
  /** Error message in the page's language; empty without an error. */
  failure: string;
  /** Runs the action. @returns whether it succeeded */
  run: (work: () => Promise<unknown>) => Promise<boolean>;
  /** Clears the error. */
  forget: () => void;
}

/** Runs one action at a time and stores its error message. */
export function useAction(): Action {
  const text = useText();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  return {
    busy,
    failure: failure && text(failure),
    run: async (work) => {
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
