import type { ProfileAnswer } from '../accounts/profiles';
export interface AranyaEvents {
    'session/signed-in': {
        userId: string;
        language?: string | null | undefined;
    };
    'session/signed-out': {
        reason: 'asked' | 'forbidden' | 'ended' | 'elsewhere';
        userId: string;
    };
    'session/leaving-asked': Record<never, never>;
    'queue/changed': Record<never, never>;
    'profile/updated': {
        userId: string;
        profile: ProfileAnswer | {
            userImageUri: string;
        };
    };
    'collection/app-user-created': {
        userId: string;
        odkUserId: string;
        token: string;
    };
    'collection/form-access-granted': {
        userId: string;
        formId: string;
    };
    'collection/trial-completed': {
        userId: string;
    };
    'collection/kept-forms-changed': Record<never, never>;
    'collection/record-sending': {
        instanceId: string;
        part: number;
    };
    'federation/remote-failed': {
        remote: string;
        version: string;
        phase: string;
        cause: string;
    };
}
export type AranyaEventName = keyof AranyaEvents;
export type AranyaEvent = {
    [Name in AranyaEventName]: {
        name: Name;
        payload: AranyaEvents[Name];
    };
}[AranyaEventName];
