// @aranya/mfe-auth 0.1.0: what others may rely on.
// Written by npm run contracts; docs/contracts.md says how to change it.

declare module '@aranya/mfe-auth/account' {
    export default function AccountPage(): import("react").JSX.Element;
}

declare module '@aranya/mfe-auth/login' {
    export default function DesktopSignIn(): import("react").JSX.Element;
}

declare module '@aranya/mfe-auth/mobile-login' {
    export default function MobileSignIn(): import("react").JSX.Element;
}

declare module '@aranya/mfe-auth/remote.json' {
    export interface Routes {
        '/account (any, signed-in)': './account';
        '/login (desktop, anyone)': './login';
        '/mob-login (mobile, anyone)': './mobile-login';
    }
}
