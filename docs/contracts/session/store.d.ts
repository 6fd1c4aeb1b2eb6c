import { type Persistor } from 'redux-persist';
export declare const STORE_PROTOCOL = 1;
declare const createStore: () => import("@reduxjs/toolkit").EnhancedStore<{
    session: import("./user-session").UserSession;
    status: import("./status-slice").AppStatus;
    views: import("./views-slice").Views;
} & import("redux-persist/es/persistReducer").PersistPartial, import("redux").Action, import("@reduxjs/toolkit").Tuple<[import("redux").StoreEnhancer<{
    dispatch: import("redux-thunk").ThunkDispatch<{
        session: import("./user-session").UserSession;
        status: import("./status-slice").AppStatus;
        views: import("./views-slice").Views;
    } & import("redux-persist/es/persistReducer").PersistPartial, undefined, import("redux").UnknownAction>;
}>, import("redux").StoreEnhancer]>>;
export type AranyaStore = ReturnType<typeof createStore>;
export type AranyaState = ReturnType<AranyaStore['getState']>;
interface AnchoredStore {
    store: AranyaStore;
    persistor: Persistor;
    first?: AranyaState;
}
export declare function aranyaStore(): AnchoredStore;
export {};
