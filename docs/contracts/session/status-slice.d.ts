import type { AranyaEvents, ProblemBody } from '@aranya/shared/contracts';
import { type PayloadAction } from '@reduxjs/toolkit';
export type SignedOutReason = AranyaEvents['session/signed-out']['reason'];
export interface SignedOut {
    reason: SignedOutReason;
    userId: string;
    path: string;
}
export interface AppStatus {
    loading: boolean;
    error: ProblemBody | null;
    signedOut?: SignedOut;
}
export declare const statusSlice: import("@reduxjs/toolkit").Slice<AppStatus, {
    setLoading: (status: {
        loading: boolean;
        error: ProblemBody | null;
        signedOut?: {
            reason: SignedOutReason;
            userId: string;
            path: string;
        } | undefined;
    }, { payload }: PayloadAction<boolean>) => void;
    storeError: (status: {
        loading: boolean;
        error: ProblemBody | null;
        signedOut?: {
            reason: SignedOutReason;
            userId: string;
            path: string;
        } | undefined;
    }, { payload }: PayloadAction<ProblemBody>) => void;
    removeError: (status: {
        loading: boolean;
        error: ProblemBody | null;
        signedOut?: {
            reason: SignedOutReason;
            userId: string;
            path: string;
        } | undefined;
    }) => void;
    noteSignedOut: (status: {
        loading: boolean;
        error: ProblemBody | null;
        signedOut?: {
            reason: SignedOutReason;
            userId: string;
            path: string;
        } | undefined;
    }, { payload }: PayloadAction<SignedOut>) => void;
}, "status", "status", import("@reduxjs/toolkit").SliceSelectors<AppStatus>>;
export declare const setLoading: import("@reduxjs/toolkit").ActionCreatorWithPayload<boolean, "status/setLoading">, storeError: import("@reduxjs/toolkit").ActionCreatorWithPayload<{
    code: string;
    message: string;
    fields?: {
        field: string;
        message: string;
    }[] | undefined;
    retryAfterSeconds?: number | undefined;
    closesAt?: string | undefined;
}, "status/storeError">, removeError: import("@reduxjs/toolkit").ActionCreatorWithoutPayload<"status/removeError">, noteSignedOut: import("@reduxjs/toolkit").ActionCreatorWithPayload<SignedOut, "status/noteSignedOut">;
