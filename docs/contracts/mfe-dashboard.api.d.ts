// @aranya/mfe-dashboard 0.1.0: what others may rely on.
// Written by npm run contracts; docs/contracts.md says how to change it.

declare module '@aranya/mfe-dashboard/dashboard' {
    export function default_(): import("react").JSX.Element;
}

declare module '@aranya/mfe-dashboard/desktop-link' {
    export function default_(): import("react").JSX.Element;
}

declare module '@aranya/mfe-dashboard/edit-profile' {
    export function default_(): import("react").JSX.Element;
}

declare module '@aranya/mfe-dashboard/lost-phone' {
    export function default_(): import("react").JSX.Element;
}

declare module '@aranya/mfe-dashboard/mobile-dashboard' {
    export function default_(): import("react").JSX.Element;
}

declare module '@aranya/mfe-dashboard/remote.json' {
    export interface Routes {
        '/dashboard (desktop, collector)': './dashboard';
        '/dashboard (mobile, anyone)': './desktop-link';
        '/mob/dashboard (mobile, signed-in)': './mobile-dashboard';
        '/mob/edit-profile (mobile, signed-in)': './edit-profile';
    }
}
