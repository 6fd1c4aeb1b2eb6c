import * as z from 'zod/mini';
import { Language } from '../languages/languages';
export declare const Viewport: z.ZodMiniEnum<{
    any: "any";
    desktop: "desktop";
    mobile: "mobile";
}>;
export type Viewport = z.infer<typeof Viewport>;
export declare const Audience: z.ZodMiniEnum<{
    administrator: "administrator";
    anyone: "anyone";
    collector: "collector";
    "community-for": "community-for";
    reviewer: "reviewer";
    "signed-in": "signed-in";
}>;
export type Audience = z.infer<typeof Audience>;
export declare const LINK_PLACES: readonly ['main', 'foot', 'menu', 'sign-in', 'person'];
export type LinkPlace = (typeof LINK_PLACES)[number];
export declare const LINK_ICONS: readonly ['home', 'event', 'stories', 'leaf'];
export type LinkIcon = (typeof LINK_ICONS)[number];
export declare const RouteLink: z.ZodMiniObject<{
    place: z.ZodMiniString<string>;
    order: z.ZodMiniNumber<number>;
    name: z.ZodMiniOptional<z.ZodMiniString<string>>;
    names: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>;
    viewport: z.ZodMiniOptional<z.ZodMiniEnum<{
        any: "any";
        desktop: "desktop";
        mobile: "mobile";
    }>>;
    icon: z.ZodMiniOptional<z.ZodMiniString<string>>;
    parameter: z.ZodMiniOptional<z.ZodMiniString<string>>;
    covers: z.ZodMiniOptional<z.ZodMiniString<string>>;
    state: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniUnknown>>;
}, z.core.$strip>;
export type RouteLink = z.infer<typeof RouteLink>;
export declare const RemoteRoute: z.ZodMiniObject<{
    path: z.ZodMiniString<string>;
    viewport: z.ZodMiniEnum<{
        any: "any";
        desktop: "desktop";
        mobile: "mobile";
    }>;
    audience: z.ZodMiniEnum<{
        administrator: "administrator";
        anyone: "anyone";
        collector: "collector";
        "community-for": "community-for";
        reviewer: "reviewer";
        "signed-in": "signed-in";
    }>;
    expose: z.ZodMiniString<string>;
    title: z.ZodMiniString<string>;
    titles: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>;
    elsewhere: z.ZodMiniOptional<z.ZodMiniString<string>>;
    description: z.ZodMiniOptional<z.ZodMiniString<string>>;
    descriptions: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>;
    image: z.ZodMiniOptional<z.ZodMiniString<string>>;
    language: z.ZodMiniOptional<z.ZodMiniString<string>>;
    links: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
        place: z.ZodMiniString<string>;
        order: z.ZodMiniNumber<number>;
        name: z.ZodMiniOptional<z.ZodMiniString<string>>;
        names: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>;
        viewport: z.ZodMiniOptional<z.ZodMiniEnum<{
            any: "any";
            desktop: "desktop";
            mobile: "mobile";
        }>>;
        icon: z.ZodMiniOptional<z.ZodMiniString<string>>;
        parameter: z.ZodMiniOptional<z.ZodMiniString<string>>;
        covers: z.ZodMiniOptional<z.ZodMiniString<string>>;
        state: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniUnknown>>;
    }, z.core.$strip>>>;
    ownHeader: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    policy: z.ZodMiniOptional<z.ZodMiniEnum<{
        "form-engine": "form-engine";
    }>>;
}, z.core.$strip>;
export type RemoteRoute = z.infer<typeof RemoteRoute>;
export declare const FileIntegrity: z.ZodMiniString<string>;
export declare const ReleaseIntegrity: z.ZodMiniObject<{
    manifest: z.ZodMiniString<string>;
    entry: z.ZodMiniString<string>;
}, z.core.$strip>;
export type ReleaseIntegrity = z.infer<typeof ReleaseIntegrity>;
export declare const PrerenderedPage: z.ZodMiniObject<{
    path: z.ZodMiniString<string>;
    application: z.ZodMiniEnum<{
        desktop: "desktop";
        mobile: "mobile";
    }>;
    language: z.ZodMiniOptional<z.ZodMiniString<string>>;
    expose: z.ZodMiniString<string>;
    file: z.ZodMiniString<string>;
    integrity: z.ZodMiniString<string>;
    assumes: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniBoolean<boolean>>;
}, z.core.$strip>;
export type PrerenderedPage = z.infer<typeof PrerenderedPage>;
export declare const RemoteRelease: z.ZodMiniObject<{
    version: z.ZodMiniString<string>;
    manifestUrl: z.ZodMiniString<string>;
    sharedRange: z.ZodMiniString<string>;
    integrity: z.ZodMiniOptional<z.ZodMiniObject<{
        manifest: z.ZodMiniString<string>;
        entry: z.ZodMiniString<string>;
    }, z.core.$strip>>;
    pages: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
        path: z.ZodMiniString<string>;
        application: z.ZodMiniEnum<{
            desktop: "desktop";
            mobile: "mobile";
        }>;
        language: z.ZodMiniOptional<z.ZodMiniString<string>>;
        expose: z.ZodMiniString<string>;
        file: z.ZodMiniString<string>;
        integrity: z.ZodMiniString<string>;
        assumes: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniBoolean<boolean>>;
    }, z.core.$strip>>>;
    catalogues: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniObject<{
        file: z.ZodMiniString<string>;
        integrity: z.ZodMiniString<string>;
    }, z.core.$strip>>>;
    needs: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniObject<{
        files: z.ZodMiniArray<z.ZodMiniString<string>>;
        shared: z.ZodMiniArray<z.ZodMiniString<string>>;
        integrity: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>;
    }, z.core.$strip>>>;
}, z.core.$strip>;
export type RemoteRelease = z.infer<typeof RemoteRelease>;
export declare const WithdrawnRelease: z.ZodMiniObject<{
    version: z.ZodMiniString<string>;
    at: z.ZodMiniString<string>;
    reason: z.ZodMiniString<string>;
}, z.core.$strip>;
export type WithdrawnRelease = z.infer<typeof WithdrawnRelease>;
export declare const UsedModule: z.ZodMiniObject<{
    remote: z.ZodMiniString<string>;
    expose: z.ZodMiniString<string>;
}, z.core.$strip>;
export type UsedModule = z.infer<typeof UsedModule>;
export declare const RegisteredRemote: z.ZodMiniObject<{
    version: z.ZodMiniString<string>;
    manifestUrl: z.ZodMiniString<string>;
    sharedRange: z.ZodMiniString<string>;
    integrity: z.ZodMiniOptional<z.ZodMiniObject<{
        manifest: z.ZodMiniString<string>;
        entry: z.ZodMiniString<string>;
    }, z.core.$strip>>;
    pages: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
        path: z.ZodMiniString<string>;
        application: z.ZodMiniEnum<{
            desktop: "desktop";
            mobile: "mobile";
        }>;
        language: z.ZodMiniOptional<z.ZodMiniString<string>>;
        expose: z.ZodMiniString<string>;
        file: z.ZodMiniString<string>;
        integrity: z.ZodMiniString<string>;
        assumes: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniBoolean<boolean>>;
    }, z.core.$strip>>>;
    catalogues: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniObject<{
        file: z.ZodMiniString<string>;
        integrity: z.ZodMiniString<string>;
    }, z.core.$strip>>>;
    needs: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniObject<{
        files: z.ZodMiniArray<z.ZodMiniString<string>>;
        shared: z.ZodMiniArray<z.ZodMiniString<string>>;
        integrity: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>;
    }, z.core.$strip>>>;
    name: z.ZodMiniString<string>;
    routes: z.ZodMiniArray<z.ZodMiniObject<{
        path: z.ZodMiniString<string>;
        viewport: z.ZodMiniEnum<{
            any: "any";
            desktop: "desktop";
            mobile: "mobile";
        }>;
        audience: z.ZodMiniEnum<{
            administrator: "administrator";
            anyone: "anyone";
            collector: "collector";
            "community-for": "community-for";
            reviewer: "reviewer";
            "signed-in": "signed-in";
        }>;
        expose: z.ZodMiniString<string>;
        title: z.ZodMiniString<string>;
        titles: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>;
        elsewhere: z.ZodMiniOptional<z.ZodMiniString<string>>;
        description: z.ZodMiniOptional<z.ZodMiniString<string>>;
        descriptions: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>;
        image: z.ZodMiniOptional<z.ZodMiniString<string>>;
        language: z.ZodMiniOptional<z.ZodMiniString<string>>;
        links: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
            place: z.ZodMiniString<string>;
            order: z.ZodMiniNumber<number>;
            name: z.ZodMiniOptional<z.ZodMiniString<string>>;
            names: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>;
            viewport: z.ZodMiniOptional<z.ZodMiniEnum<{
                any: "any";
                desktop: "desktop";
                mobile: "mobile";
            }>>;
            icon: z.ZodMiniOptional<z.ZodMiniString<string>>;
            parameter: z.ZodMiniOptional<z.ZodMiniString<string>>;
            covers: z.ZodMiniOptional<z.ZodMiniString<string>>;
            state: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniUnknown>>;
        }, z.core.$strip>>>;
        ownHeader: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        policy: z.ZodMiniOptional<z.ZodMiniEnum<{
            "form-engine": "form-engine";
        }>>;
    }, z.core.$strip>>;
    exposes: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
    uses: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
        remote: z.ZodMiniString<string>;
        expose: z.ZodMiniString<string>;
    }, z.core.$strip>>>;
    previous: z.ZodMiniOptional<z.ZodMiniObject<{
        version: z.ZodMiniString<string>;
        manifestUrl: z.ZodMiniString<string>;
        sharedRange: z.ZodMiniString<string>;
        integrity: z.ZodMiniOptional<z.ZodMiniObject<{
            manifest: z.ZodMiniString<string>;
            entry: z.ZodMiniString<string>;
        }, z.core.$strip>>;
        pages: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
            path: z.ZodMiniString<string>;
            application: z.ZodMiniEnum<{
                desktop: "desktop";
                mobile: "mobile";
            }>;
            language: z.ZodMiniOptional<z.ZodMiniString<string>>;
            expose: z.ZodMiniString<string>;
            file: z.ZodMiniString<string>;
            integrity: z.ZodMiniString<string>;
            assumes: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniBoolean<boolean>>;
        }, z.core.$strip>>>;
        catalogues: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniObject<{
            file: z.ZodMiniString<string>;
            integrity: z.ZodMiniString<string>;
        }, z.core.$strip>>>;
        needs: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniObject<{
            files: z.ZodMiniArray<z.ZodMiniString<string>>;
            shared: z.ZodMiniArray<z.ZodMiniString<string>>;
            integrity: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>;
        }, z.core.$strip>>>;
    }, z.core.$strip>>;
    canary: z.ZodMiniOptional<z.ZodMiniObject<{
        version: z.ZodMiniString<string>;
        manifestUrl: z.ZodMiniString<string>;
        sharedRange: z.ZodMiniString<string>;
        integrity: z.ZodMiniOptional<z.ZodMiniObject<{
            manifest: z.ZodMiniString<string>;
            entry: z.ZodMiniString<string>;
        }, z.core.$strip>>;
        pages: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
            path: z.ZodMiniString<string>;
            application: z.ZodMiniEnum<{
                desktop: "desktop";
                mobile: "mobile";
            }>;
            language: z.ZodMiniOptional<z.ZodMiniString<string>>;
            expose: z.ZodMiniString<string>;
            file: z.ZodMiniString<string>;
            integrity: z.ZodMiniString<string>;
            assumes: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniBoolean<boolean>>;
        }, z.core.$strip>>>;
        catalogues: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniObject<{
            file: z.ZodMiniString<string>;
            integrity: z.ZodMiniString<string>;
        }, z.core.$strip>>>;
        needs: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniObject<{
            files: z.ZodMiniArray<z.ZodMiniString<string>>;
            shared: z.ZodMiniArray<z.ZodMiniString<string>>;
            integrity: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>;
        }, z.core.$strip>>>;
        percent: z.ZodMiniNumber<number>;
    }, z.core.$strip>>;
    served: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
        version: z.ZodMiniString<string>;
        until: z.ZodMiniString<string>;
    }, z.core.$strip>>>;
    withdrawn: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
        version: z.ZodMiniString<string>;
        at: z.ZodMiniString<string>;
        reason: z.ZodMiniString<string>;
    }, z.core.$strip>>>;
}, z.core.$strip>;
export type RegisteredRemote = z.infer<typeof RegisteredRemote>;
export declare const HOST_NAME = "host";
export declare const HOST_PAGE = "page.html";
export declare const HOST_SHELL = "shell.cjs";
export declare const HOST_PROVIDED = "provided.json";
export declare const catalogueKey: (language: Language) => string;
export declare const RegisteredHost: z.ZodMiniObject<{
    shared: z.ZodMiniString<string>;
    release: z.ZodMiniOptional<z.ZodMiniObject<{
        version: z.ZodMiniString<string>;
        manifestUrl: z.ZodMiniString<string>;
        sharedRange: z.ZodMiniString<string>;
        integrity: z.ZodMiniOptional<z.ZodMiniObject<{
            manifest: z.ZodMiniString<string>;
            entry: z.ZodMiniString<string>;
        }, z.core.$strip>>;
        pages: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
            path: z.ZodMiniString<string>;
            application: z.ZodMiniEnum<{
                desktop: "desktop";
                mobile: "mobile";
            }>;
            language: z.ZodMiniOptional<z.ZodMiniString<string>>;
            expose: z.ZodMiniString<string>;
            file: z.ZodMiniString<string>;
            integrity: z.ZodMiniString<string>;
            assumes: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniBoolean<boolean>>;
        }, z.core.$strip>>>;
        catalogues: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniObject<{
            file: z.ZodMiniString<string>;
            integrity: z.ZodMiniString<string>;
        }, z.core.$strip>>>;
        needs: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniObject<{
            files: z.ZodMiniArray<z.ZodMiniString<string>>;
            shared: z.ZodMiniArray<z.ZodMiniString<string>>;
            integrity: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>;
        }, z.core.$strip>>>;
        name: z.ZodMiniString<string>;
        routes: z.ZodMiniArray<z.ZodMiniObject<{
            path: z.ZodMiniString<string>;
            viewport: z.ZodMiniEnum<{
                any: "any";
                desktop: "desktop";
                mobile: "mobile";
            }>;
            audience: z.ZodMiniEnum<{
                administrator: "administrator";
                anyone: "anyone";
                collector: "collector";
                "community-for": "community-for";
                reviewer: "reviewer";
                "signed-in": "signed-in";
            }>;
            expose: z.ZodMiniString<string>;
            title: z.ZodMiniString<string>;
            titles: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>;
            elsewhere: z.ZodMiniOptional<z.ZodMiniString<string>>;
            description: z.ZodMiniOptional<z.ZodMiniString<string>>;
            descriptions: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>;
            image: z.ZodMiniOptional<z.ZodMiniString<string>>;
            language: z.ZodMiniOptional<z.ZodMiniString<string>>;
            links: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
                place: z.ZodMiniString<string>;
                order: z.ZodMiniNumber<number>;
                name: z.ZodMiniOptional<z.ZodMiniString<string>>;
                names: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>;
                viewport: z.ZodMiniOptional<z.ZodMiniEnum<{
                    any: "any";
                    desktop: "desktop";
                    mobile: "mobile";
                }>>;
                icon: z.ZodMiniOptional<z.ZodMiniString<string>>;
                parameter: z.ZodMiniOptional<z.ZodMiniString<string>>;
                covers: z.ZodMiniOptional<z.ZodMiniString<string>>;
                state: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniUnknown>>;
            }, z.core.$strip>>>;
            ownHeader: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
            policy: z.ZodMiniOptional<z.ZodMiniEnum<{
                "form-engine": "form-engine";
            }>>;
        }, z.core.$strip>>;
        exposes: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
        uses: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
            remote: z.ZodMiniString<string>;
            expose: z.ZodMiniString<string>;
        }, z.core.$strip>>>;
        previous: z.ZodMiniOptional<z.ZodMiniObject<{
            version: z.ZodMiniString<string>;
            manifestUrl: z.ZodMiniString<string>;
            sharedRange: z.ZodMiniString<string>;
            integrity: z.ZodMiniOptional<z.ZodMiniObject<{
                manifest: z.ZodMiniString<string>;
                entry: z.ZodMiniString<string>;
            }, z.core.$strip>>;
            pages: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
                path: z.ZodMiniString<string>;
                application: z.ZodMiniEnum<{
                    desktop: "desktop";
                    mobile: "mobile";
                }>;
                language: z.ZodMiniOptional<z.ZodMiniString<string>>;
                expose: z.ZodMiniString<string>;
                file: z.ZodMiniString<string>;
                integrity: z.ZodMiniString<string>;
                assumes: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniBoolean<boolean>>;
            }, z.core.$strip>>>;
            catalogues: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniObject<{
                file: z.ZodMiniString<string>;
                integrity: z.ZodMiniString<string>;
            }, z.core.$strip>>>;
            needs: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniObject<{
                files: z.ZodMiniArray<z.ZodMiniString<string>>;
                shared: z.ZodMiniArray<z.ZodMiniString<string>>;
                integrity: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>;
            }, z.core.$strip>>>;
        }, z.core.$strip>>;
        canary: z.ZodMiniOptional<z.ZodMiniObject<{
            version: z.ZodMiniString<string>;
            manifestUrl: z.ZodMiniString<string>;
            sharedRange: z.ZodMiniString<string>;
            integrity: z.ZodMiniOptional<z.ZodMiniObject<{
                manifest: z.ZodMiniString<string>;
                entry: z.ZodMiniString<string>;
            }, z.core.$strip>>;
            pages: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
                path: z.ZodMiniString<string>;
                application: z.ZodMiniEnum<{
                    desktop: "desktop";
                    mobile: "mobile";
                }>;
                language: z.ZodMiniOptional<z.ZodMiniString<string>>;
                expose: z.ZodMiniString<string>;
                file: z.ZodMiniString<string>;
                integrity: z.ZodMiniString<string>;
                assumes: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniBoolean<boolean>>;
            }, z.core.$strip>>>;
            catalogues: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniObject<{
                file: z.ZodMiniString<string>;
                integrity: z.ZodMiniString<string>;
            }, z.core.$strip>>>;
            needs: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniObject<{
                files: z.ZodMiniArray<z.ZodMiniString<string>>;
                shared: z.ZodMiniArray<z.ZodMiniString<string>>;
                integrity: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>;
            }, z.core.$strip>>>;
            percent: z.ZodMiniNumber<number>;
        }, z.core.$strip>>;
        served: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
            version: z.ZodMiniString<string>;
            until: z.ZodMiniString<string>;
        }, z.core.$strip>>>;
        withdrawn: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
            version: z.ZodMiniString<string>;
            at: z.ZodMiniString<string>;
            reason: z.ZodMiniString<string>;
        }, z.core.$strip>>>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type RegisteredHost = z.infer<typeof RegisteredHost>;
