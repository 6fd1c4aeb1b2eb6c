import { noteFailure, sentenceFor } from '@aranya/shared/api';
import { useState } from 'react';
import { useText } from '../texts';

/** Something that an administrator does, with what happened to it. */
export interface Action {
  busy: boolean;
  /** Why it failed, in the language that is read; empty where it did not. */
  failure: string;
  /** Does it. @returns whether it was done */
  run: (work: () => Promise<unknown>) => Promise<boolean>;
  /** Forgets the failure. */
  forget: () => void;
}

/** Runs one action at a time and keeps the sentence of its failure. */
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
