export declare function leaveSession(reason: 'asked' | 'forbidden' | 'ended'): void;
