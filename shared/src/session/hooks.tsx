import type { ReactNode } from 'react';
import { Provider, useDispatch, useSelector } from 'react-redux';
import { type AranyaState, type AranyaStore, aranyaStore } from './store';
import type { UserSession } from './user-session';

export function SessionProvider({ children }: { children: ReactNode }) {
  const { store, first } = aranyaStore();
  return (
    <Provider store={store} {...(first && { serverState: first })}>
      {children}
    </Provider>
  );
}

/** Signed out when `userId` is empty. */
export const useSession = (): UserSession => useSelector((state: AranyaState) => state.session);

export const useAppStatus = () => useSelector((state: AranyaState) => state.status);

/** False until the stored session has been read (or its time-out has passed). */
export const useSessionReady = (): boolean =>
  useSelector((state: AranyaState) => state._persist?.rehydrated ?? false);

export const useAranyaDispatch = useDispatch.withTypes<AranyaStore['dispatch']>();
