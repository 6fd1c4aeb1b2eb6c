// @aranya/mfe-auth 0.1.0: what others may rely on.
// Written by npm run contracts; docs/contracts.md says how to change it.

declare module '@aranya/mfe-auth/account' {
    export function default_(): import("react").JSX.Element;
}

declare module '@aranya/mfe-auth/login' {
    export function default_(): import("react").JSX.Element;
}

declare module '@aranya/mfe-auth/mobile-login' {
    export function default_(): import("react").JSX.Element;
}

declare module '@aranya/mfe-auth/remote.json' {
    export interface Routes {
        '/account (any, signed-in)': './account';
        '/login (desktop, anyone)': './login';
        '/mob-login (mobile, anyone)': './mobile-login';
    }
}
