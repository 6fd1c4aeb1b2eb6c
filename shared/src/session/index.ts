export { anchored } from './anchor';
export * from './hooks';
export { readStoredSession, SESSION_VERSION, STORED_DOCUMENT_KEY } from './persistence';
export * from './registration-slice';
export * from './session-slice';
export * from './status-slice';
export { type AranyaState, type AranyaStore, aranyaStore, STORE_PROTOCOL } from './store';
export * from './use-kept-view';
export * from './user-session';