export declare const Registry: z.ZodMiniObject<{
    protocol: z.ZodMiniLiteral<1>;
    remotes: z.ZodMiniArray<z.ZodMiniObject<{
        version: z.ZodMiniString<string>;
        manifestUrl: z.ZodMiniString<string>;
        sharedRange: z.ZodMiniString<string>;
        integrity: z.ZodMiniOptional<z.ZodMiniObject<{
            manifest: z.ZodMiniString<string>;
            entry: z.ZodMiniString<string>;
        }, z.core.$strip>>;
        pages: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
            path: z.ZodMiniString<string>;
            application: z.ZodMiniEnum<{
                desktop: "desktop";
                mobile: "mobile";
            }>;
            language: z.ZodMiniOptional<z.ZodMiniString<string>>;
            expose: z.ZodMiniString<string>;
            file: z.ZodMiniString<string>;
            integrity: z.ZodMiniString<string>;
            assumes: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniBoolean<boolean>>;
        }, z.core.$strip>>>;
        catalogues: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniObject<{
            file: z.ZodMiniString<string>;
            integrity: z.ZodMiniString<string>;
        }, z.core.$strip>>>;
        needs: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniObject<{
            files: z.ZodMiniArray<z.ZodMiniString<string>>;
            shared: z.ZodMiniArray<z.ZodMiniString<string>>;
            integrity: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>;
        }, z.core.$strip>>>;
        name: z.ZodMiniString<string>;
        routes: z.ZodMiniArray<z.ZodMiniObject<{
            path: z.ZodMiniString<string>;
            viewport: z.ZodMiniEnum<{
                any: "any";
                desktop: "desktop";
                mobile: "mobile";
            }>;
            audience: z.ZodMiniEnum<{
                administrator: "administrator";
                anyone: "anyone";
                collector: "collector";
                "community-for": "community-for";
                reviewer: "reviewer";
                "signed-in": "signed-in";
            }>;
            expose: z.ZodMiniString<string>;
            title: z.ZodMiniString<string>;
            titles: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>;
            elsewhere: z.ZodMiniOptional<z.ZodMiniString<string>>;
            description: z.ZodMiniOptional<z.ZodMiniString<string>>;
            descriptions: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>;
            image: z.ZodMiniOptional<z.ZodMiniString<string>>;
            language: z.ZodMiniOptional<z.ZodMiniString<string>>;
            links: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
                place: z.ZodMiniString<string>;
                order: z.ZodMiniNumber<number>;
                name: z.ZodMiniOptional<z.ZodMiniString<string>>;
                names: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>;
                viewport: z.ZodMiniOptional<z.ZodMiniEnum<{
                    any: "any";
                    desktop: "desktop";
                    mobile: "mobile";
                }>>;
                icon: z.ZodMiniOptional<z.ZodMiniString<string>>;
                parameter: z.ZodMiniOptional<z.ZodMiniString<string>>;
                covers: z.ZodMiniOptional<z.ZodMiniString<string>>;
                state: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniUnknown>>;
            }, z.core.$strip>>>;
            ownHeader: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
            policy: z.ZodMiniOptional<z.ZodMiniEnum<{
                "form-engine": "form-engine";
            }>>;
        }, z.core.$strip>>;
        exposes: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
        uses: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
            remote: z.ZodMiniString<string>;
            expose: z.ZodMiniString<string>;
        }, z.core.$strip>>>;
        previous: z.ZodMiniOptional<z.ZodMiniObject<{
            version: z.ZodMiniString<string>;
            manifestUrl: z.ZodMiniString<string>;
            sharedRange: z.ZodMiniString<string>;
            integrity: z.ZodMiniOptional<z.ZodMiniObject<{
                manifest: z.ZodMiniString<string>;
                entry: z.ZodMiniString<string>;
            }, z.core.$strip>>;
            pages: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
                path: z.ZodMiniString<string>;
                application: z.ZodMiniEnum<{
                    desktop: "desktop";
                    mobile: "mobile";
                }>;
                language: z.ZodMiniOptional<z.ZodMiniString<string>>;
                expose: z.ZodMiniString<string>;
                file: z.ZodMiniString<string>;
                integrity: z.ZodMiniString<string>;
                assumes: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniBoolean<boolean>>;
            }, z.core.$strip>>>;
            catalogues: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniObject<{
                file: z.ZodMiniString<string>;
                integrity: z.ZodMiniString<string>;
            }, z.core.$strip>>>;
            needs: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniObject<{
                files: z.ZodMiniArray<z.ZodMiniString<string>>;
                shared: z.ZodMiniArray<z.ZodMiniString<string>>;
                integrity: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>;
            }, z.core.$strip>>>;
        }, z.core.$strip>>;
        canary: z.ZodMiniOptional<z.ZodMiniObject<{
            version: z.ZodMiniString<string>;
            manifestUrl: z.ZodMiniString<string>;
            sharedRange: z.ZodMiniString<string>;
            integrity: z.ZodMiniOptional<z.ZodMiniObject<{
                manifest: z.ZodMiniString<string>;
                entry: z.ZodMiniString<string>;
            }, z.core.$strip>>;
            pages: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
                path: z.ZodMiniString<string>;
                application: z.ZodMiniEnum<{
                    desktop: "desktop";
                    mobile: "mobile";
                }>;
                language: z.ZodMiniOptional<z.ZodMiniString<string>>;
                expose: z.ZodMiniString<string>;
                file: z.ZodMiniString<string>;
                integrity: z.ZodMiniString<string>;
                assumes: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniBoolean<boolean>>;
            }, z.core.$strip>>>;
            catalogues: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniObject<{
                file: z.ZodMiniString<string>;
                integrity: z.ZodMiniString<string>;
            }, z.core.$strip>>>;
            needs: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniObject<{
                files: z.ZodMiniArray<z.ZodMiniString<string>>;
                shared: z.ZodMiniArray<z.ZodMiniString<string>>;
                integrity: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>;
            }, z.core.$strip>>>;
            percent: z.ZodMiniNumber<number>;
        }, z.core.$strip>>;
        served: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
            version: z.ZodMiniString<string>;
            until: z.ZodMiniString<string>;
        }, z.core.$strip>>>;
        withdrawn: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
            version: z.ZodMiniString<string>;
            at: z.ZodMiniString<string>;
            reason: z.ZodMiniString<string>;
        }, z.core.$strip>>>;
    }, z.core.$strip>>;
    host: z.ZodMiniOptional<z.ZodMiniObject<{
        shared: z.ZodMiniString<string>;
        release: z.ZodMiniOptional<z.ZodMiniObject<{
            version: z.ZodMiniString<string>;
            manifestUrl: z.ZodMiniString<string>;
            sharedRange: z.ZodMiniString<string>;
            integrity: z.ZodMiniOptional<z.ZodMiniObject<{
                manifest: z.ZodMiniString<string>;
                entry: z.ZodMiniString<string>;
            }, z.core.$strip>>;
            pages: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
                path: z.ZodMiniString<string>;
                application: z.ZodMiniEnum<{
                    desktop: "desktop";
                    mobile: "mobile";
                }>;
                language: z.ZodMiniOptional<z.ZodMiniString<string>>;
                expose: z.ZodMiniString<string>;
                file: z.ZodMiniString<string>;
                integrity: z.ZodMiniString<string>;
                assumes: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniBoolean<boolean>>;
            }, z.core.$strip>>>;
            catalogues: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniObject<{
                file: z.ZodMiniString<string>;
                integrity: z.ZodMiniString<string>;
            }, z.core.$strip>>>;
            needs: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniObject<{
                files: z.ZodMiniArray<z.ZodMiniString<string>>;
                shared: z.ZodMiniArray<z.ZodMiniString<string>>;
                integrity: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>;
            }, z.core.$strip>>>;
            name: z.ZodMiniString<string>;
            routes: z.ZodMiniArray<z.ZodMiniObject<{
                path: z.ZodMiniString<string>;
                viewport: z.ZodMiniEnum<{
                    any: "any";
                    desktop: "desktop";
                    mobile: "mobile";
                }>;
                audience: z.ZodMiniEnum<{
                    administrator: "administrator";
                    anyone: "anyone";
                    collector: "collector";
                    "community-for": "community-for";
                    reviewer: "reviewer";
                    "signed-in": "signed-in";
                }>;
                expose: z.ZodMiniString<string>;
                title: z.ZodMiniString<string>;
                titles: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>;
                elsewhere: z.ZodMiniOptional<z.ZodMiniString<string>>;
                description: z.ZodMiniOptional<z.ZodMiniString<string>>;
                descriptions: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>;
                image: z.ZodMiniOptional<z.ZodMiniString<string>>;
                language: z.ZodMiniOptional<z.ZodMiniString<string>>;
                links: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
                    place: z.ZodMiniString<string>;
                    order: z.ZodMiniNumber<number>;
                    name: z.ZodMiniOptional<z.ZodMiniString<string>>;
                    names: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>;
                    viewport: z.ZodMiniOptional<z.ZodMiniEnum<{
                        any: "any";
                        desktop: "desktop";
                        mobile: "mobile";
                    }>>;
                    icon: z.ZodMiniOptional<z.ZodMiniString<string>>;
                    parameter: z.ZodMiniOptional<z.ZodMiniString<string>>;
                    covers: z.ZodMiniOptional<z.ZodMiniString<string>>;
                    state: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniUnknown>>;
                }, z.core.$strip>>>;
                ownHeader: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                policy: z.ZodMiniOptional<z.ZodMiniEnum<{
                    "form-engine": "form-engine";
                }>>;
            }, z.core.$strip>>;
            exposes: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
            uses: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
                remote: z.ZodMiniString<string>;
                expose: z.ZodMiniString<string>;
            }, z.core.$strip>>>;
            previous: z.ZodMiniOptional<z.ZodMiniObject<{
                version: z.ZodMiniString<string>;
                manifestUrl: z.ZodMiniString<string>;
                sharedRange: z.ZodMiniString<string>;
                integrity: z.ZodMiniOptional<z.ZodMiniObject<{
                    manifest: z.ZodMiniString<string>;
                    entry: z.ZodMiniString<string>;
                }, z.core.$strip>>;
                pages: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
                    path: z.ZodMiniString<string>;
                    application: z.ZodMiniEnum<{
                        desktop: "desktop";
                        mobile: "mobile";
                    }>;
                    language: z.ZodMiniOptional<z.ZodMiniString<string>>;
                    expose: z.ZodMiniString<string>;
                    file: z.ZodMiniString<string>;
                    integrity: z.ZodMiniString<string>;
                    assumes: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniBoolean<boolean>>;
                }, z.core.$strip>>>;
                catalogues: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniObject<{
                    file: z.ZodMiniString<string>;
                    integrity: z.ZodMiniString<string>;
                }, z.core.$strip>>>;
                needs: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniObject<{
                    files: z.ZodMiniArray<z.ZodMiniString<string>>;
                    shared: z.ZodMiniArray<z.ZodMiniString<string>>;
                    integrity: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>;
                }, z.core.$strip>>>;
            }, z.core.$strip>>;
            canary: z.ZodMiniOptional<z.ZodMiniObject<{
                version: z.ZodMiniString<string>;
                manifestUrl: z.ZodMiniString<string>;
                sharedRange: z.ZodMiniString<string>;
                integrity: z.ZodMiniOptional<z.ZodMiniObject<{
                    manifest: z.ZodMiniString<string>;
                    entry: z.ZodMiniString<string>;
                }, z.core.$strip>>;
                pages: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
                    path: z.ZodMiniString<string>;
                    application: z.ZodMiniEnum<{
                        desktop: "desktop";
                        mobile: "mobile";
                    }>;
                    language: z.ZodMiniOptional<z.ZodMiniString<string>>;
                    expose: z.ZodMiniString<string>;
                    file: z.ZodMiniString<string>;
                    integrity: z.ZodMiniString<string>;
                    assumes: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniBoolean<boolean>>;
                }, z.core.$strip>>>;
                catalogues: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniObject<{
                    file: z.ZodMiniString<string>;
                    integrity: z.ZodMiniString<string>;
                }, z.core.$strip>>>;
                needs: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniObject<{
                    files: z.ZodMiniArray<z.ZodMiniString<string>>;
                    shared: z.ZodMiniArray<z.ZodMiniString<string>>;
                    integrity: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>;
                }, z.core.$strip>>>;
                percent: z.ZodMiniNumber<number>;
            }, z.core.$strip>>;
            served: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
                version: z.ZodMiniString<string>;
                until: z.ZodMiniString<string>;
            }, z.core.$strip>>>;
            withdrawn: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
                version: z.ZodMiniString<string>;
                at: z.ZodMiniString<string>;
                reason: z.ZodMiniString<string>;
            }, z.core.$strip>>>;
        }, z.core.$strip>>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type Registry = z.infer<typeof Registry>;
