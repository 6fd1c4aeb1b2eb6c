import { publish, subscribe } from '@aranya/shared/events';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import {
  FLUSH,
  PAUSE,
  PERSIST,
  type Persistor,
  type PersistorOptions,
  PURGE,
  persistReducer,
  persistStore,
  REGISTER,
  REHYDRATE,
} from 'redux-persist';
import { anchored } from './anchor';
import { cleanUpAtSignOut } from './clean-up';
import { persistence, STORED_DOCUMENT_KEY, sessionInDocument } from './persistence';
import {
  logOut,
  markTrialFormCompleted,
  sessionSlice,
  updateImage,
  updateOdkFormAccess,
  updateOdkUser,
  updateUserInfo,
} from './session-slice';
import { noteSignedOut, statusSlice } from './status-slice';
import { viewsSlice } from './views-slice';

/** Shape of the store as remotes see it; part of the anchor's key. */
export const STORE_PROTOCOL = 1;

const reducer = combineReducers({
  session: sessionSlice.reducer,
  status: statusSlice.reducer,
  views: viewsSlice.reducer,
});

const createStore = () =>
  configureStore({
    reducer: persistReducer<ReturnType<typeof reducer>>(persistence, reducer),
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        // redux-persist's own actions carry functions.
        serializableCheck: { ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER] },
      }),
    devTools: false,
  });

export type AranyaStore = ReturnType<typeof createStore>;
export type AranyaState = ReturnType<AranyaStore['getState']>;

interface AnchoredStore {
  store: AranyaStore;
  persistor: Persistor;
  /** State before the stored session was read: a prerendered page shows it first. */
  first?: AranyaState;
}

/** Events about another person are late and ignored. */
function followEvents({ getState, dispatch }: AranyaStore) {
  const isPresent = (userId: string) => getState().session.userId === userId;
  subscribe('profile/updated', ({ userId, profile }) => {
    if (!isPresent(userId)) return;
    dispatch('id' in profile ? updateUserInfo(profile) : updateImage(profile.userImageUri));
  });
  subscribe('collection/app-user-created', ({ userId, odkUserId, token }) => {
    if (isPresent(userId)) dispatch(updateOdkUser({ token, id: odkUserId }));
  });
  subscribe('collection/form-access-granted', ({ userId, formId }) => {
    const { odkFormAccess } = getState().session;
    if (isPresent(userId)) {
      dispatch(updateOdkFormAccess([...new Set([...odkFormAccess, formId])]));
    }
  });
  subscribe('collection/trial-completed', ({ userId }) => {
    if (isPresent(userId)) dispatch(markTrialFormCompleted());
  });
}

/** Signing out in one tab signs out every tab. */
function followOtherTabs(store: AranyaStore) {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== STORED_DOCUMENT_KEY && key !== null) return;
    const { userId } = store.getState().session;
    if (userId !== '' && sessionInDocument(newValue).userId === '') {
      store.dispatch(
        noteSignedOut({ reason: 'elsewhere', userId, path: window.location.pathname }),
      );
      store.dispatch(logOut());
      publish('session/signed-out', { reason: 'elsewhere', userId });
    }
  });
}

export function aranyaStore(): AnchoredStore {
  return anchored('store', STORE_PROTOCOL, () => {
    const store = createStore();
    // A page that is prerendered has no session to read.
    if (typeof window === 'undefined') {
      const options = { manualPersist: true } as PersistorOptions;
      return { store, persistor: persistStore(store, options), first: store.getState() };
    }
    followOtherTabs(store);
    followEvents(store);
    const finishCleanUp = cleanUpAtSignOut(() => store.getState().session.userId);
    const persistor = persistStore(store, null, finishCleanUp);
    // The page may close immediately afterwards.
    subscribe('session/signed-out', () => void persistor.flush());
    return { store, persistor, first: store.getState() };
  });
}
