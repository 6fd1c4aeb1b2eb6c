import { type IdentityMessage } from '@aranya/shared/contracts';
export type IdentityPage = 'register' | 'recover';
export declare function openIdentityPopup(page: IdentityPage, application: 'desktop' | 'mobile', phoneNumber?: string): void;
export declare function useIdentityOutcome(done: (message: IdentityMessage) => void): void;
