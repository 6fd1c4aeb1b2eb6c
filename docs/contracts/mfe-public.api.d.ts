// @aranya/mfe-public 0.1.0: what others may rely on.
// Written by npm run contracts; docs/contracts.md says how to change it.

declare module '@aranya/mfe-public/about' {
    export default function About(): import("react").JSX.Element;
}

declare module '@aranya/mfe-public/activities' {
    export default function Activities(): import("react").JSX.Element;
}

declare module '@aranya/mfe-public/campaigns' {
    export default function Campaigns(): import("react").JSX.Element;
}

declare module '@aranya/mfe-public/contact-us' {
    export default function Contact(): import("react").JSX.Element;
}

declare module '@aranya/mfe-public/films' {
    export default function Films(): import("react").JSX.Element;
}

declare module '@aranya/mfe-public/gap-table' {
    export default function GapTable(): import("react").JSX.Element;
}

declare module '@aranya/mfe-public/home' {
    export default function Home(): import("react").JSX.Element;
}

declare module '@aranya/mfe-public/landing' {
    export default function Landing(): import("react").JSX.Element;
}

declare module '@aranya/mfe-public/n-act' {
    export default function NAct(): import("react").JSX.Element;
}

declare module '@aranya/mfe-public/n-fold' {
    export default function NFold(): import("react").JSX.Element;
}

declare module '@aranya/mfe-public/need-discovery' {
    export default function NeedDiscovery(): import("react").JSX.Element;
}

declare module '@aranya/mfe-public/nested-page' {
    export default function NestedPage(): import("react").JSX.Element;
}

declare module '@aranya/mfe-public/play' {
    export default function Play(): import("react").JSX.Element;
}

declare module '@aranya/mfe-public/privacy-policy' {
    export default function PrivacyPolicy(): import("react").JSX.Element;
}

declare module '@aranya/mfe-public/remote.json' {
    export interface Routes {
        '/ (desktop, anyone)': './home';
        '/ (mobile, anyone)': './landing';
        '/about (any, anyone)': './about';
        '/activities (any, anyone)': './activities';
        '/compaigns (any, anyone)': './campaigns';
        '/contact-us (any, anyone)': './contact-us';
        '/films (any, anyone)': './films';
        '/gap-table (any, anyone)': './gap-table';
        '/gap-table/stay-tuned (any, anyone)': './stay-tuned';
        '/mob/events (mobile, anyone)': './nested-page';
        '/mob/stories (mobile, anyone)': './nested-page';
        '/mob/sustainability (mobile, anyone)': './nested-page';
        '/n-act (any, anyone)': './n-act';
        '/n-fold (any, anyone)': './n-fold';
        '/need-discovery (any, anyone)': './need-discovery';
        '/play (any, anyone)': './play';
        '/privacy-policy (any, anyone)': './privacy-policy';
        '/science (any, anyone)': './science';
        '/take-part (any, anyone)': './take-part';
        '/technology-engines (any, anyone)': './technology-engines';
    }
}

declare module '@aranya/mfe-public/science' {
    export default function Science(): import("react").JSX.Element;
}

declare module '@aranya/mfe-public/stay-tuned' {
    export default function StayTuned(): import("react").JSX.Element;
}

declare module '@aranya/mfe-public/take-part' {
    export default function TakePart(): import("react").JSX.Element;
}

declare module '@aranya/mfe-public/technology-engines' {
    export default function TechnologyEngines(): import("react").JSX.Element;
}
