import type { ReactNode } from 'react';
import type { UserSession } from './user-session';
export declare function SessionProvider({ children }: {
    children: ReactNode;
}): import("react").JSX.Element;
export declare const useSession: () => UserSession;
export declare const useAppStatus: () => import("./status-slice").AppStatus;
export declare const useSessionReady: () => boolean;
export declare const useAranyaDispatch: import("react-redux").UseDispatch<import("redux-thunk").ThunkDispatch<{
    session: UserSession;
    status: import("./status-slice").AppStatus;
    views: import("./views-slice").Views;
} & import("redux-persist/es/persistReducer").PersistPartial, undefined, import("redux").UnknownAction> & import("redux").Dispatch<import("redux").Action>>;
