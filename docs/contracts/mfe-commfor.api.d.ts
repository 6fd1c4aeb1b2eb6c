// @aranya/mfe-commfor 0.1.0: what others may rely on.
// Written by npm run contracts; docs/contracts.md says how to change it.

declare module '@aranya/mfe-commfor/dashboard' {
    export default function CommForDashboard(): import("react").JSX.Element | null;
}

declare module '@aranya/mfe-commfor/remote.json' {
    export interface Routes {
        '/dashboard (desktop, community-for)': './dashboard';
        '/mob/dashboard (mobile, community-for)': './dashboard';
    }
}
