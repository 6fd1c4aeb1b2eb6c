import type { Dispatch } from '@reduxjs/toolkit';
import type { UserSession } from './user-session';
export declare function followEvents({ getState, dispatch, }: {
    getState(): {
        session: UserSession;
    };
    dispatch: Dispatch;
}): void;
