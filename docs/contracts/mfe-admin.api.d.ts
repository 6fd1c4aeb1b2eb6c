// @aranya/mfe-admin 0.1.0: what others may rely on.
// Written by npm run contracts; docs/contracts.md says how to change it.

declare module '@aranya/mfe-admin/cards' {
    export default function CardsPage(): import("react").JSX.Element;
}

declare module '@aranya/mfe-admin/forms' {
    export default function FormsPage(): import("react").JSX.Element;
}

declare module '@aranya/mfe-admin/gaps' {
    export default function GapsPage(): import("react").JSX.Element;
}

declare module '@aranya/mfe-admin/imports' {
    export default function ImportsPage(): import("react").JSX.Element;
}

declare module '@aranya/mfe-admin/mail-updates' {
    export default function MailUpdatesPage(): import("react").JSX.Element;
}

declare module '@aranya/mfe-admin/people' {
    export default function PeoplePage(): import("react").JSX.Element;
}

declare module '@aranya/mfe-admin/remote.json' {
    export interface Routes {
        '/admin (any, administrator)': './people';
        '/admin/cards (any, administrator)': './cards';
        '/admin/forms (any, administrator)': './forms';
        '/admin/gaps (any, administrator)': './gaps';
        '/admin/imports (any, administrator)': './imports';
        '/admin/mail-updates (any, administrator)': './mail-updates';
        '/admin/people (any, administrator)': './people';
        '/admin/site (any, administrator)': './site';
    }
}

declare module '@aranya/mfe-admin/site' {
    export default function SitePage(): import("react").JSX.Element;
}
