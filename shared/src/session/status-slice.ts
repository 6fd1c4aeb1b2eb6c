import type { ProblemBody } from '@aranya/shared/contracts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** App status: one loading flag and the last stored error. */
export interface AppStatus {
  loading: boolean;
  error: ProblemBody | null;
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
  },
});

export const { setLoading, storeError, removeError } = statusSlice.actions;
