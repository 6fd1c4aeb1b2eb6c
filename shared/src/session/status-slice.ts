import type { ProblemBody } from '@aranya/shared/contracts';
import { changed, slice } from './slice';

/**
 * Why nobody is signed in any more: the person asked, the server said 'Forbidden', the session
 * ended, or another tab signed out.
 */
export type SignedOutReason = 'asked' | 'forbidden' | 'ended' | 'elsewhere';

/** How the last session of this page ended. */
export interface SignedOut {
  reason: SignedOutReason;
  /** Who was signed in. */
  userId: string;
  /** Path and query of the page where it happened. */
  path: string;
}

/** App status: one loading flag, the last stored error, how the last session ended. */
export interface AppStatus {
  loading: boolean;
  error: ProblemBody | null;
  /** Until the next sign-in. */
  signedOut?: SignedOut;
}

const initialState: AppStatus = { loading: false, error: null };

export const statusSlice = slice(
  'status',
  initialState,
  {
    setLoading: (status: AppStatus, loading: boolean) => changed(status, { loading }),
    storeError: (status: AppStatus, error: ProblemBody) => changed(status, { error }),
    removeError: (status: AppStatus) => changed(status, { error: null }),
    noteSignedOut: (status: AppStatus, signedOut: SignedOut) => changed(status, { signedOut }),
  },
  { 'session/setUserInfo': ({ signedOut: _, ...status }) => status },
);

export const { setLoading, storeError, removeError, noteSignedOut } = statusSlice.actions;
