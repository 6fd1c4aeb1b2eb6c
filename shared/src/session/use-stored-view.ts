import { useCallback } from 'react';
import { useSelector, useStore } from 'react-redux';
import type { AranyaState } from './store';
import { viewChosen } from './views-slice';

/**
 * Survives its component: resizing the window across the breakpoint replaces the application.
 * @param name unique in the product: `mfe-commfor/dashboard`
 * @param first value before the first choice; plain data
 */
export function useStoredView<View>(
  name: string,
  first: View,
): [view: View, change: (next: (view: View) => View) => void] {
  const store = useStore<AranyaState>();
  const read = (state: AranyaState) => (state.views[name] ?? first) as View;
  const view = useSelector(read);
  const change = useCallback(
    (next: (view: View) => View) => {
      const now = (store.getState().views[name] ?? first) as View;
      store.dispatch(viewChosen({ name, view: next(now) }));
    },
    [store, name, first],
  );
  return [view, change];
}
