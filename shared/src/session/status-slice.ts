import type { AranyaEvents, ProblemBody } from '@aranya/shared/contracts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { setUserInfo } from './session-slice';

/** `forbidden` is the server's answer 'Forbidden', `ended` a session that expired. */
export type SignedOutReason = AranyaEvents['session/signed-out']['reason'];

export interface SignedOut {
  reason: SignedOutReason;
  /** `userId`. */
  userId: string;
  /** Path and query of the page where the session expired. */
  path: string;
}

export interface AppStatus {
  loading: boolean;
  error: ProblemBody | null;
  /** Kept until the next sign-in. */
  signedOut?: SignedOut;
}

const initialState: AppStatus = { loading: false, error: null };

export const statusSlice = createSlice({
  name: 'status',
  initialState,
  reducers: {
    setLoading: (status, { payload }: PayloadAction<boolean>) => {
      status.loading = payload;
    },
    storeError: (status, { payload }: PayloadAction<ProblemBody>) => {
      status.error = payload;
    },
    removeError: (status) => {
      status.error = null;
    },
    noteSignedOut: (status, { payload }: PayloadAction<SignedOut>) => {
      status.signedOut = payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(setUserInfo, (status) => {
      delete status.signedOut;
    });
  },
});

export const { setLoading, storeError, removeError, noteSignedOut } = statusSlice.actions;
