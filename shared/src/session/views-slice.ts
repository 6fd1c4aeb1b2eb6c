import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { logOut } from './session-slice';

/** For this visit only. */
export type Views = Record<string, unknown>;

const initialState: Views = {};

export const viewsSlice = createSlice({
  name: 'views',
  initialState,
  reducers: {
    viewChosen: (views, { payload }: PayloadAction<{ name: string; view: unknown }>) => {
      views[payload.name] = payload.view;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(logOut, () => initialState);
  },
});

export const { viewChosen } = viewsSlice.actions;
