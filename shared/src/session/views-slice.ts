import { changed, slice } from './slice';

/** What the person chose to look at, by the name of each choice. Of this visit only. */
export type Views = Record<string, unknown>;

const initialState: Views = {};

export const viewsSlice = slice(
  'views',
  initialState,
  {
    viewChosen: (views: Views, { name, view }: { name: string; view: unknown }) =>
      changed(views, { [name]: view }),
  },
  { 'session/logOut': () => initialState },
);

export const { viewChosen } = viewsSlice.actions;
