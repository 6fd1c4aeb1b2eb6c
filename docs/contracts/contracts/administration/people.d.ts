import * as z from 'zod/mini';
export declare const PeopleQuery: z.ZodMiniObject<{
    search: z.ZodMiniDefault<z.ZodMiniString<string>>;
    page: z.ZodMiniDefault<z.ZodMiniNumber<unknown>>;
}, z.core.$strip>;
export type PeopleQuery = z.infer<typeof PeopleQuery>;
export declare const PeopleFileQuery: z.ZodMiniObject<{
    search: z.ZodMiniDefault<z.ZodMiniString<string>>;
}, z.core.$strip>;
export declare const PhoneAccess: z.ZodMiniEnum<{
    active: "active";
    none: "none";
    revoked: "revoked";
}>;
export type PhoneAccess = z.infer<typeof PhoneAccess>;
export declare const AdministeredPerson: z.ZodMiniObject<{
    id: z.ZodMiniString<string>;
    name: z.ZodMiniString<string>;
    phoneNumber: z.ZodMiniString<string>;
    organization: z.ZodMiniString<string>;
    organizationName: z.ZodMiniString<string>;
    communityFor: z.ZodMiniBoolean<boolean>;
    administrator: z.ZodMiniBoolean<boolean>;
    reviewer: z.ZodMiniBoolean<boolean>;
    suspended: z.ZodMiniBoolean<boolean>;
    registeredAt: z.ZodMiniString<string>;
    lastActiveAt: z.ZodMiniNullable<z.ZodMiniString<string>>;
    devices: z.ZodMiniNumber<number>;
    records: z.ZodMiniNumber<number>;
    phoneAccess: z.ZodMiniEnum<{
        active: "active";
        none: "none";
        revoked: "revoked";
    }>;
}, z.core.$strip>;
export type AdministeredPerson = z.infer<typeof AdministeredPerson>;
export declare const PeopleAnswer: z.ZodMiniObject<{
    total: z.ZodMiniNumber<number>;
    people: z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniString<string>;
        name: z.ZodMiniString<string>;
        phoneNumber: z.ZodMiniString<string>;
        organization: z.ZodMiniString<string>;
        organizationName: z.ZodMiniString<string>;
        communityFor: z.ZodMiniBoolean<boolean>;
        administrator: z.ZodMiniBoolean<boolean>;
        reviewer: z.ZodMiniBoolean<boolean>;
        suspended: z.ZodMiniBoolean<boolean>;
        registeredAt: z.ZodMiniString<string>;
        lastActiveAt: z.ZodMiniNullable<z.ZodMiniString<string>>;
        devices: z.ZodMiniNumber<number>;
        records: z.ZodMiniNumber<number>;
        phoneAccess: z.ZodMiniEnum<{
            active: "active";
            none: "none";
            revoked: "revoked";
        }>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type PeopleAnswer = z.infer<typeof PeopleAnswer>;
export declare const PersonParams: z.ZodMiniObject<{
    personId: z.ZodMiniString<string>;
}, z.core.$strip>;
export declare const RoleRequest: z.ZodMiniObject<{
    role: z.ZodMiniEnum<{
        administrator: "administrator";
        "community-for": "community-for";
        reviewer: "reviewer";
    }>;
    given: z.ZodMiniBoolean<boolean>;
}, z.core.$strip>;
export type RoleRequest = z.infer<typeof RoleRequest>;
export declare const SuspensionRequest: z.ZodMiniObject<{
    suspended: z.ZodMiniBoolean<boolean>;
}, z.core.$strip>;
export declare const SessionsEndedAnswer: z.ZodMiniObject<{
    ended: z.ZodMiniNumber<number>;
}, z.core.$strip>;
export declare const PhoneAccessRequest: z.ZodMiniObject<{
    action: z.ZodMiniEnum<{
        replace: "replace";
        revoke: "revoke";
    }>;
}, z.core.$strip>;
export type PhoneAccessRequest = z.infer<typeof PhoneAccessRequest>;
