// @aranya/mfe-dashboard 0.2.0: what others may rely on.
// Written by npm run contracts; docs/contracts.md says how to change it.

declare module '@aranya/mfe-dashboard/dashboard' {
    export default function DesktopDashboard(): import("react").JSX.Element;
}

declare module '@aranya/mfe-dashboard/desktop-link' {
    export default function DesktopLink(): import("react").JSX.Element;
}

declare module '@aranya/mfe-dashboard/edit-profile' {
    export default function EditProfile(): import("react").JSX.Element;
}

declare module '@aranya/mfe-dashboard/lost-phone' {
    export default function LostPhone(): import("react").JSX.Element;
}

declare module '@aranya/mfe-dashboard/mobile-dashboard' {
    export default function MobileDashboard(): import("react").JSX.Element;
}

declare module '@aranya/mfe-dashboard/remote.json' {
    export interface Routes {
        '/dashboard (desktop, collector)': './dashboard';
        '/dashboard (mobile, anyone)': './desktop-link';
        '/mob/dashboard (mobile, collector)': './mobile-dashboard';
        '/mob/edit-profile (mobile, collector)': './edit-profile';
    }
}
