// @aranya/shared 0.13.0: what others may rely on.
// Written by npm run contracts; docs/contracts.md says how to change it.

declare module '@aranya/shared/api' {
    export class ApiError extends Error {
        readonly status: number;
        readonly problem: ProblemBody;
        constructor(status: number, problem: ProblemBody, cause?: unknown);
        get isNetworkFailure(): boolean;
        get isSessionEnded(): boolean;
        get isForbidden(): boolean;
    }
    export const NETWORK_MESSAGE = "We could not reach Aranya. Check the connection and try again; nothing you typed is lost.";
    export const NETWORK_PROBLEM: ProblemBody;
    export interface QueryState<Data> {
        data: Data | undefined;
        currentData: Data | undefined;
        isFetching: boolean;
        keptAt?: Date | undefined;
        failure: string;
        refetch: () => void;
        replace: (data: Data) => void;
    }
    export function askAhead<Question, Data>(ask: Ask<Question, Data>, question: Question): Ask<Question, Data>;
    export const askForMails: (data: MailUpdatesRequest) => Promise<{
        received: true;
    }>;
    export function askToEndSession(): void;
    export function beginSession(answer: LoginAnswer): void;
    export function call<Answer>(request: Call<Answer>): Promise<Answer>;
    export const completeTrial: (data: TrialCompletedRequest, fromQueue?: boolean) => Promise<{
        isTrialFormCompleted: true;
    }>;
    export const createAppUser: (data: CreateAppUserRequest) => Promise<{
        id?: string | number | undefined;
        token: string;
    }>;
    export function dropWaiting(subject: string, person?: string, sent?: Readonly<Record<string, string>>): Promise<void>;
    export function editWaiting(id: string, content: QueuedContent): Promise<void>;
    export function endSession(reason: 'asked' | 'forbidden'): void;
    export const finishProviderSignIn: (data: ProviderTicketRequest) => Promise<{
        user: {
            id: string;
            name: string;
            phoneNumber: string;
            email?: string | null | undefined;
            password?: string | null | undefined;
            userImageUri?: string | null | undefined;
            organization?: string | null | undefined;
            organizationName?: string | null | undefined;
            webURL?: string | null | undefined;
            address?: string | null | undefined;
            feedback?: string | null | undefined;
            odkUserId?: string | number | null | undefined;
            isTrialFormCompleted?: string | number | boolean | null | undefined;
            mobileCompanyName?: string | null | undefined;
            location?: string | null | undefined;
            language?: string | null | undefined;
            isCommForUser?: string | number | boolean | null | undefined;
            isAdministrator?: boolean | null | undefined;
            contributions?: number | null | undefined;
        };
        token: string;
        odkInfo?: {
            odkToken?: string | null | undefined;
            allFormAccess?: unknown[] | null | undefined;
            isOlderThanPin?: boolean | null | undefined;
        } | null | undefined;
        deviceMark?: string | null | undefined;
    }>;
    export const getCollectedData: (data: CollectedDataRequest, signal?: AbortSignal) => Promise<{
        speciesName: string;
        localName?: string | null | undefined;
        speciesType?: string | null | undefined;
        speciesLocation: unknown;
        submissionDate?: string | null | undefined;
        hasIssues?: true | undefined;
        recordId?: string | undefined;
        count?: number | undefined;
    }[]>;
    export const getFieldSiteData: (siteName: string, signal?: AbortSignal) => Promise<{
        fieldSite?: string | undefined;
        speciesData: {
            speciesName: string;
            speciesNameType: string;
            imageUri?: string | null | undefined;
            imageCaption?: string | null | undefined;
            records?: number | undefined;
            lastRecordedOn?: string | null | undefined;
            photoOf?: string | null | undefined;
        }[];
        questionairData: {
            forestData: string;
            receivedOn?: string | undefined;
        }[];
    }>;
    export const getFieldSiteViewers: (siteName: string, signal?: AbortSignal) => Promise<{
        fieldSite: string;
        state: string;
        district: string;
        demonstration: boolean;
        layers: {
            boundary: {
                type: "FeatureCollection";
                features: {
                    type: "Feature";
                    geometry: {
                        type: "Point";
                        coordinates: [number, number];
                    } | {
                        type: "LineString";
                        coordinates: [number, number][];
                    } | {
                        type: "Polygon";
                        coordinates: [number, number][][];
                    };
                    properties: {
                        name: string;
                        note?: string | undefined;
                    };
                }[];
            };
            plots: {
                type: "FeatureCollection";
                features: {
                    type: "Feature";
                    geometry: {
                        type: "Point";
                        coordinates: [number, number];
                    } | {
                        type: "LineString";
                        coordinates: [number, number][];
                    } | {
                        type: "Polygon";
                        coordinates: [number, number][][];
                    };
                    properties: {
                        name: string;
                        note?: string | undefined;
                    };
                }[];
            };
            water: {
                type: "FeatureCollection";
                features: {
                    type: "Feature";
                    geometry: {
                        type: "Point";
                        coordinates: [number, number];
                    } | {
                        type: "LineString";
                        coordinates: [number, number][];
                    } | {
                        type: "Polygon";
                        coordinates: [number, number][][];
                    };
                    properties: {
                        name: string;
                        note?: string | undefined;
                    };
                }[];
            };
            paths: {
                type: "FeatureCollection";
                features: {
                    type: "Feature";
                    geometry: {
                        type: "Point";
                        coordinates: [number, number];
                    } | {
                        type: "LineString";
                        coordinates: [number, number][];
                    } | {
                        type: "Polygon";
                        coordinates: [number, number][][];
                    };
                    properties: {
                        name: string;
                        note?: string | undefined;
                    };
                }[];
            };
            habitation: {
                type: "FeatureCollection";
                features: {
                    type: "Feature";
                    geometry: {
                        type: "Point";
                        coordinates: [number, number];
                    } | {
                        type: "LineString";
                        coordinates: [number, number][];
                    } | {
                        type: "Polygon";
                        coordinates: [number, number][][];
                    };
                    properties: {
                        name: string;
                        note?: string | undefined;
                    };
                }[];
            };
        };
        plots: {
            name: string;
            radiusM: number;
            surveyedOn: string;
            trees: {
                localName: string;
                scientificName: string;
                girthCm: number;
                heightM: number;
            }[];
        }[];
        institutions: {
            forest: {
                legalStatus: string;
                areaHectares: number;
                elevationM: [number, number];
                vegetation: string;
            };
            settlements: {
                name: string;
                households: number;
                people: number;
                distanceKm: number;
                note: string;
            }[];
            userGroups: {
                name: string;
                settlement: string;
                members: number;
                dependence: string;
            }[];
            associations: {
                name: string;
                formed: number;
                members: number;
                committee: {
                    women: number;
                    seats: number;
                };
                meets: string;
                duties: string[];
            }[];
            rules: {
                level: "collective-choice" | "constitutional" | "operational";
                about: string;
                rule: string;
                madeBy: string;
                followed: string;
            }[];
            products: {
                name: string;
                season: string;
                usedFor: string;
                householdsPercent: number;
                sold: boolean;
            }[];
            sanctions: {
                step: number;
                when: string;
                consequence: string;
                imposedBy: string;
            }[];
        };
    }>;
    export const getFieldSites: (signal?: AbortSignal) => Promise<{
        fieldSite: string;
    }[]>;
    export const getFormCatalogue: (_: object, signal?: AbortSignal) => Promise<{
        targeted: {
            id: number;
            name: string;
            name2: string;
            formId: string;
            roleId: number;
            projectId: number;
            icon: string;
            location: "other";
            languages?: string[] | undefined;
        }[];
        open: {
            id: number;
            name: string;
            name2: string;
            formId: string;
            roleId: number;
            projectId: number;
            icon: string;
            location: "other";
            languages?: string[] | undefined;
        }[];
    }>;
    export const getFormRequests: (_: object, signal?: AbortSignal) => Promise<{
        requests: {
            formId: string;
            state: "granted" | "refused" | "waiting";
            answer: string;
        }[];
    }>;
    export const getOwnRecord: (id: string, signal?: AbortSignal) => Promise<{
        id: string;
        formTitle: string;
        formVersion: string | null;
        receivedAt: string;
        observedOn: string | null;
        species: {
            speciesName: string;
            localName: string | null;
            place: [number, number] | null;
        }[];
        speciesCount: number;
        photos: string[];
        unshownPhotos: number;
        isInCentral: boolean;
        hasIssues: boolean;
        fate: "coarse" | "counted" | "not-counted" | "not-public" | "received";
        reasons: ("encrypted" | "no-place" | "no-species" | "rejected" | "trial" | "unlisted")[];
        coarseDegrees: number | null;
    }>;
    export const getOwnRecords: (query: OwnRecordsQuery, signal?: AbortSignal) => Promise<{
        records: {
            id: string;
            formTitle: string;
            formVersion: string | null;
            receivedAt: string;
            observedOn: string | null;
            species: {
                speciesName: string;
                localName: string | null;
                place: [number, number] | null;
            }[];
            speciesCount: number;
            photos: string[];
            unshownPhotos: number;
            isInCentral: boolean;
            hasIssues: boolean;
            fate: "coarse" | "counted" | "not-counted" | "not-public" | "received";
            reasons: ("encrypted" | "no-place" | "no-species" | "rejected" | "trial" | "unlisted")[];
            coarseDegrees: number | null;
        }[];
        total: number;
        next: string | null;
    }>;
    export const getPhone: (signal?: AbortSignal) => Promise<{
        knowsPhone: boolean;
        formListAt: string | null;
        lastSeenAt: string | null;
        trialRecordAt: string | null;
        allFormAccess: string[];
    }>;
    export const getProfile: (data: ProfileRequest) => Promise<{
        id: string;
        name: string;
        phoneNumber: string;
        email?: string | null | undefined;
        password?: string | null | undefined;
        userImageUri?: string | null | undefined;
        organization?: string | null | undefined;
        organizationName?: string | null | undefined;
        webURL?: string | null | undefined;
        address?: string | null | undefined;
        feedback?: string | null | undefined;
        odkUserId?: string | number | null | undefined;
        isTrialFormCompleted?: string | number | boolean | null | undefined;
        mobileCompanyName?: string | null | undefined;
        location?: string | null | undefined;
        language?: string | null | undefined;
        isCommForUser?: string | number | boolean | null | undefined;
        isAdministrator?: boolean | null | undefined;
        contributions?: number | null | undefined;
        odkInfo?: {
            odkToken?: string | null | undefined;
            allFormAccess?: unknown[] | null | undefined;
            isOlderThanPin?: boolean | null | undefined;
        } | null | undefined;
    }>;
    export function getPublicCards(signal?: AbortSignal): Promise<PublicCards | undefined>;
    export const getRecordPhoto: (id: string, query: RecordPhotoQuery, signal?: AbortSignal) => Promise<Blob>;
    export const getRecordedPhoto: (siteName: string, query: FieldSitePhotoQuery, signal?: AbortSignal) => Promise<Blob>;
    export const getSiteTerms: (signal?: AbortSignal) => Promise<SiteTermsAnswer>;
    export function getStatistics(signal?: AbortSignal): Promise<HomeStatistics | undefined>;
    export function inTurnWithQueue<Result>(work: () => Promise<Result>): Promise<Result>;
    export const keepLanguage: (data: LanguageRequest) => Promise<{
        language: string;
    }>;
    export const logIn: (data: LoginRequest) => Promise<{
        user: {
            id: string;
            name: string;
            phoneNumber: string;
            email?: string | null | undefined;
            password?: string | null | undefined;
            userImageUri?: string | null | undefined;
            organization?: string | null | undefined;
            organizationName?: string | null | undefined;
            webURL?: string | null | undefined;
            address?: string | null | undefined;
            feedback?: string | null | undefined;
            odkUserId?: string | number | null | undefined;
            isTrialFormCompleted?: string | number | boolean | null | undefined;
            mobileCompanyName?: string | null | undefined;
            location?: string | null | undefined;
            language?: string | null | undefined;
            isCommForUser?: string | number | boolean | null | undefined;
            isAdministrator?: boolean | null | undefined;
            contributions?: number | null | undefined;
        };
        token: string;
        odkInfo?: {
            odkToken?: string | null | undefined;
            allFormAccess?: unknown[] | null | undefined;
            isOlderThanPin?: boolean | null | undefined;
        } | null | undefined;
        deviceMark?: string | null | undefined;
    }>;
    export const newCallId: () => string;
    export function noteFailure(error: unknown): void;
    export const problemFor: (error: unknown) => {
        code: string;
        message: string;
        fields?: {
            field: string;
            message: string;
        }[] | undefined;
        retryAfterSeconds?: number | undefined;
        closesAt?: string | undefined;
    };
    export function problemOf(data: unknown): ProblemBody;
    export function profileReadAt(): Promise<Date | undefined>;
    export function refreshProfile(): Promise<void>;
    export function reportRemoteFailure(data: RemoteFailureReport): Promise<void>;
    export const requestFormAccess: (data: FormAccessRequest, fromQueue?: boolean) => Promise<unknown>;
    export const sendFormRequest: (data: FormRequestRequest) => Promise<{
        waits: true;
    }>;
    export function sendOrKeep<Answer>({ id, content }: Unsent, send: () => Promise<Answer>, person?: string): Promise<Answer | undefined>;
    export function sentenceFor(error: unknown): string;
    export function signIn(phoneNumber: string, pin: string): Promise<void>;
    export function signInWithProvider(ticket: string, pageKey: string): Promise<void>;
    export const signOut: (token: string) => Promise<{
        signedOut: true;
    }>;
    export const startProviderSignIn: (data: ProviderSignInRequest) => Promise<{
        address: string;
    }>;
    export const suggestGap: (data: GapSuggestion, id?: string) => Promise<unknown>;
    export const updateProfile: (data: ProfileUpdateRequest, id?: string) => Promise<{
        id: string;
        name: string;
        phoneNumber: string;
        email?: string | null | undefined;
        password?: string | null | undefined;
        userImageUri?: string | null | undefined;
        organization?: string | null | undefined;
        organizationName?: string | null | undefined;
        webURL?: string | null | undefined;
        address?: string | null | undefined;
        feedback?: string | null | undefined;
        odkUserId?: string | number | null | undefined;
        isTrialFormCompleted?: string | number | boolean | null | undefined;
        mobileCompanyName?: string | null | undefined;
        location?: string | null | undefined;
        language?: string | null | undefined;
        isCommForUser?: string | number | boolean | null | undefined;
        isAdministrator?: boolean | null | undefined;
        contributions?: number | null | undefined;
        odkInfo?: {
            odkToken?: string | null | undefined;
            allFormAccess?: unknown[] | null | undefined;
            isOlderThanPin?: boolean | null | undefined;
        } | null | undefined;
    }>;
    export const updateProfileImage: (data: ProfileImageRequest) => Promise<{
        userImageUri: string;
    }>;
    export function useOwnPhoto(): string;
    export function useQuery<Question, Data>(ask: (question: Question, signal: AbortSignal) => Promise<Data>, question: Question | null, { onFailure, patienceMs }?: QueryOptions): QueryState<Data>;
    export function whatWaits(): Promise<never[] | {
        id: string;
        person: string;
        writtenAt: number;
        page: string;
        revision: number;
        content: {
            kind: "profile";
            changed: Record<string, string>;
        } | {
            kind: "sign-out";
            token: string;
        } | {
            kind: "gap";
            suggestion: {
                userName: string;
                fullName: string;
                country: string;
                sdg: string;
                extraDetail: string;
            };
        } | {
            kind: "form-access";
            formId: string;
            name: string;
            projectId: number;
            roleId: number;
            location: string;
            needsPin: boolean;
        };
        attempt?: string | undefined;
        refusal?: {
            code: string;
            message: string;
            fields?: {
                field: string;
                message: string;
            }[] | undefined;
            retryAfterSeconds?: number | undefined;
            closesAt?: string | undefined;
        } | undefined;
    }[]>;
    export function whenNetworkIsBack(again: () => void, { tries }: {
        tries: boolean;
    }): () => void;
    export function withStatus<Answer>(work: () => Promise<Answer>): Promise<Answer>;
}

declare module '@aranya/shared/build/hot-page' {
    export const UPDATES_PATH = "/__updates";
    export function hotPageConfiguration(deployable: Deployable): Configuration;
}

declare module '@aranya/shared/config' {
    export const PAGE_DATA_ID = "aranya-page";
    export interface PageData {
        settings: FrontEndSettings;
        registry?: Registry | undefined;
        statistics?: HomeStatistics | undefined;
    }
    export function pageData(): PageData;
    export function pictureAddress(service: Service, address: string | null | undefined): string | null;
    export function providePageData(data: PageData): void;
    export function readPageData(text: string, hostname: string): PageData;
    export function serviceAddress(service: Service, address: string | null | undefined): string | null;
    export const settings: () => FrontEndSettings;
    export function styleNonce(): string | undefined;
}

declare module '@aranya/shared/contracts' {
    export const ADDRESS_PLACE = "{in-language}";
    export const AT_MOST_CHARACTERS: "At most {count} characters.";
    export const AccountUser: z.ZodMiniObject<{
        id: z.ZodMiniString<string>;
        name: z.ZodMiniString<string>;
        phoneNumber: z.ZodMiniString<string>;
        email: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        password: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        userImageUri: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        organization: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        organizationName: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        webURL: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        address: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        feedback: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        odkUserId: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>>>;
        isTrialFormCompleted: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniUnion<readonly [z.ZodMiniBoolean<boolean>, z.ZodMiniString<string>, z.ZodMiniNumber<number>]>>>;
        mobileCompanyName: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        location: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        language: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        isCommForUser: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>, z.ZodMiniBoolean<boolean>]>>>;
        isAdministrator: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>;
        contributions: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniNumber<number>>>;
    }, z.core.$strip>;
    export type AccountUser = z.infer<typeof AccountUser>;
    export interface AddressParts {
        language: Language | undefined;
        path: string;
    }
    export type AranyaEvent = {
        [Name in AranyaEventName]: {
            name: Name;
            payload: AranyaEvents[Name];
        };
    }[AranyaEventName];
    export type AranyaEventName = keyof AranyaEvents;
    export interface AranyaEvents {
        'session/signed-in': {
            userId: string;
            language?: string | null | undefined;
        };
        'session/signed-out': {
            reason: 'asked' | 'forbidden' | 'ended' | 'elsewhere';
            userId: string;
        };
        'session/leaving-asked': Record<never, never>;
        'queue/changed': Record<never, never>;
        'profile/updated': {
            userId: string;
            profile: ProfileAnswer | {
                userImageUri: string;
            };
        };
        'collection/app-user-created': {
            userId: string;
            odkUserId: string;
            token: string;
        };
        'collection/form-access-granted': {
            userId: string;
            formId: string;
        };
        'collection/trial-completed': {
            userId: string;
        };
        'federation/remote-failed': {
            remote: string;
            version: string;
            phase: string;
            cause: string;
        };
    }
    export const Audience: z.ZodMiniEnum<{
        administrator: "administrator";
        anyone: "anyone";
        collector: "collector";
        "community-for": "community-for";
        "signed-in": "signed-in";
    }>;
    export type Audience = z.infer<typeof Audience>;
    export const BIO_KEY = "aranya/bio/";
    export const CALL_SILENCE_MS = 20000;
    export const CAMPAIGNS: {
        readonly active: 14;
        readonly total: 15;
    };
    export const CARD_PICTURES: readonly ['fields', 'map', 'notebook', 'forestry-kit', 'flag', 'community', 'table', 'quadrat', 'validator', 'tree'];
    export const CHUNKS_FROM_RELEASE = "../../chunks/";
    export const CHUNK_FAILED_EVENT = "aranya-chunk-failed";
    export const COLLECTION_SILENCE_MS = 60000;
    export const COPY_CONFIRMATION_MS = 2000;
    export const COUNTER_OFFSETS: {
        readonly species: 1;
        readonly citizenScientists: 10;
        readonly contributions: 1000;
    };
    export const COUNTER_ROTATION_MS = 2000;
    export interface ChunkFailure {
        deployable: string;
        url: string;
    }
    export const CloseAccountAnswer: z.ZodMiniObject<{
        closesAt: z.ZodMiniString<string>;
    }, z.core.$strip>;
    export type CloseAccountAnswer = z.infer<typeof CloseAccountAnswer>;
    export const CloseAccountRequest: z.ZodMiniObject<{
        password: z.ZodMiniString<string>;
        choice: z.ZodMiniEnum<{
            anonymise: "anonymise";
            delete: "delete";
        }>;
    }, z.core.$strip>;
    export type CloseAccountRequest = z.infer<typeof CloseAccountRequest>;
    export const ClosingChoice: z.ZodMiniEnum<{
        anonymise: "anonymise";
        delete: "delete";
    }>;
    export type ClosingChoice = z.infer<typeof ClosingChoice>;
    export const CodeRequest: z.ZodMiniObject<{
        phoneNumber: z.ZodMiniString<string>;
        pin: z.ZodMiniOptional<z.ZodMiniString<string>>;
        deviceMarks: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
    }, z.core.$strip>;
    export type CodeRequest = z.infer<typeof CodeRequest>;
    export const CollectedDataAnswer: z.ZodMiniArray<z.ZodMiniObject<{
        speciesName: z.ZodMiniString<string>;
        localName: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        speciesType: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        speciesLocation: z.ZodMiniUnknown;
        submissionDate: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        hasIssues: z.ZodMiniOptional<z.ZodMiniLiteral<true>>;
        recordId: z.ZodMiniOptional<z.ZodMiniString<string>>;
        count: z.ZodMiniOptional<z.ZodMiniInt>;
    }, z.core.$strip>>;
    export const CollectedDataRequest: z.ZodMiniObject<{
        userId: z.ZodMiniUnion<readonly [z.ZodMiniInt, z.ZodMiniString<string>]>;
        userInsight: z.ZodMiniBoolean<boolean>;
        view: z.ZodMiniOptional<z.ZodMiniObject<{
            bbox: z.ZodMiniString<string>;
            zoom: z.ZodMiniInt;
        }, z.core.$strip>>;
    }, z.core.$strip>;
    export type CollectedDataRequest = z.infer<typeof CollectedDataRequest>;
    export const CollectedPoint: z.ZodMiniObject<{
        speciesName: z.ZodMiniString<string>;
        localName: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        speciesType: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        speciesLocation: z.ZodMiniUnknown;
        submissionDate: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        hasIssues: z.ZodMiniOptional<z.ZodMiniLiteral<true>>;
        recordId: z.ZodMiniOptional<z.ZodMiniString<string>>;
        count: z.ZodMiniOptional<z.ZodMiniInt>;
    }, z.core.$strip>;
    export type CollectedPoint = z.infer<typeof CollectedPoint>;
    export const CreateAppUserAnswer: z.ZodMiniObject<{
        id: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>>;
        token: z.ZodMiniString<string>;
    }, z.core.$strip>;
    export type CreateAppUserAnswer = z.infer<typeof CreateAppUserAnswer>;
    export const CreateAppUserRequest: z.ZodMiniObject<{
        displayName: z.ZodMiniString<string>;
        projectId: z.ZodMiniUnion<readonly [z.ZodMiniInt, z.ZodMiniString<string>]>;
        phoneNumber: z.ZodMiniString<string>;
        location: z.ZodMiniString<string>;
    }, z.core.$strip>;
    export type CreateAppUserRequest = z.infer<typeof CreateAppUserRequest>;
    export const DEFAULT_POLICY = "default";
    export const DEFAULT_STATISTICS: HomeStatistics;
    export const DEVICE_MARKS = 5;
    export const DeclaredAge: z.ZodMiniEnum<{
        "ten-or-older": "ten-or-older";
        "under-ten": "under-ten";
        "under-ten-with-guardian": "under-ten-with-guardian";
    }>;
    export type DeclaredAge = z.infer<typeof DeclaredAge>;
    export const DeviceMarks: z.ZodMiniArray<z.ZodMiniString<string>>;
    export const DownloadAnswer: z.ZodMiniObject<{
        address: z.ZodMiniString<string>;
    }, z.core.$strip>;
    export type DownloadAnswer = z.infer<typeof DownloadAnswer>;
    export const EMBED_SCRIPT_POLICY = "aranya-embed";
    export const EmbedServices: z.ZodMiniObject<{
        occurrencesUrl: z.ZodMiniString<string>;
        wmsUrl: z.ZodMiniString<string>;
        odishaBlocksUrl: z.ZodMiniString<string>;
        himachalBlocksUrl: z.ZodMiniString<string>;
    }, z.core.$strip>;
    export type EmbedServices = z.infer<typeof EmbedServices>;
    export const EndSessionRequest: z.ZodMiniObject<{
        id: z.ZodMiniString<string>;
    }, z.core.$strip>;
    export type EndSessionRequest = z.infer<typeof EndSessionRequest>;
    export const FATE_REASONS: readonly ['trial', 'no-place', 'unlisted', 'no-species', 'encrypted', 'rejected'];
    export const FIELD_LIMITS: {
        readonly name: 120;
        readonly email: 254;
        readonly phoneNumber: 20;
        readonly organization: 120;
        readonly address: 500;
        readonly webURL: 500;
        readonly pageAddress: 2000;
        readonly token: 200;
        readonly location: 100;
        readonly formId: 100;
        readonly idempotencyKey: 64;
        readonly pin: 32;
        readonly detail: 5000;
        readonly reason: 500;
        readonly siteName: 200;
        readonly moment: 40;
        readonly base64Photo: 11200000;
    };
    export const FIELD_WARNING_MS = 1500;
    export const FOREST_QUESTIONS: readonly ['Who manages the forest from day to day, and since when?', 'Which rights of the users are recognised in writing?', 'How large is the forest, and how are its boundaries marked?', 'Which settlements use the forest, and how far away are they?', 'How many households depend on it, and which groups depend on it most?', 'Which products are harvested, and in which season?', 'How are the users organised, and how often do they meet?', 'Who makes the rules of harvesting, and how can they be changed?', 'Which rules apply to timber, firewood and other products?', 'Who watches the forest, and how is that paid for?', 'What happens when somebody breaks a rule?', 'How are quarrels inside the village and with neighbours settled?', 'How have tree cover and the number of species changed in ten years?', 'How often do fires occur, and what is done against them?', 'What income does the forest bring, and how is it shared?', 'What do the users see as the greatest threat, and what would help?'];
    export const FOREST_TERMS: (keyof ForestData)[];
    export const FRONT_END_ORIGINS: readonly Exclude<Origin, 'server' | 'identity'>[];
    export type FateReason = (typeof FATE_REASONS)[number];
    export const FieldSiteData: z.ZodMiniObject<{
        fieldSite: z.ZodMiniOptional<z.ZodMiniString<string>>;
        speciesData: z.ZodMiniArray<z.ZodMiniObject<{
            speciesName: z.ZodMiniString<string>;
            speciesNameType: z.ZodMiniString<string>;
            imageUri: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            imageCaption: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            records: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
            lastRecordedOn: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            photoOf: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        }, z.core.$strip>>;
        questionairData: z.ZodMiniArray<z.ZodMiniObject<{
            forestData: z.ZodMiniString<string>;
            receivedOn: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
    export type FieldSiteData = z.infer<typeof FieldSiteData>;
    export const FieldSiteList: z.ZodMiniArray<z.ZodMiniObject<{
        fieldSite: z.ZodMiniString<string>;
    }, z.core.$strip>>;
    export const FieldSitePhotoQuery: z.ZodMiniObject<{
        photoOf: z.ZodMiniString<string>;
        size: z.ZodMiniEnum<{
            large: "large";
            small: "small";
        }>;
    }, z.core.$strip>;
    export type FieldSitePhotoQuery = z.infer<typeof FieldSitePhotoQuery>;
    export const FieldSiteRequest: z.ZodMiniObject<{
        getSitesOnly: z.ZodMiniBoolean<boolean>;
        userId: z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>;
        siteName: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strip>;
    export type FieldSiteRequest = z.infer<typeof FieldSiteRequest>;
    export const FieldSiteSpecies: z.ZodMiniObject<{
        speciesName: z.ZodMiniString<string>;
        speciesNameType: z.ZodMiniString<string>;
        imageUri: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        imageCaption: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        records: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
        lastRecordedOn: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        photoOf: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    }, z.core.$strip>;
    export type FieldSiteSpecies = z.infer<typeof FieldSiteSpecies>;
    export const FieldSiteViewers: z.ZodMiniObject<{
        fieldSite: z.ZodMiniString<string>;
        state: z.ZodMiniString<string>;
        district: z.ZodMiniString<string>;
        demonstration: z.ZodMiniBoolean<boolean>;
        layers: z.ZodMiniObject<{
            boundary: z.ZodMiniObject<{
                type: z.ZodMiniLiteral<"FeatureCollection">;
                features: z.ZodMiniArray<z.ZodMiniObject<{
                    type: z.ZodMiniLiteral<"Feature">;
                    geometry: z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
                            type: z.ZodMiniLiteral<"Point">;
                            coordinates: z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>;
                        }, z.core.$strip>, z.ZodMiniObject<{
                            type: z.ZodMiniLiteral<"LineString">;
                            coordinates: z.ZodMiniArray<z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>>;
                        }, z.core.$strip>, z.ZodMiniObject<{
                            type: z.ZodMiniLiteral<"Polygon">;
                            coordinates: z.ZodMiniArray<z.ZodMiniArray<z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>>>;
                        }, z.core.$strip>], "type">;
                    properties: z.ZodMiniObject<{
                        name: z.ZodMiniString<string>;
                        note: z.ZodMiniOptional<z.ZodMiniString<string>>;
                    }, z.core.$strip>;
                }, z.core.$strip>>;
            }, z.core.$strip>;
            plots: z.ZodMiniObject<{
                type: z.ZodMiniLiteral<"FeatureCollection">;
                features: z.ZodMiniArray<z.ZodMiniObject<{
                    type: z.ZodMiniLiteral<"Feature">;
                    geometry: z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
                            type: z.ZodMiniLiteral<"Point">;
                            coordinates: z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>;
                        }, z.core.$strip>, z.ZodMiniObject<{
                            type: z.ZodMiniLiteral<"LineString">;
                            coordinates: z.ZodMiniArray<z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>>;
                        }, z.core.$strip>, z.ZodMiniObject<{
                            type: z.ZodMiniLiteral<"Polygon">;
                            coordinates: z.ZodMiniArray<z.ZodMiniArray<z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>>>;
                        }, z.core.$strip>], "type">;
                    properties: z.ZodMiniObject<{
                        name: z.ZodMiniString<string>;
                        note: z.ZodMiniOptional<z.ZodMiniString<string>>;
                    }, z.core.$strip>;
                }, z.core.$strip>>;
            }, z.core.$strip>;
            water: z.ZodMiniObject<{
                type: z.ZodMiniLiteral<"FeatureCollection">;
                features: z.ZodMiniArray<z.ZodMiniObject<{
                    type: z.ZodMiniLiteral<"Feature">;
                    geometry: z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
                            type: z.ZodMiniLiteral<"Point">;
                            coordinates: z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>;
                        }, z.core.$strip>, z.ZodMiniObject<{
                            type: z.ZodMiniLiteral<"LineString">;
                            coordinates: z.ZodMiniArray<z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>>;
                        }, z.core.$strip>, z.ZodMiniObject<{
                            type: z.ZodMiniLiteral<"Polygon">;
                            coordinates: z.ZodMiniArray<z.ZodMiniArray<z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>>>;
                        }, z.core.$strip>], "type">;
                    properties: z.ZodMiniObject<{
                        name: z.ZodMiniString<string>;
                        note: z.ZodMiniOptional<z.ZodMiniString<string>>;
                    }, z.core.$strip>;
                }, z.core.$strip>>;
            }, z.core.$strip>;
            paths: z.ZodMiniObject<{
                type: z.ZodMiniLiteral<"FeatureCollection">;
                features: z.ZodMiniArray<z.ZodMiniObject<{
                    type: z.ZodMiniLiteral<"Feature">;
                    geometry: z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
                            type: z.ZodMiniLiteral<"Point">;
                            coordinates: z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>;
                        }, z.core.$strip>, z.ZodMiniObject<{
                            type: z.ZodMiniLiteral<"LineString">;
                            coordinates: z.ZodMiniArray<z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>>;
                        }, z.core.$strip>, z.ZodMiniObject<{
                            type: z.ZodMiniLiteral<"Polygon">;
                            coordinates: z.ZodMiniArray<z.ZodMiniArray<z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>>>;
                        }, z.core.$strip>], "type">;
                    properties: z.ZodMiniObject<{
                        name: z.ZodMiniString<string>;
                        note: z.ZodMiniOptional<z.ZodMiniString<string>>;
                    }, z.core.$strip>;
                }, z.core.$strip>>;
            }, z.core.$strip>;
            habitation: z.ZodMiniObject<{
                type: z.ZodMiniLiteral<"FeatureCollection">;
                features: z.ZodMiniArray<z.ZodMiniObject<{
                    type: z.ZodMiniLiteral<"Feature">;
                    geometry: z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
                            type: z.ZodMiniLiteral<"Point">;
                            coordinates: z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>;
                        }, z.core.$strip>, z.ZodMiniObject<{
                            type: z.ZodMiniLiteral<"LineString">;
                            coordinates: z.ZodMiniArray<z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>>;
                        }, z.core.$strip>, z.ZodMiniObject<{
                            type: z.ZodMiniLiteral<"Polygon">;
                            coordinates: z.ZodMiniArray<z.ZodMiniArray<z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>>>;
                        }, z.core.$strip>], "type">;
                    properties: z.ZodMiniObject<{
                        name: z.ZodMiniString<string>;
                        note: z.ZodMiniOptional<z.ZodMiniString<string>>;
                    }, z.core.$strip>;
                }, z.core.$strip>>;
            }, z.core.$strip>;
        }, z.core.$strip>;
        plots: z.ZodMiniArray<z.ZodMiniObject<{
            name: z.ZodMiniString<string>;
            radiusM: z.ZodMiniNumber<number>;
            surveyedOn: z.ZodMiniString<string>;
            trees: z.ZodMiniArray<z.ZodMiniObject<{
                localName: z.ZodMiniString<string>;
                scientificName: z.ZodMiniString<string>;
                girthCm: z.ZodMiniNumber<number>;
                heightM: z.ZodMiniNumber<number>;
            }, z.core.$strip>>;
        }, z.core.$strip>>;
        institutions: z.ZodMiniObject<{
            forest: z.ZodMiniObject<{
                legalStatus: z.ZodMiniString<string>;
                areaHectares: z.ZodMiniNumber<number>;
                elevationM: z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>;
                vegetation: z.ZodMiniString<string>;
            }, z.core.$strip>;
            settlements: z.ZodMiniArray<z.ZodMiniObject<{
                name: z.ZodMiniString<string>;
                households: z.ZodMiniNumber<number>;
                people: z.ZodMiniNumber<number>;
                distanceKm: z.ZodMiniNumber<number>;
                note: z.ZodMiniString<string>;
            }, z.core.$strip>>;
            userGroups: z.ZodMiniArray<z.ZodMiniObject<{
                name: z.ZodMiniString<string>;
                settlement: z.ZodMiniString<string>;
                members: z.ZodMiniNumber<number>;
                dependence: z.ZodMiniString<string>;
            }, z.core.$strip>>;
            associations: z.ZodMiniArray<z.ZodMiniObject<{
                name: z.ZodMiniString<string>;
                formed: z.ZodMiniNumber<number>;
                members: z.ZodMiniNumber<number>;
                committee: z.ZodMiniObject<{
                    women: z.ZodMiniNumber<number>;
                    seats: z.ZodMiniNumber<number>;
                }, z.core.$strip>;
                meets: z.ZodMiniString<string>;
                duties: z.ZodMiniArray<z.ZodMiniString<string>>;
            }, z.core.$strip>>;
            rules: z.ZodMiniArray<z.ZodMiniObject<{
                level: z.ZodMiniEnum<{
                    "collective-choice": "collective-choice";
                    constitutional: "constitutional";
                    operational: "operational";
                }>;
                about: z.ZodMiniString<string>;
                rule: z.ZodMiniString<string>;
                madeBy: z.ZodMiniString<string>;
                followed: z.ZodMiniString<string>;
            }, z.core.$strip>>;
            products: z.ZodMiniArray<z.ZodMiniObject<{
                name: z.ZodMiniString<string>;
                season: z.ZodMiniString<string>;
                usedFor: z.ZodMiniString<string>;
                householdsPercent: z.ZodMiniNumber<number>;
                sold: z.ZodMiniBoolean<boolean>;
            }, z.core.$strip>>;
            sanctions: z.ZodMiniArray<z.ZodMiniObject<{
                step: z.ZodMiniNumber<number>;
                when: z.ZodMiniString<string>;
                consequence: z.ZodMiniString<string>;
                imposedBy: z.ZodMiniString<string>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
    }, z.core.$strip>;
    export type FieldSiteViewers = z.infer<typeof FieldSiteViewers>;
    export const FileHashes: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>;
    export type FileHashes = z.infer<typeof FileHashes>;
    export const FileIntegrity: z.ZodMiniString<string>;
    export const ForestData: z.ZodMiniObject<{
        legalOwner: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>>>;
        question1: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>>>;
        question2: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>>>;
        question3: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>>>;
        question4: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>>>;
        question5: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>>>;
        question6: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>>>;
        question7: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>>>;
        question8: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>>>;
        question9: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>>>;
        question10: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>>>;
        question11: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>>>;
        question12: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>>>;
        question13: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>>>;
        question14: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>>>;
        question15: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>>>;
        question16: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>>>;
    }, z.core.$strip>;
    export type ForestData = z.infer<typeof ForestData>;
    export const ForestInstitutions: z.ZodMiniObject<{
        forest: z.ZodMiniObject<{
            legalStatus: z.ZodMiniString<string>;
            areaHectares: z.ZodMiniNumber<number>;
            elevationM: z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>;
            vegetation: z.ZodMiniString<string>;
        }, z.core.$strip>;
        settlements: z.ZodMiniArray<z.ZodMiniObject<{
            name: z.ZodMiniString<string>;
            households: z.ZodMiniNumber<number>;
            people: z.ZodMiniNumber<number>;
            distanceKm: z.ZodMiniNumber<number>;
            note: z.ZodMiniString<string>;
        }, z.core.$strip>>;
        userGroups: z.ZodMiniArray<z.ZodMiniObject<{
            name: z.ZodMiniString<string>;
            settlement: z.ZodMiniString<string>;
            members: z.ZodMiniNumber<number>;
            dependence: z.ZodMiniString<string>;
        }, z.core.$strip>>;
        associations: z.ZodMiniArray<z.ZodMiniObject<{
            name: z.ZodMiniString<string>;
            formed: z.ZodMiniNumber<number>;
            members: z.ZodMiniNumber<number>;
            committee: z.ZodMiniObject<{
                women: z.ZodMiniNumber<number>;
                seats: z.ZodMiniNumber<number>;
            }, z.core.$strip>;
            meets: z.ZodMiniString<string>;
            duties: z.ZodMiniArray<z.ZodMiniString<string>>;
        }, z.core.$strip>>;
        rules: z.ZodMiniArray<z.ZodMiniObject<{
            level: z.ZodMiniEnum<{
                "collective-choice": "collective-choice";
                constitutional: "constitutional";
                operational: "operational";
            }>;
            about: z.ZodMiniString<string>;
            rule: z.ZodMiniString<string>;
            madeBy: z.ZodMiniString<string>;
            followed: z.ZodMiniString<string>;
        }, z.core.$strip>>;
        products: z.ZodMiniArray<z.ZodMiniObject<{
            name: z.ZodMiniString<string>;
            season: z.ZodMiniString<string>;
            usedFor: z.ZodMiniString<string>;
            householdsPercent: z.ZodMiniNumber<number>;
            sold: z.ZodMiniBoolean<boolean>;
        }, z.core.$strip>>;
        sanctions: z.ZodMiniArray<z.ZodMiniObject<{
            step: z.ZodMiniNumber<number>;
            when: z.ZodMiniString<string>;
            consequence: z.ZodMiniString<string>;
            imposedBy: z.ZodMiniString<string>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
    export type ForestInstitutions = z.infer<typeof ForestInstitutions>;
    export const ForestPlot: z.ZodMiniObject<{
        name: z.ZodMiniString<string>;
        radiusM: z.ZodMiniNumber<number>;
        surveyedOn: z.ZodMiniString<string>;
        trees: z.ZodMiniArray<z.ZodMiniObject<{
            localName: z.ZodMiniString<string>;
            scientificName: z.ZodMiniString<string>;
            girthCm: z.ZodMiniNumber<number>;
            heightM: z.ZodMiniNumber<number>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
    export type ForestPlot = z.infer<typeof ForestPlot>;
    export const FormAccessAnswer: z.ZodMiniObject<{
        success: z.ZodMiniLiteral<true>;
    }, z.core.$strip>;
    export const FormAccessRequest: z.ZodMiniObject<{
        projectId: z.ZodMiniUnion<readonly [z.ZodMiniInt, z.ZodMiniString<string>]>;
        formId: z.ZodMiniString<string>;
        roleId: z.ZodMiniUnion<readonly [z.ZodMiniInt, z.ZodMiniString<string>]>;
        userId: z.ZodMiniUnion<readonly [z.ZodMiniInt, z.ZodMiniString<string>]>;
        location: z.ZodMiniString<string>;
        pin: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strip>;
    export type FormAccessRequest = z.infer<typeof FormAccessRequest>;
    export const FormCatalogueAnswer: z.ZodMiniObject<{
        targeted: z.ZodMiniArray<z.ZodMiniObject<{
            id: z.ZodMiniNumber<number>;
            name: z.ZodMiniString<string>;
            name2: z.ZodMiniString<string>;
            formId: z.ZodMiniString<string>;
            roleId: z.ZodMiniNumber<number>;
            projectId: z.ZodMiniNumber<number>;
            icon: z.ZodMiniString<string>;
            location: z.ZodMiniLiteral<"other">;
            languages: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
        }, z.core.$strip>>;
        open: z.ZodMiniArray<z.ZodMiniObject<{
            id: z.ZodMiniNumber<number>;
            name: z.ZodMiniString<string>;
            name2: z.ZodMiniString<string>;
            formId: z.ZodMiniString<string>;
            roleId: z.ZodMiniNumber<number>;
            projectId: z.ZodMiniNumber<number>;
            icon: z.ZodMiniString<string>;
            location: z.ZodMiniLiteral<"other">;
            languages: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
    export type FormCatalogueAnswer = z.infer<typeof FormCatalogueAnswer>;
    export interface FormCatalogueEntry {
        id: number;
        name: string;
        name2: string;
        formId: string;
        roleId: number;
        projectId: number;
        icon: string;
        location: 'other';
        languages?: readonly string[] | undefined;
    }
    export const FormRequestAnswer: z.ZodMiniObject<{
        waits: z.ZodMiniLiteral<true>;
    }, z.core.$strip>;
    export const FormRequestRequest: z.ZodMiniObject<{
        formId: z.ZodMiniString<string>;
        reason: z.ZodMiniString<string>;
    }, z.core.$strip>;
    export type FormRequestRequest = z.infer<typeof FormRequestRequest>;
    export const FrontEndSettings: z.ZodMiniObject<{
        brand: z.ZodMiniObject<{
            name: z.ZodMiniString<string>;
            color: z.ZodMiniString<string>;
        }, z.core.$strip>;
        host: z.ZodMiniOptional<z.ZodMiniString<string>>;
        services: z.ZodMiniObject<{
            statistics: z.ZodMiniString<string>;
            accounts: z.ZodMiniString<string>;
            gaps: z.ZodMiniString<string>;
            profiles: z.ZodMiniString<string>;
            collection: z.ZodMiniString<string>;
            collectedData: z.ZodMiniString<string>;
            fieldSites: z.ZodMiniString<string>;
            remoteFailures: z.ZodMiniOptional<z.ZodMiniString<string>>;
            publicCards: z.ZodMiniOptional<z.ZodMiniString<string>>;
            administration: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$strip>;
        remoteOrigins: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>;
        overrideOrigins: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
        identity: z.ZodMiniObject<{
            registerUrl: z.ZodMiniString<string>;
            recoverUrl: z.ZodMiniString<string>;
            provider: z.ZodMiniOptional<z.ZodMiniObject<{
                name: z.ZodMiniString<string>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
        collect: z.ZodMiniObject<{
            serverUrl: z.ZodMiniString<string>;
            central: z.ZodMiniOptional<z.ZodMiniObject<{
                url: z.ZodMiniString<string>;
                projectId: z.ZodMiniNumber<number>;
            }, z.core.$strip>>;
            storeUrl: z.ZodMiniString<string>;
        }, z.core.$strip>;
        map: z.ZodMiniObject<{
            wmsUrl: z.ZodMiniString<string>;
            lightTiles: z.ZodMiniString<string>;
            satelliteTiles: z.ZodMiniString<string>;
            odishaBlocksUrl: z.ZodMiniString<string>;
            himachalBlocksUrl: z.ZodMiniString<string>;
            publicPage: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$strip>;
        viewers: z.ZodMiniObject<{
            layers: z.ZodMiniString<string>;
            plots: z.ZodMiniString<string>;
            ifri: z.ZodMiniString<string>;
        }, z.core.$strip>;
        fieldSites: z.ZodMiniObject<{
            userId: z.ZodMiniString<string>;
        }, z.core.$strip>;
        links: z.ZodMiniObject<{
            dataExplorer: z.ZodMiniString<string>;
            uavEngine: z.ZodMiniString<string>;
            documentation: z.ZodMiniString<string>;
            satelliteExtractor: z.ZodMiniOptional<z.ZodMiniString<string>>;
            motionSensor: z.ZodMiniOptional<z.ZodMiniString<string>>;
            forestryCollector: z.ZodMiniOptional<z.ZodMiniString<string>>;
            dataValidator: z.ZodMiniOptional<z.ZodMiniString<string>>;
            forum: z.ZodMiniString<string>;
            instagram: z.ZodMiniString<string>;
            youtube: z.ZodMiniString<string>;
            github: z.ZodMiniString<string>;
            x: z.ZodMiniString<string>;
            linkedin: z.ZodMiniString<string>;
        }, z.core.$strip>;
        missingLinkPage: z.ZodMiniOptional<z.ZodMiniString<string>>;
        contact: z.ZodMiniOptional<z.ZodMiniObject<{
            address: z.ZodMiniOptional<z.ZodMiniString<string>>;
            phone: z.ZodMiniOptional<z.ZodMiniString<string>>;
            website: z.ZodMiniOptional<z.ZodMiniString<string>>;
            mail: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$strip>>;
        languages: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
        offline: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        demonstration: z.ZodMiniBoolean<boolean>;
    }, z.core.$strip>;
    export type FrontEndSettings = z.infer<typeof FrontEndSettings>;
    export const GOALS: readonly ["No Poverty", "Zero Hunger", "Good Health and Well-Being", "Quality Education", "Gender Equality", "Clean Water and Sanitation", "Affordable and Clean Energy", "Decent Work and Economic Growth", "Industry Innovation and Infrastructure", "Reduced Inequalities", "Sustainable Cities and Communities", "Responsible Consumption and Production", "Climate Action", "Life Below Water", "Life and Land", "Peace Justice and Strong Institutions", "Partnerships For The Goals"];
    export const GapSuggestion: z.ZodMiniObject<{
        userName: z.ZodMiniString<string>;
        fullName: z.ZodMiniString<string>;
        country: z.ZodMiniString<string>;
        sdg: z.ZodMiniString<string>;
        extraDetail: z.ZodMiniString<string>;
    }, z.core.$strip>;
    export type GapSuggestion = z.infer<typeof GapSuggestion>;
    export const GapSuggestionAnswer: z.ZodMiniObject<{
        received: z.ZodMiniLiteral<true>;
    }, z.core.$strip>;
    export interface GeoBox {
        west: number;
        south: number;
        east: number;
        north: number;
    }
    export const GeoBoxText: z.ZodMiniString<string>;
    export const HOST_FILES_ATTRIBUTE = "data-files";
    export const HOST_NAME = "host";
    export const HOST_PAGE = "page.html";
    export const HOST_PROVIDED = "provided.json";
    export const HOST_SHELL = "shell.cjs";
    export interface HeadElement {
        tag: 'meta' | 'link';
        key: 'name' | 'property' | 'rel' | 'hreflang';
        name: string;
        value: string | undefined;
    }
    export const HomeStatistics: z.ZodMiniObject<{
        totalspecies: z.ZodMiniNumber<unknown>;
        totalcollector: z.ZodMiniNumber<unknown>;
        totalcontributions: z.ZodMiniNumber<unknown>;
    }, z.core.$strip>;
    export type HomeStatistics = z.infer<typeof HomeStatistics>;
    export const IDEMPOTENCY_KEY = "idempotency-key";
    export const IDENTITY_POPUP: {
        readonly desktop: {
            readonly width: 600;
            readonly height: 720;
        };
        readonly mobile: {
            readonly width: 480;
            readonly height: 720;
        };
    };
    export const IdempotencyKeyHeader: z.ZodMiniObject<{
        "idempotency-key": z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strip>;
    export type IdempotencyKeyHeader = z.infer<typeof IdempotencyKeyHeader>;
    export const IdentityMessage: z.ZodMiniObject<{
        type: z.ZodMiniLiteral<"aranya/identity">;
        outcome: z.ZodMiniEnum<{
            recovered: "recovered";
            registered: "registered";
        }>;
        phoneNumber: z.ZodMiniString<string>;
    }, z.core.$strip>;
    export type IdentityMessage = z.infer<typeof IdentityMessage>;
    export const KeepAccountRequest: z.ZodMiniObject<{
        phoneNumber: z.ZodMiniString<string>;
        password: z.ZodMiniString<string>;
        deviceMarks: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
    }, z.core.$strip>;
    export type KeepAccountRequest = z.infer<typeof KeepAccountRequest>;
    export const LEAFLET_MARKUP: readonly string[];
    export const LINK_ICONS: readonly ['home', 'event', 'stories', 'leaf'];
    export const LINK_PLACES: readonly ['main', 'foot', 'menu', 'sign-in', 'person'];
    export const LONG_WAIT_MS = 6000;
    export const Language: z.ZodMiniString<string>;
    export type Language = z.infer<typeof Language>;
    export const LanguageAnswer: z.ZodMiniObject<{
        language: z.ZodMiniString<string>;
    }, z.core.$strip>;
    export interface LanguageMessage {
        type: 'aranya/language';
        language: Language;
    }
    export const LanguageRequest: z.ZodMiniObject<{
        language: z.ZodMiniString<string>;
    }, z.core.$strip>;
    export type LanguageRequest = z.infer<typeof LanguageRequest>;
    export const LayerFeature: z.ZodMiniObject<{
        type: z.ZodMiniLiteral<"Feature">;
        geometry: z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
                type: z.ZodMiniLiteral<"Point">;
                coordinates: z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>;
            }, z.core.$strip>, z.ZodMiniObject<{
                type: z.ZodMiniLiteral<"LineString">;
                coordinates: z.ZodMiniArray<z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>>;
            }, z.core.$strip>, z.ZodMiniObject<{
                type: z.ZodMiniLiteral<"Polygon">;
                coordinates: z.ZodMiniArray<z.ZodMiniArray<z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>>>;
            }, z.core.$strip>], "type">;
        properties: z.ZodMiniObject<{
            name: z.ZodMiniString<string>;
            note: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$strip>;
    }, z.core.$strip>;
    export type LayerFeature = z.infer<typeof LayerFeature>;
    export type LayerFeatures = z.infer<typeof Layer>;
    export type LinkIcon = (typeof LINK_ICONS)[number];
    export type LinkPlace = (typeof LINK_PLACES)[number];
    export interface ListedPage {
        path: string;
        languages: Language[];
    }
    export const LoginAnswer: z.ZodMiniObject<{
        user: z.ZodMiniObject<{
            id: z.ZodMiniString<string>;
            name: z.ZodMiniString<string>;
            phoneNumber: z.ZodMiniString<string>;
            email: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            password: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            userImageUri: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            organization: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            organizationName: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            webURL: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            address: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            feedback: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            odkUserId: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>>>;
            isTrialFormCompleted: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniUnion<readonly [z.ZodMiniBoolean<boolean>, z.ZodMiniString<string>, z.ZodMiniNumber<number>]>>>;
            mobileCompanyName: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            location: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            language: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            isCommForUser: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>, z.ZodMiniBoolean<boolean>]>>>;
            isAdministrator: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>;
            contributions: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniNumber<number>>>;
        }, z.core.$strip>;
        token: z.ZodMiniString<string>;
        odkInfo: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
            odkToken: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            allFormAccess: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniUnknown>>>;
            isOlderThanPin: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>;
        }, z.core.$strip>>>;
        deviceMark: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    }, z.core.$strip>;
    export type LoginAnswer = z.infer<typeof LoginAnswer>;
    export const LoginRequest: z.ZodMiniObject<{
        phoneNumber: z.ZodMiniString<string>;
        password: z.ZodMiniString<string>;
        deviceMarks: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
    }, z.core.$strip>;
    export type LoginRequest = z.infer<typeof LoginRequest>;
    export const MAP_CENTRE: readonly [number, number];
    export const MAP_HEIGHT = "65vh";
    export const MAP_ZOOM = 5;
    export const MOBILE_MAX_WIDTH = 768;
    export const MailUpdatesAnswer: z.ZodMiniObject<{
        received: z.ZodMiniLiteral<true>;
    }, z.core.$strip>;
    export const MailUpdatesRequest: z.ZodMiniObject<{
        email: z.ZodMiniString<string>;
        language: z.ZodMiniString<string>;
        consent: z.ZodMiniLiteral<true>;
    }, z.core.$strip>;
    export type MailUpdatesRequest = z.infer<typeof MailUpdatesRequest>;
    export const ManifestIntegrity: z.ZodMiniObject<{
        files: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>;
    }, z.core.$strip>;
    export type ManifestIntegrity = z.infer<typeof ManifestIntegrity>;
    export const NewPin: z.ZodMiniString<string>;
    export const NumericId: z.ZodMiniUnion<readonly [z.ZodMiniInt, z.ZodMiniString<string>]>;
    export const OFFLINE_PAGE = "/offline-page";
    export const OPEN_FORMS: readonly FormCatalogueEntry[];
    export const ORGANISATION_TYPES: readonly ["Community", "Government", "Academic and Research", "Civil Society", "Corporations", "Others"];
    export const ORIGINS: Origin[];
    export const OVERLAY_SPECIES: readonly OverlaySpecies[];
    export const OccurrenceFeature: z.ZodMiniObject<{
        type: z.ZodMiniLiteral<"Feature">;
        geometry: z.ZodMiniObject<{
            type: z.ZodMiniLiteral<"Point">;
            coordinates: z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>;
        }, z.core.$strip>;
        properties: z.ZodMiniObject<{
            speciesName: z.ZodMiniString<string>;
            localName: z.ZodMiniNullable<z.ZodMiniString<string>>;
            count: z.ZodMiniInt;
        }, z.core.$strip>;
    }, z.core.$strip>;
    export type OccurrenceFeature = z.infer<typeof OccurrenceFeature>;
    export const OccurrenceSpecies: z.ZodMiniObject<{
        speciesName: z.ZodMiniString<string>;
        localName: z.ZodMiniNullable<z.ZodMiniString<string>>;
        hindi: z.ZodMiniNullable<z.ZodMiniString<string>>;
        odia: z.ZodMiniNullable<z.ZodMiniString<string>>;
        count: z.ZodMiniInt;
    }, z.core.$strip>;
    export type OccurrenceSpecies = z.infer<typeof OccurrenceSpecies>;
    export const OdkInfo: z.ZodMiniObject<{
        odkToken: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        allFormAccess: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniUnknown>>>;
        isOlderThanPin: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>;
    }, z.core.$strip>;
    export type OdkInfo = z.infer<typeof OdkInfo>;
    export type Origin = 'host' | RemoteName | 'server' | 'identity';
    export interface OverlaySpecies {
        localName: string;
        hindi: string;
        odia: string | null;
        scientificName: string;
    }
    export const OwnFormRequest: z.ZodMiniObject<{
        formId: z.ZodMiniString<string>;
        state: z.ZodMiniEnum<{
            granted: "granted";
            refused: "refused";
            waiting: "waiting";
        }>;
        answer: z.ZodMiniString<string>;
    }, z.core.$strip>;
    export type OwnFormRequest = z.infer<typeof OwnFormRequest>;
    export const OwnFormRequestsAnswer: z.ZodMiniObject<{
        requests: z.ZodMiniArray<z.ZodMiniObject<{
            formId: z.ZodMiniString<string>;
            state: z.ZodMiniEnum<{
                granted: "granted";
                refused: "refused";
                waiting: "waiting";
            }>;
            answer: z.ZodMiniString<string>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
    export type OwnFormRequestsAnswer = z.infer<typeof OwnFormRequestsAnswer>;
    export const OwnRecord: z.ZodMiniObject<{
        id: z.ZodMiniString<string>;
        formTitle: z.ZodMiniString<string>;
        formVersion: z.ZodMiniNullable<z.ZodMiniString<string>>;
        receivedAt: z.ZodMiniString<string>;
        observedOn: z.ZodMiniNullable<z.ZodMiniString<string>>;
        species: z.ZodMiniArray<z.ZodMiniObject<{
            speciesName: z.ZodMiniString<string>;
            localName: z.ZodMiniNullable<z.ZodMiniString<string>>;
            place: z.ZodMiniNullable<z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>>;
        }, z.core.$strip>>;
        speciesCount: z.ZodMiniInt;
        photos: z.ZodMiniArray<z.ZodMiniString<string>>;
        unshownPhotos: z.ZodMiniInt;
        isInCentral: z.ZodMiniBoolean<boolean>;
        hasIssues: z.ZodMiniBoolean<boolean>;
        fate: z.ZodMiniEnum<{
            coarse: "coarse";
            counted: "counted";
            "not-counted": "not-counted";
            "not-public": "not-public";
            received: "received";
        }>;
        reasons: z.ZodMiniArray<z.ZodMiniEnum<{
            encrypted: "encrypted";
            "no-place": "no-place";
            "no-species": "no-species";
            rejected: "rejected";
            trial: "trial";
            unlisted: "unlisted";
        }>>;
        coarseDegrees: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
    }, z.core.$strip>;
    export type OwnRecord = z.infer<typeof OwnRecord>;
    export const OwnRecords: z.ZodMiniObject<{
        records: z.ZodMiniArray<z.ZodMiniObject<{
            id: z.ZodMiniString<string>;
            formTitle: z.ZodMiniString<string>;
            formVersion: z.ZodMiniNullable<z.ZodMiniString<string>>;
            receivedAt: z.ZodMiniString<string>;
            observedOn: z.ZodMiniNullable<z.ZodMiniString<string>>;
            species: z.ZodMiniArray<z.ZodMiniObject<{
                speciesName: z.ZodMiniString<string>;
                localName: z.ZodMiniNullable<z.ZodMiniString<string>>;
                place: z.ZodMiniNullable<z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>>;
            }, z.core.$strip>>;
            speciesCount: z.ZodMiniInt;
            photos: z.ZodMiniArray<z.ZodMiniString<string>>;
            unshownPhotos: z.ZodMiniInt;
            isInCentral: z.ZodMiniBoolean<boolean>;
            hasIssues: z.ZodMiniBoolean<boolean>;
            fate: z.ZodMiniEnum<{
                coarse: "coarse";
                counted: "counted";
                "not-counted": "not-counted";
                "not-public": "not-public";
                received: "received";
            }>;
            reasons: z.ZodMiniArray<z.ZodMiniEnum<{
                encrypted: "encrypted";
                "no-place": "no-place";
                "no-species": "no-species";
                rejected: "rejected";
                trial: "trial";
                unlisted: "unlisted";
            }>>;
            coarseDegrees: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        }, z.core.$strip>>;
        total: z.ZodMiniInt;
        next: z.ZodMiniNullable<z.ZodMiniString<string>>;
    }, z.core.$strip>;
    export type OwnRecords = z.infer<typeof OwnRecords>;
    export const OwnRecordsQuery: z.ZodMiniObject<{
        after: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strip>;
    export type OwnRecordsQuery = z.infer<typeof OwnRecordsQuery>;
    export const PERSIST_KEY = "root";
    export const PERSIST_TIMEOUT_MS = 5000;
    export const PROBLEMS: {
        readonly invalid_input: {
            readonly status: 400;
            readonly message: 'Please check the marked fields.';
        };
        readonly not_signed_in: {
            readonly status: 401;
            readonly message: 'Please sign in first.';
        };
        readonly wrong_credentials: {
            readonly status: 401;
            readonly message: 'The phone number or the PIN is wrong.';
        };
        readonly forbidden: {
            readonly status: 403;
            readonly message: 'Forbidden';
        };
        readonly session_ended: {
            readonly status: 403;
            readonly message: 'Forbidden';
        };
        readonly wrong_pin: {
            readonly status: 403;
            readonly message: 'This is not your PIN.';
        };
        readonly account_closing: {
            readonly status: 409;
            readonly message: 'You closed this account. You can still keep it.';
        };
        readonly account_suspended: {
            readonly status: 403;
            readonly message: 'An administrator has suspended this account. Please write to the institute.';
        };
        readonly guardian_needed: {
            readonly status: 403;
            readonly message: 'A child under 10 needs a parent or guardian who agrees. Nothing was stored; come back together.';
        };
        readonly wrong_form_pin: {
            readonly status: 403;
            readonly message: 'You have entered the wrong pin!';
        };
        readonly form_pin_guarded: {
            readonly status: 403;
            readonly message: 'Too many wrong PINs were tried for this form today. Your request was noted; an administrator can give you the form.';
        };
        readonly not_found: {
            readonly status: 404;
            readonly message: 'There is nothing at this address.';
        };
        readonly too_slow: {
            readonly status: 408;
            readonly message: 'This took too long to arrive. Please try again where the network is better.';
        };
        readonly already_has_access: {
            readonly status: 409;
            readonly message: 'You already have this form access.';
        };
        readonly done_otherwise: {
            readonly status: 409;
            readonly message: 'This has arrived already, as you wrote it first. The change was not taken.';
        };
        readonly form_closed: {
            readonly status: 409;
            readonly message: 'This campaign is closing or closed: its form is not given out any more.';
        };
        readonly draft_replaced: {
            readonly status: 409;
            readonly message: string;
        };
        readonly done_in_central: {
            readonly status: 409;
            readonly message: 'This is done in ODK Central: phones of this product send their records there.';
        };
        readonly app_user_of_another: {
            readonly status: 409;
            readonly message: 'This app user belongs to somebody already.';
        };
        readonly phone_already_registered: {
            readonly status: 409;
            readonly message: 'This phone number has an account already. Sign in, or reset your PIN.';
        };
        readonly weak_pin: {
            readonly status: 400;
            readonly message: 'This PIN is too easy to guess. Choose another one.';
        };
        readonly phone_country: {
            readonly status: 400;
            readonly message: 'Text messages cannot be sent to phone numbers of this country.';
        };
        readonly wrong_code: {
            readonly status: 400;
            readonly message: 'This code is wrong or too old. Ask for a new one.';
        };
        readonly too_large: {
            readonly status: 413;
            readonly message: 'This is larger than the server accepts.';
        };
        readonly unknown_host: {
            readonly status: 421;
            readonly message: 'This server is not asked under this name. Use localhost, its IP address or its own name.';
        };
        readonly unsupported_image: {
            readonly status: 415;
            readonly message: 'Please choose a JPEG, PNG or WebP picture.';
        };
        readonly too_many_attempts: {
            readonly status: 429;
            readonly message: 'Too many attempts. Wait a few minutes and try again.';
        };
        readonly busy: {
            readonly status: 503;
            readonly message: 'Too many pictures and maps are being made. Nothing is lost; try again in a moment.';
        };
        readonly no_text_messages: {
            readonly status: 503;
            readonly message: string;
        };
        readonly text_messages_used_up: {
            readonly status: 429;
            readonly message: 'So many codes were asked for that no more can be sent just now.';
        };
        readonly internal: {
            readonly status: 500;
            readonly message: 'Something went wrong on our side. Please try again.';
        };
        readonly collection_unavailable: {
            readonly status: 503;
            readonly message: 'The collection server does not answer at the moment. Please try again in a minute.';
        };
        readonly storage_unavailable: {
            readonly status: 503;
            readonly message: 'Photos cannot be stored right now. Yours stay on the phone; send them again later.';
        };
        readonly provider_unavailable: {
            readonly status: 503;
            readonly message: 'The sign-in service does not answer. Try again later, or sign in with your PIN.';
        };
        readonly provider_ticket_used: {
            readonly status: 400;
            readonly message: 'This sign-in took too long or was used already. Please sign in again.';
        };
        readonly unavailable: {
            readonly status: 503;
            readonly message: 'The server cannot reach its records just now. Nothing is lost; try again in a minute.';
        };
        readonly storage_full: {
            readonly status: 507;
            readonly message: 'The server has no space left. Your record stays on the phone; send it again later.';
        };
    };
    export const PROJECT_ID = 1;
    export const PROVIDER_TROUBLES: readonly ['denied', 'expired', 'no-phone', 'provider'];
    export interface PageHead {
        title: string;
        language: string;
        elements: HeadElement[];
    }
    export const PageMarkup: z.ZodMiniObject<{
        html: z.ZodMiniString<string>;
        styles: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>;
    }, z.core.$strip>;
    export type PageMarkup = z.infer<typeof PageMarkup>;
    export interface PageSite {
        brand: string;
        address?: string | undefined;
        languages?: readonly Language[] | undefined;
    }
    export const PhoneAnswer: z.ZodMiniObject<{
        knowsPhone: z.ZodMiniBoolean<boolean>;
        formListAt: z.ZodMiniNullable<z.ZodMiniString<string>>;
        lastSeenAt: z.ZodMiniNullable<z.ZodMiniString<string>>;
        trialRecordAt: z.ZodMiniNullable<z.ZodMiniString<string>>;
        allFormAccess: z.ZodMiniArray<z.ZodMiniString<string>>;
    }, z.core.$strip>;
    export type PhoneAnswer = z.infer<typeof PhoneAnswer>;
    export const PhoneNumber: z.ZodMiniString<string>;
    export const PlotTree: z.ZodMiniObject<{
        localName: z.ZodMiniString<string>;
        scientificName: z.ZodMiniString<string>;
        girthCm: z.ZodMiniNumber<number>;
        heightM: z.ZodMiniNumber<number>;
    }, z.core.$strip>;
    export type PlotTree = z.infer<typeof PlotTree>;
    export const PrerenderedPage: z.ZodMiniObject<{
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
    export const ProblemBody: z.ZodMiniObject<{
        code: z.ZodMiniString<string>;
        message: z.ZodMiniString<string>;
        fields: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
            field: z.ZodMiniString<string>;
            message: z.ZodMiniString<string>;
        }, z.core.$strip>>>;
        retryAfterSeconds: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
        closesAt: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strip>;
    export type ProblemBody = z.infer<typeof ProblemBody>;
    export type ProblemCode = keyof typeof PROBLEMS;
    export const ProfileAnswer: z.ZodMiniObject<{
        id: z.ZodMiniString<string>;
        name: z.ZodMiniString<string>;
        phoneNumber: z.ZodMiniString<string>;
        email: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        password: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        userImageUri: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        organization: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        organizationName: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        webURL: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        address: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        feedback: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        odkUserId: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>>>;
        isTrialFormCompleted: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniUnion<readonly [z.ZodMiniBoolean<boolean>, z.ZodMiniString<string>, z.ZodMiniNumber<number>]>>>;
        mobileCompanyName: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        location: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        language: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        isCommForUser: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>, z.ZodMiniBoolean<boolean>]>>>;
        isAdministrator: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>;
        contributions: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniNumber<number>>>;
        odkInfo: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
            odkToken: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            allFormAccess: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniUnknown>>>;
            isOlderThanPin: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>;
        }, z.core.$strip>>>;
    }, z.core.$strip>;
    export type ProfileAnswer = z.infer<typeof ProfileAnswer>;
    export const ProfileImageAnswer: z.ZodMiniObject<{
        userImageUri: z.ZodMiniString<string>;
    }, z.core.$strip>;
    export const ProfileImageRequest: z.ZodMiniObject<{
        phoneNumber: z.ZodMiniString<string>;
        base64Data: z.ZodMiniString<string>;
        token: z.ZodMiniString<string>;
    }, z.core.$strip>;
    export type ProfileImageRequest = z.infer<typeof ProfileImageRequest>;
    export const ProfileRequest: z.ZodMiniObject<{
        token: z.ZodMiniString<string>;
        phoneNumber: z.ZodMiniString<string>;
    }, z.core.$strip>;
    export type ProfileRequest = z.infer<typeof ProfileRequest>;
    export const ProfileUpdateRequest: z.ZodMiniObject<{
        token: z.ZodMiniString<string>;
        name: z.ZodMiniString<string>;
        phoneNumber: z.ZodMiniString<string>;
        email: z.ZodMiniString<string>;
        organization: z.ZodMiniString<string>;
        organizationName: z.ZodMiniString<string>;
        address: z.ZodMiniString<string>;
        webURL: z.ZodMiniString<string>;
        mobileCompanyName: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strip>;
    export type ProfileUpdateRequest = z.infer<typeof ProfileUpdateRequest>;
    export const ProviderAddress: z.ZodMiniObject<{
        address: z.ZodMiniURL;
    }, z.core.$strip>;
    export const ProviderSignInRequest: z.ZodMiniObject<{
        pageKey: z.ZodMiniString<string>;
        returnTo: z.ZodMiniURL;
    }, z.core.$strip>;
    export type ProviderSignInRequest = z.infer<typeof ProviderSignInRequest>;
    export const ProviderTicketRequest: z.ZodMiniObject<{
        ticket: z.ZodMiniString<string>;
        pageKey: z.ZodMiniString<string>;
    }, z.core.$strip>;
    export type ProviderTicketRequest = z.infer<typeof ProviderTicketRequest>;
    export type ProviderTrouble = (typeof PROVIDER_TROUBLES)[number];
    export const PublicCard: z.ZodMiniObject<{
        id: z.ZodMiniNumber<number>;
        title: z.ZodMiniString<string>;
        text: z.ZodMiniString<string>;
        place: z.ZodMiniString<string>;
        startsOn: z.ZodMiniNullable<z.ZodMiniString<string>>;
        endsOn: z.ZodMiniNullable<z.ZodMiniString<string>>;
        picture: z.ZodMiniString<string>;
        link: z.ZodMiniString<string>;
        past: z.ZodMiniBoolean<boolean>;
    }, z.core.$strip>;
    export type PublicCard = z.infer<typeof PublicCard>;
    export const PublicCards: z.ZodMiniObject<{
        campaigns: z.ZodMiniArray<z.ZodMiniObject<{
            id: z.ZodMiniNumber<number>;
            title: z.ZodMiniString<string>;
            text: z.ZodMiniString<string>;
            place: z.ZodMiniString<string>;
            startsOn: z.ZodMiniNullable<z.ZodMiniString<string>>;
            endsOn: z.ZodMiniNullable<z.ZodMiniString<string>>;
            picture: z.ZodMiniString<string>;
            link: z.ZodMiniString<string>;
            past: z.ZodMiniBoolean<boolean>;
        }, z.core.$strip>>;
        events: z.ZodMiniArray<z.ZodMiniObject<{
            id: z.ZodMiniNumber<number>;
            title: z.ZodMiniString<string>;
            text: z.ZodMiniString<string>;
            place: z.ZodMiniString<string>;
            startsOn: z.ZodMiniNullable<z.ZodMiniString<string>>;
            endsOn: z.ZodMiniNullable<z.ZodMiniString<string>>;
            picture: z.ZodMiniString<string>;
            link: z.ZodMiniString<string>;
            past: z.ZodMiniBoolean<boolean>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
    export type PublicCards = z.infer<typeof PublicCards>;
    export const PublicOccurrences: z.ZodMiniObject<{
        type: z.ZodMiniLiteral<"FeatureCollection">;
        features: z.ZodMiniArray<z.ZodMiniObject<{
            type: z.ZodMiniLiteral<"Feature">;
            geometry: z.ZodMiniObject<{
                type: z.ZodMiniLiteral<"Point">;
                coordinates: z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>;
            }, z.core.$strip>;
            properties: z.ZodMiniObject<{
                speciesName: z.ZodMiniString<string>;
                localName: z.ZodMiniNullable<z.ZodMiniString<string>>;
                count: z.ZodMiniInt;
            }, z.core.$strip>;
        }, z.core.$strip>>;
        species: z.ZodMiniArray<z.ZodMiniObject<{
            speciesName: z.ZodMiniString<string>;
            localName: z.ZodMiniNullable<z.ZodMiniString<string>>;
            hindi: z.ZodMiniNullable<z.ZodMiniString<string>>;
            odia: z.ZodMiniNullable<z.ZodMiniString<string>>;
            count: z.ZodMiniInt;
        }, z.core.$strip>>;
        total: z.ZodMiniInt;
    }, z.core.$strip>;
    export type PublicOccurrences = z.infer<typeof PublicOccurrences>;
    export const PublicOccurrencesQuery: z.ZodMiniObject<{
        bbox: z.ZodMiniString<string>;
        zoom: z.ZodMiniString<string>;
        species: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strip>;
    export type PublicOccurrencesQuery = z.infer<typeof PublicOccurrencesQuery>;
    export const QR: {
        readonly errorCorrection: 'high';
        readonly scale: 10;
        readonly modalWidth: 250;
    };
    export const RECORD_FATES: readonly ['received', 'counted', 'coarse', 'not-public', 'not-counted'];
    export const REMOTE_ENTRY = "remote-entry.js";
    export const REMOTE_NAMES: RemoteName[];
    export const REMOTE_SHOWN_EVENT = "aranya-remote-shown";
    export const ROLE_ID = 2;
    export const RULE_LEVELS: readonly ['operational', 'collective-choice', 'constitutional'];
    export type RecordFate = (typeof RECORD_FATES)[number];
    export const RecordId: z.ZodMiniString<string>;
    export const RecordPhotoQuery: z.ZodMiniObject<{
        name: z.ZodMiniString<string>;
        size: z.ZodMiniEnum<{
            large: "large";
            small: "small";
        }>;
    }, z.core.$strip>;
    export type RecordPhotoQuery = z.infer<typeof RecordPhotoQuery>;
    export const RecoveryRequest: z.ZodMiniObject<{
        phoneNumber: z.ZodMiniString<string>;
        pin: z.ZodMiniString<string>;
        code: z.ZodMiniString<string>;
        deviceMarks: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
    }, z.core.$strip>;
    export type RecoveryRequest = z.infer<typeof RecoveryRequest>;
    export const RegisteredHost: z.ZodMiniObject<{
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
                    covers: z.ZodMiniOptional<z.ZodMiniString<string>>;
                    state: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniUnknown>>;
                }, z.core.$strip>>>;
                ownHeader: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
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
    export const RegisteredRemote: z.ZodMiniObject<{
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
                covers: z.ZodMiniOptional<z.ZodMiniString<string>>;
                state: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniUnknown>>;
            }, z.core.$strip>>>;
            ownHeader: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
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
    export const RegistrationRequest: z.ZodMiniObject<{
        phoneNumber: z.ZodMiniString<string>;
        name: z.ZodMiniString<string>;
        pin: z.ZodMiniString<string>;
        age: z.ZodMiniEnum<{
            "ten-or-older": "ten-or-older";
            "under-ten": "under-ten";
            "under-ten-with-guardian": "under-ten-with-guardian";
        }>;
        code: z.ZodMiniString<string>;
        deviceMarks: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
    }, z.core.$strip>;
    export type RegistrationRequest = z.infer<typeof RegistrationRequest>;
    export const Registry: z.ZodMiniObject<{
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
                    covers: z.ZodMiniOptional<z.ZodMiniString<string>>;
                    state: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniUnknown>>;
                }, z.core.$strip>>>;
                ownHeader: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
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
                        covers: z.ZodMiniOptional<z.ZodMiniString<string>>;
                        state: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniUnknown>>;
                    }, z.core.$strip>>>;
                    ownHeader: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
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
    export const ReleaseIntegrity: z.ZodMiniObject<{
        manifest: z.ZodMiniString<string>;
        entry: z.ZodMiniString<string>;
    }, z.core.$strip>;
    export type ReleaseIntegrity = z.infer<typeof ReleaseIntegrity>;
    export const RemoteFailureAnswer: z.ZodMiniObject<{
        received: z.ZodMiniLiteral<true>;
    }, z.core.$strip>;
    export const RemoteFailureReport: z.ZodMiniObject<{
        remote: z.ZodMiniString<string>;
        version: z.ZodMiniString<string>;
        phase: z.ZodMiniString<string>;
        cause: z.ZodMiniString<string>;
        path: z.ZodMiniString<string>;
    }, z.core.$strip>;
    export type RemoteFailureReport = z.infer<typeof RemoteFailureReport>;
    export type RemoteName = keyof typeof remotes;
    export const RemoteRelease: z.ZodMiniObject<{
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
    export const RemoteRoute: z.ZodMiniObject<{
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
            covers: z.ZodMiniOptional<z.ZodMiniString<string>>;
            state: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniUnknown>>;
        }, z.core.$strip>>>;
        ownHeader: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    }, z.core.$strip>;
    export type RemoteRoute = z.infer<typeof RemoteRoute>;
    export const RouteLink: z.ZodMiniObject<{
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
        covers: z.ZodMiniOptional<z.ZodMiniString<string>>;
        state: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniUnknown>>;
    }, z.core.$strip>;
    export type RouteLink = z.infer<typeof RouteLink>;
    export const SCRIPT_POLICY = "aranya";
    export const SCRIPT_TRUST_KEY = "aranya/script-trust/v1";
    export const SERVER_ERROR_MS = 1000;
    export const SERVICE_WORKER = "/service-worker.js";
    export const SHARE_COOKIE = "aranya-visitor-share";
    export const SITE_LAYERS: readonly ['boundary', 'plots', 'water', 'paths', 'habitation'];
    export const SLOW_NETWORKS: readonly string[];
    export const SOURCE_LANGUAGE = "en";
    export const SPECIES_OVERLAY_OPACITY = 0.5;
    export const SPECIES_TYPES: readonly ["Tree", "Shrub", "Herb", "Climber", "Bamboo", "Grass", "Crop", "Mushroom", "Bird", "Mammal", "Fish", "Reptile", "Amphibian", "Insect"];
    export interface ScriptTrust {
        address(url: string): string;
        integrity(url: string): string;
    }
    export const SessionToken: z.ZodMiniString<string>;
    export const SessionsAnswer: z.ZodMiniObject<{
        sessions: z.ZodMiniArray<z.ZodMiniObject<{
            id: z.ZodMiniString<string>;
            device: z.ZodMiniString<string>;
            signedInAt: z.ZodMiniString<string>;
            lastUsedAt: z.ZodMiniString<string>;
            isThisOne: z.ZodMiniBoolean<boolean>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
    export type SessionsAnswer = z.infer<typeof SessionsAnswer>;
    export interface ShellMarkup {
        before: string;
        after: string;
        hasPlace: boolean;
        styles: PageMarkup['styles'];
    }
    export interface ShownRemote {
        remote: string;
        version: string;
    }
    export const SignOutAnswer: z.ZodMiniObject<{
        signedOut: z.ZodMiniLiteral<true>;
    }, z.core.$strip>;
    export const SignedInDevice: z.ZodMiniObject<{
        id: z.ZodMiniString<string>;
        device: z.ZodMiniString<string>;
        signedInAt: z.ZodMiniString<string>;
        lastUsedAt: z.ZodMiniString<string>;
        isThisOne: z.ZodMiniBoolean<boolean>;
    }, z.core.$strip>;
    export type SignedInDevice = z.infer<typeof SignedInDevice>;
    export type SiteLayer = (typeof SITE_LAYERS)[number];
    export const SiteLayers: z.ZodMiniObject<{
        boundary: z.ZodMiniObject<{
            type: z.ZodMiniLiteral<"FeatureCollection">;
            features: z.ZodMiniArray<z.ZodMiniObject<{
                type: z.ZodMiniLiteral<"Feature">;
                geometry: z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
                        type: z.ZodMiniLiteral<"Point">;
                        coordinates: z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>;
                    }, z.core.$strip>, z.ZodMiniObject<{
                        type: z.ZodMiniLiteral<"LineString">;
                        coordinates: z.ZodMiniArray<z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>>;
                    }, z.core.$strip>, z.ZodMiniObject<{
                        type: z.ZodMiniLiteral<"Polygon">;
                        coordinates: z.ZodMiniArray<z.ZodMiniArray<z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>>>;
                    }, z.core.$strip>], "type">;
                properties: z.ZodMiniObject<{
                    name: z.ZodMiniString<string>;
                    note: z.ZodMiniOptional<z.ZodMiniString<string>>;
                }, z.core.$strip>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
        plots: z.ZodMiniObject<{
            type: z.ZodMiniLiteral<"FeatureCollection">;
            features: z.ZodMiniArray<z.ZodMiniObject<{
                type: z.ZodMiniLiteral<"Feature">;
                geometry: z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
                        type: z.ZodMiniLiteral<"Point">;
                        coordinates: z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>;
                    }, z.core.$strip>, z.ZodMiniObject<{
                        type: z.ZodMiniLiteral<"LineString">;
                        coordinates: z.ZodMiniArray<z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>>;
                    }, z.core.$strip>, z.ZodMiniObject<{
                        type: z.ZodMiniLiteral<"Polygon">;
                        coordinates: z.ZodMiniArray<z.ZodMiniArray<z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>>>;
                    }, z.core.$strip>], "type">;
                properties: z.ZodMiniObject<{
                    name: z.ZodMiniString<string>;
                    note: z.ZodMiniOptional<z.ZodMiniString<string>>;
                }, z.core.$strip>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
        water: z.ZodMiniObject<{
            type: z.ZodMiniLiteral<"FeatureCollection">;
            features: z.ZodMiniArray<z.ZodMiniObject<{
                type: z.ZodMiniLiteral<"Feature">;
                geometry: z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
                        type: z.ZodMiniLiteral<"Point">;
                        coordinates: z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>;
                    }, z.core.$strip>, z.ZodMiniObject<{
                        type: z.ZodMiniLiteral<"LineString">;
                        coordinates: z.ZodMiniArray<z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>>;
                    }, z.core.$strip>, z.ZodMiniObject<{
                        type: z.ZodMiniLiteral<"Polygon">;
                        coordinates: z.ZodMiniArray<z.ZodMiniArray<z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>>>;
                    }, z.core.$strip>], "type">;
                properties: z.ZodMiniObject<{
                    name: z.ZodMiniString<string>;
                    note: z.ZodMiniOptional<z.ZodMiniString<string>>;
                }, z.core.$strip>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
        paths: z.ZodMiniObject<{
            type: z.ZodMiniLiteral<"FeatureCollection">;
            features: z.ZodMiniArray<z.ZodMiniObject<{
                type: z.ZodMiniLiteral<"Feature">;
                geometry: z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
                        type: z.ZodMiniLiteral<"Point">;
                        coordinates: z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>;
                    }, z.core.$strip>, z.ZodMiniObject<{
                        type: z.ZodMiniLiteral<"LineString">;
                        coordinates: z.ZodMiniArray<z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>>;
                    }, z.core.$strip>, z.ZodMiniObject<{
                        type: z.ZodMiniLiteral<"Polygon">;
                        coordinates: z.ZodMiniArray<z.ZodMiniArray<z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>>>;
                    }, z.core.$strip>], "type">;
                properties: z.ZodMiniObject<{
                    name: z.ZodMiniString<string>;
                    note: z.ZodMiniOptional<z.ZodMiniString<string>>;
                }, z.core.$strip>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
        habitation: z.ZodMiniObject<{
            type: z.ZodMiniLiteral<"FeatureCollection">;
            features: z.ZodMiniArray<z.ZodMiniObject<{
                type: z.ZodMiniLiteral<"Feature">;
                geometry: z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
                        type: z.ZodMiniLiteral<"Point">;
                        coordinates: z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>;
                    }, z.core.$strip>, z.ZodMiniObject<{
                        type: z.ZodMiniLiteral<"LineString">;
                        coordinates: z.ZodMiniArray<z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>>;
                    }, z.core.$strip>, z.ZodMiniObject<{
                        type: z.ZodMiniLiteral<"Polygon">;
                        coordinates: z.ZodMiniArray<z.ZodMiniArray<z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>>>;
                    }, z.core.$strip>], "type">;
                properties: z.ZodMiniObject<{
                    name: z.ZodMiniString<string>;
                    note: z.ZodMiniOptional<z.ZodMiniString<string>>;
                }, z.core.$strip>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
    }, z.core.$strip>;
    export type SiteLayers = z.infer<typeof SiteLayers>;
    export type SiteLinkName = keyof SiteLinksRequest;
    export const SiteLinksAnswer: z.ZodMiniObject<{
        links: z.ZodMiniObject<{
            dataExplorer: z.ZodMiniOptional<z.ZodMiniString<string>>;
            uavEngine: z.ZodMiniOptional<z.ZodMiniString<string>>;
            documentation: z.ZodMiniOptional<z.ZodMiniString<string>>;
            forum: z.ZodMiniOptional<z.ZodMiniString<string>>;
            instagram: z.ZodMiniOptional<z.ZodMiniString<string>>;
            youtube: z.ZodMiniOptional<z.ZodMiniString<string>>;
            github: z.ZodMiniOptional<z.ZodMiniString<string>>;
            x: z.ZodMiniOptional<z.ZodMiniString<string>>;
            linkedin: z.ZodMiniOptional<z.ZodMiniString<string>>;
            satelliteExtractor: z.ZodMiniOptional<z.ZodMiniString<string>>;
            motionSensor: z.ZodMiniOptional<z.ZodMiniString<string>>;
            forestryCollector: z.ZodMiniOptional<z.ZodMiniString<string>>;
            dataValidator: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$strip>;
    }, z.core.$strip>;
    export type SiteLinksAnswer = z.infer<typeof SiteLinksAnswer>;
    export const SiteLinksRequest: z.ZodMiniObject<{
        dataExplorer: z.ZodMiniString<string>;
        uavEngine: z.ZodMiniString<string>;
        documentation: z.ZodMiniString<string>;
        forum: z.ZodMiniString<string>;
        instagram: z.ZodMiniString<string>;
        youtube: z.ZodMiniString<string>;
        github: z.ZodMiniString<string>;
        x: z.ZodMiniString<string>;
        linkedin: z.ZodMiniString<string>;
        satelliteExtractor: z.ZodMiniOptional<z.ZodMiniString<string>>;
        motionSensor: z.ZodMiniOptional<z.ZodMiniString<string>>;
        forestryCollector: z.ZodMiniOptional<z.ZodMiniString<string>>;
        dataValidator: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strip>;
    export type SiteLinksRequest = z.infer<typeof SiteLinksRequest>;
    export const SiteTermsAnswer: z.ZodMiniObject<{
        terms: z.ZodMiniString<string>;
    }, z.core.$strip>;
    export type SiteTermsAnswer = z.infer<typeof SiteTermsAnswer>;
    export const SiteTermsRequest: z.ZodMiniObject<{
        terms: z.ZodMiniString<string>;
    }, z.core.$strip>;
    export type SiteTermsRequest = z.infer<typeof SiteTermsRequest>;
    export type SpeciesType = (typeof SPECIES_TYPES)[number];
    export const StatisticsAnswer: z.ZodMiniObject<{
        rows: z.ZodMiniArray<z.ZodMiniObject<{
            totalspecies: z.ZodMiniNumber<unknown>;
            totalcollector: z.ZodMiniNumber<unknown>;
            totalcontributions: z.ZodMiniNumber<unknown>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
    export const TARGETED_FORMS: readonly FormCatalogueEntry[];
    export const TERMS_LIMIT = 40000;
    export const TOOL_LINKS: readonly ['satelliteExtractor', 'motionSensor', 'forestryCollector', 'dataValidator'];
    export const TRIAL_FORM: FormCatalogueEntry;
    export const TRIAL_FORM_ID = "tree_test_24";
    export type ToolLinkName = (typeof TOOL_LINKS)[number];
    export const TrialCompletedAnswer: z.ZodMiniObject<{
        isTrialFormCompleted: z.ZodMiniLiteral<true>;
    }, z.core.$strip>;
    export const TrialCompletedRequest: z.ZodMiniObject<{
        phoneNumber: z.ZodMiniString<string>;
        token: z.ZodMiniString<string>;
        location: z.ZodMiniString<string>;
    }, z.core.$strip>;
    export type TrialCompletedRequest = z.infer<typeof TrialCompletedRequest>;
    export const TypedPhoneNumber: z.ZodMiniString<string>;
    export const TypedPin: z.ZodMiniString<string>;
    export const UsedModule: z.ZodMiniObject<{
        remote: z.ZodMiniString<string>;
        expose: z.ZodMiniString<string>;
    }, z.core.$strip>;
    export type UsedModule = z.infer<typeof UsedModule>;
    export const ViewerCommand: z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
            type: z.ZodMiniLiteral<"aranya/viewer">;
            say: z.ZodMiniLiteral<"loading">;
            fieldSite: z.ZodMiniString<string>;
        }, z.core.$strip>, z.ZodMiniObject<{
            type: z.ZodMiniLiteral<"aranya/viewer">;
            say: z.ZodMiniLiteral<"show">;
            site: z.ZodMiniObject<{
                fieldSite: z.ZodMiniString<string>;
                state: z.ZodMiniString<string>;
                district: z.ZodMiniString<string>;
                demonstration: z.ZodMiniBoolean<boolean>;
                layers: z.ZodMiniObject<{
                    boundary: z.ZodMiniObject<{
                        type: z.ZodMiniLiteral<"FeatureCollection">;
                        features: z.ZodMiniArray<z.ZodMiniObject<{
                            type: z.ZodMiniLiteral<"Feature">;
                            geometry: z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
                                    type: z.ZodMiniLiteral<"Point">;
                                    coordinates: z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>;
                                }, z.core.$strip>, z.ZodMiniObject<{
                                    type: z.ZodMiniLiteral<"LineString">;
                                    coordinates: z.ZodMiniArray<z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>>;
                                }, z.core.$strip>, z.ZodMiniObject<{
                                    type: z.ZodMiniLiteral<"Polygon">;
                                    coordinates: z.ZodMiniArray<z.ZodMiniArray<z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>>>;
                                }, z.core.$strip>], "type">;
                            properties: z.ZodMiniObject<{
                                name: z.ZodMiniString<string>;
                                note: z.ZodMiniOptional<z.ZodMiniString<string>>;
                            }, z.core.$strip>;
                        }, z.core.$strip>>;
                    }, z.core.$strip>;
                    plots: z.ZodMiniObject<{
                        type: z.ZodMiniLiteral<"FeatureCollection">;
                        features: z.ZodMiniArray<z.ZodMiniObject<{
                            type: z.ZodMiniLiteral<"Feature">;
                            geometry: z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
                                    type: z.ZodMiniLiteral<"Point">;
                                    coordinates: z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>;
                                }, z.core.$strip>, z.ZodMiniObject<{
                                    type: z.ZodMiniLiteral<"LineString">;
                                    coordinates: z.ZodMiniArray<z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>>;
                                }, z.core.$strip>, z.ZodMiniObject<{
                                    type: z.ZodMiniLiteral<"Polygon">;
                                    coordinates: z.ZodMiniArray<z.ZodMiniArray<z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>>>;
                                }, z.core.$strip>], "type">;
                            properties: z.ZodMiniObject<{
                                name: z.ZodMiniString<string>;
                                note: z.ZodMiniOptional<z.ZodMiniString<string>>;
                            }, z.core.$strip>;
                        }, z.core.$strip>>;
                    }, z.core.$strip>;
                    water: z.ZodMiniObject<{
                        type: z.ZodMiniLiteral<"FeatureCollection">;
                        features: z.ZodMiniArray<z.ZodMiniObject<{
                            type: z.ZodMiniLiteral<"Feature">;
                            geometry: z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
                                    type: z.ZodMiniLiteral<"Point">;
                                    coordinates: z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>;
                                }, z.core.$strip>, z.ZodMiniObject<{
                                    type: z.ZodMiniLiteral<"LineString">;
                                    coordinates: z.ZodMiniArray<z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>>;
                                }, z.core.$strip>, z.ZodMiniObject<{
                                    type: z.ZodMiniLiteral<"Polygon">;
                                    coordinates: z.ZodMiniArray<z.ZodMiniArray<z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>>>;
                                }, z.core.$strip>], "type">;
                            properties: z.ZodMiniObject<{
                                name: z.ZodMiniString<string>;
                                note: z.ZodMiniOptional<z.ZodMiniString<string>>;
                            }, z.core.$strip>;
                        }, z.core.$strip>>;
                    }, z.core.$strip>;
                    paths: z.ZodMiniObject<{
                        type: z.ZodMiniLiteral<"FeatureCollection">;
                        features: z.ZodMiniArray<z.ZodMiniObject<{
                            type: z.ZodMiniLiteral<"Feature">;
                            geometry: z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
                                    type: z.ZodMiniLiteral<"Point">;
                                    coordinates: z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>;
                                }, z.core.$strip>, z.ZodMiniObject<{
                                    type: z.ZodMiniLiteral<"LineString">;
                                    coordinates: z.ZodMiniArray<z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>>;
                                }, z.core.$strip>, z.ZodMiniObject<{
                                    type: z.ZodMiniLiteral<"Polygon">;
                                    coordinates: z.ZodMiniArray<z.ZodMiniArray<z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>>>;
                                }, z.core.$strip>], "type">;
                            properties: z.ZodMiniObject<{
                                name: z.ZodMiniString<string>;
                                note: z.ZodMiniOptional<z.ZodMiniString<string>>;
                            }, z.core.$strip>;
                        }, z.core.$strip>>;
                    }, z.core.$strip>;
                    habitation: z.ZodMiniObject<{
                        type: z.ZodMiniLiteral<"FeatureCollection">;
                        features: z.ZodMiniArray<z.ZodMiniObject<{
                            type: z.ZodMiniLiteral<"Feature">;
                            geometry: z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
                                    type: z.ZodMiniLiteral<"Point">;
                                    coordinates: z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>;
                                }, z.core.$strip>, z.ZodMiniObject<{
                                    type: z.ZodMiniLiteral<"LineString">;
                                    coordinates: z.ZodMiniArray<z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>>;
                                }, z.core.$strip>, z.ZodMiniObject<{
                                    type: z.ZodMiniLiteral<"Polygon">;
                                    coordinates: z.ZodMiniArray<z.ZodMiniArray<z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>>>;
                                }, z.core.$strip>], "type">;
                            properties: z.ZodMiniObject<{
                                name: z.ZodMiniString<string>;
                                note: z.ZodMiniOptional<z.ZodMiniString<string>>;
                            }, z.core.$strip>;
                        }, z.core.$strip>>;
                    }, z.core.$strip>;
                }, z.core.$strip>;
                plots: z.ZodMiniArray<z.ZodMiniObject<{
                    name: z.ZodMiniString<string>;
                    radiusM: z.ZodMiniNumber<number>;
                    surveyedOn: z.ZodMiniString<string>;
                    trees: z.ZodMiniArray<z.ZodMiniObject<{
                        localName: z.ZodMiniString<string>;
                        scientificName: z.ZodMiniString<string>;
                        girthCm: z.ZodMiniNumber<number>;
                        heightM: z.ZodMiniNumber<number>;
                    }, z.core.$strip>>;
                }, z.core.$strip>>;
                institutions: z.ZodMiniObject<{
                    forest: z.ZodMiniObject<{
                        legalStatus: z.ZodMiniString<string>;
                        areaHectares: z.ZodMiniNumber<number>;
                        elevationM: z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>;
                        vegetation: z.ZodMiniString<string>;
                    }, z.core.$strip>;
                    settlements: z.ZodMiniArray<z.ZodMiniObject<{
                        name: z.ZodMiniString<string>;
                        households: z.ZodMiniNumber<number>;
                        people: z.ZodMiniNumber<number>;
                        distanceKm: z.ZodMiniNumber<number>;
                        note: z.ZodMiniString<string>;
                    }, z.core.$strip>>;
                    userGroups: z.ZodMiniArray<z.ZodMiniObject<{
                        name: z.ZodMiniString<string>;
                        settlement: z.ZodMiniString<string>;
                        members: z.ZodMiniNumber<number>;
                        dependence: z.ZodMiniString<string>;
                    }, z.core.$strip>>;
                    associations: z.ZodMiniArray<z.ZodMiniObject<{
                        name: z.ZodMiniString<string>;
                        formed: z.ZodMiniNumber<number>;
                        members: z.ZodMiniNumber<number>;
                        committee: z.ZodMiniObject<{
                            women: z.ZodMiniNumber<number>;
                            seats: z.ZodMiniNumber<number>;
                        }, z.core.$strip>;
                        meets: z.ZodMiniString<string>;
                        duties: z.ZodMiniArray<z.ZodMiniString<string>>;
                    }, z.core.$strip>>;
                    rules: z.ZodMiniArray<z.ZodMiniObject<{
                        level: z.ZodMiniEnum<{
                            "collective-choice": "collective-choice";
                            constitutional: "constitutional";
                            operational: "operational";
                        }>;
                        about: z.ZodMiniString<string>;
                        rule: z.ZodMiniString<string>;
                        madeBy: z.ZodMiniString<string>;
                        followed: z.ZodMiniString<string>;
                    }, z.core.$strip>>;
                    products: z.ZodMiniArray<z.ZodMiniObject<{
                        name: z.ZodMiniString<string>;
                        season: z.ZodMiniString<string>;
                        usedFor: z.ZodMiniString<string>;
                        householdsPercent: z.ZodMiniNumber<number>;
                        sold: z.ZodMiniBoolean<boolean>;
                    }, z.core.$strip>>;
                    sanctions: z.ZodMiniArray<z.ZodMiniObject<{
                        step: z.ZodMiniNumber<number>;
                        when: z.ZodMiniString<string>;
                        consequence: z.ZodMiniString<string>;
                        imposedBy: z.ZodMiniString<string>;
                    }, z.core.$strip>>;
                }, z.core.$strip>;
            }, z.core.$strip>;
        }, z.core.$strip>, z.ZodMiniObject<{
            type: z.ZodMiniLiteral<"aranya/viewer">;
            say: z.ZodMiniLiteral<"failed">;
            fieldSite: z.ZodMiniString<string>;
            message: z.ZodMiniString<string>;
        }, z.core.$strip>], "say">;
    export type ViewerCommand = z.infer<typeof ViewerCommand>;
    export const ViewerMessage: z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
            type: z.ZodMiniLiteral<"aranya/viewer">;
            say: z.ZodMiniLiteral<"ready">;
        }, z.core.$strip>, z.ZodMiniObject<{
            type: z.ZodMiniLiteral<"aranya/viewer">;
            say: z.ZodMiniLiteral<"height">;
            height: z.ZodMiniNumber<number>;
        }, z.core.$strip>, z.ZodMiniObject<{
            type: z.ZodMiniLiteral<"aranya/viewer">;
            say: z.ZodMiniLiteral<"again">;
        }, z.core.$strip>], "say">;
    export type ViewerMessage = z.infer<typeof ViewerMessage>;
    export const Viewport: z.ZodMiniEnum<{
        any: "any";
        desktop: "desktop";
        mobile: "mobile";
    }>;
    export type Viewport = z.infer<typeof Viewport>;
    export const WEB_MANIFEST = "/manifest.webmanifest";
    export const WHOLE_LANGUAGES: readonly string[];
    export const WIDE_DASHBOARD_WIDTH = 1300;
    export const WithdrawnRelease: z.ZodMiniObject<{
        version: z.ZodMiniString<string>;
        at: z.ZodMiniString<string>;
        reason: z.ZodMiniString<string>;
    }, z.core.$strip>;
    export type WithdrawnRelease = z.infer<typeof WithdrawnRelease>;
    export function addressIn(language: Language, path: string): string;
    export function addressParts(pathname: string, offered?: readonly Language[]): AddressParts;
    export const asciiDigits: (typed: string) => string;
    export const atMostCharacters: (limit: number) => string;
    export const brandIn: (language: Language, brand: string) => string;
    export function canonicalPath(route: RemoteRoute, routes: readonly RemoteRoute[]): string | undefined;
    export const catalogueKey: (language: Language) => string;
    export const compactPhoneNumber: (typed: string) => string;
    export function comparable(pathname: string): string;
    export function createDefaultPolicy(): void;
    export function createHTML(text: string): string;
    export const exactText: (limit: number, ...checks: z.core.$ZodCheck<string>[]) => z.ZodMiniString<string>;
    export function isHttpsAddress(link: string): boolean;
    export function isOwnPath(link: string): boolean;
    export function limitIn(said: string): number | undefined;
    export const listedGoal: (written: string) => "Affordable and Clean Energy" | "Clean Water and Sanitation" | "Climate Action" | "Decent Work and Economic Growth" | "Gender Equality" | "Good Health and Well-Being" | "Industry Innovation and Infrastructure" | "Life Below Water" | "Life and Land" | "No Poverty" | "Partnerships For The Goals" | "Peace Justice and Strong Institutions" | "Quality Education" | "Reduced Inequalities" | "Responsible Consumption and Production" | "Sustainable Cities and Communities" | "Zero Hunger" | undefined;
    export function listedPages(routes: readonly RemoteRoute[], offered?: readonly Language[]): ListedPage[];
    export const listedSpecies: (name: string) => OverlaySpecies | undefined;
    export const listedSpeciesType: (written: string) => SpeciesType | undefined;
    export const localNameIn: (language: string, species: NamedSpecies) => string | null;
    export const message: <English extends string>(english: English) => English;
    export const nameOfLanguage: (language: Language) => string;
    export const nameText: (limit: number) => z.ZodMiniString<string>;
    export const optionalText: (limit: number, ...checks: z.core.$ZodCheck<string>[]) => z.ZodMiniString<string>;
    export function pageHead(route: RemoteRoute | undefined, routes: readonly RemoteRoute[], site: PageSite, read?: Language): PageHead;
    export function pathsInLanguages(routes: readonly RemoteRoute[]): (path: string) => boolean | undefined;
    export const portOf: (origin: Origin, base?: number) => number;
    export function readGeoBox(text: string): GeoBox | undefined;
    export const remoteFailureReport: (report: RemoteFailureReport) => RemoteFailureReport;
    export const requiredText: (limit: number) => z.ZodMiniString<string>;
    export function siteOf({ brand, host, languages }: Pick<FrontEndSettings, 'brand' | 'host' | 'languages'>): PageSite;
    export const speciesColour: (speciesName: string) => string;
    export const speciesHue: (speciesName: string) => number;
    export const speciesLayerName: (scientificName: string) => string;
    export function speciesNameIn(language: string, written: string): string;
    export const storable: () => z.core.$ZodCheck<string>;
    export const typedText: (limit: number, ...checks: z.core.$ZodCheck<string>[]) => z.ZodMiniString<string>;
    export function visibleName(text: string): string;
    export const withAsciiDigits: () => z.core.$ZodCheckOverwrite<string>;
    export const writtenLanguage: (written: string) => string | undefined;
}

declare module '@aranya/shared/contracts/administration' {
    export const AdministeredCard: z.ZodMiniObject<{
        id: z.ZodMiniNumber<number>;
        kind: z.ZodMiniEnum<{
            campaign: "campaign";
            event: "event";
        }>;
        title: z.ZodMiniString<string>;
        text: z.ZodMiniString<string>;
        place: z.ZodMiniString<string>;
        startsOn: z.ZodMiniNullable<z.ZodMiniString<string>>;
        endsOn: z.ZodMiniNullable<z.ZodMiniString<string>>;
        picture: z.ZodMiniString<string>;
        link: z.ZodMiniString<string>;
        published: z.ZodMiniBoolean<boolean>;
        updatedAt: z.ZodMiniString<string>;
    }, z.core.$strip>;
    export type AdministeredCard = z.infer<typeof AdministeredCard>;
    export const AdministeredForm: z.ZodMiniObject<{
        id: z.ZodMiniNumber<number>;
        formId: z.ZodMiniString<string>;
        title: z.ZodMiniString<string>;
        version: z.ZodMiniString<string>;
        kind: z.ZodMiniEnum<{
            open: "open";
            targeted: "targeted";
            trial: "trial";
        }>;
        state: z.ZodMiniEnum<{
            closed: "closed";
            closing: "closing";
            open: "open";
        }>;
        notInCentral: z.ZodMiniOptional<z.ZodMiniEnum<{
            deleted: "deleted";
            never: "never";
        }>>;
        hasPin: z.ZodMiniBoolean<boolean>;
        isGuarded: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        tile: z.ZodMiniNullable<z.ZodMiniObject<{
            name: z.ZodMiniString<string>;
            region: z.ZodMiniString<string>;
            icon: z.ZodMiniEnum<{
                biomass: "biomass";
                boundary: "boundary";
                field: "field";
                institution: "institution";
                inventory: "inventory";
                market: "market";
                product: "product";
                production: "production";
                tree: "tree";
                water: "water";
            }>;
            place: z.ZodMiniInt;
            languages: z.ZodMiniArray<z.ZodMiniString<string>>;
        }, z.core.$strip>>;
        people: z.ZodMiniNumber<number>;
        records: z.ZodMiniNumber<number>;
        lastRecordAt: z.ZodMiniNullable<z.ZodMiniString<string>>;
    }, z.core.$strip>;
    export type AdministeredForm = z.infer<typeof AdministeredForm>;
    export const AdministeredGap: z.ZodMiniObject<{
        id: z.ZodMiniNumber<number>;
        fullName: z.ZodMiniString<string>;
        userName: z.ZodMiniString<string>;
        country: z.ZodMiniString<string>;
        sdg: z.ZodMiniString<string>;
        extraDetail: z.ZodMiniString<string>;
        state: z.ZodMiniEnum<{
            answered: "answered";
            new: "new";
            seen: "seen";
        }>;
        createdAt: z.ZodMiniString<string>;
    }, z.core.$strip>;
    export type AdministeredGap = z.infer<typeof AdministeredGap>;
    export const AdministeredPerson: z.ZodMiniObject<{
        id: z.ZodMiniString<string>;
        name: z.ZodMiniString<string>;
        phoneNumber: z.ZodMiniString<string>;
        organization: z.ZodMiniString<string>;
        organizationName: z.ZodMiniString<string>;
        communityFor: z.ZodMiniBoolean<boolean>;
        administrator: z.ZodMiniBoolean<boolean>;
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
    export const BLOCK_STATES: readonly ['Odisha', 'Himachal Pradesh'];
    export const CARD_COLUMNS: readonly ["kind", "title", "text", "place", "startsOn", "endsOn", "picture", "link", "published"];
    export const CardFields: z.ZodMiniObject<{
        kind: z.ZodMiniEnum<{
            campaign: "campaign";
            event: "event";
        }>;
        title: z.ZodMiniString<string>;
        text: z.ZodMiniString<string>;
        place: z.ZodMiniString<string>;
        startsOn: z.ZodMiniNullable<z.ZodMiniString<string>>;
        endsOn: z.ZodMiniNullable<z.ZodMiniString<string>>;
        picture: z.ZodMiniEnum<{
            community: "community";
            fields: "fields";
            flag: "flag";
            "forestry-kit": "forestry-kit";
            map: "map";
            notebook: "notebook";
            quadrat: "quadrat";
            table: "table";
            tree: "tree";
            validator: "validator";
        }>;
        link: z.ZodMiniString<string>;
        published: z.ZodMiniBoolean<boolean>;
    }, z.core.$strip>;
    export type CardFields = z.infer<typeof CardFields>;
    export const CardKind: z.ZodMiniEnum<{
        campaign: "campaign";
        event: "event";
    }>;
    export type CardKind = z.infer<typeof CardKind>;
    export const CardMadeAnswer: z.ZodMiniObject<{
        id: z.ZodMiniNumber<number>;
    }, z.core.$strip>;
    export const CardOrderRequest: z.ZodMiniObject<{
        kind: z.ZodMiniEnum<{
            campaign: "campaign";
            event: "event";
        }>;
        ids: z.ZodMiniArray<z.ZodMiniInt>;
    }, z.core.$strip>;
    export const CardsAnswer: z.ZodMiniObject<{
        cards: z.ZodMiniArray<z.ZodMiniObject<{
            id: z.ZodMiniNumber<number>;
            kind: z.ZodMiniEnum<{
                campaign: "campaign";
                event: "event";
            }>;
            title: z.ZodMiniString<string>;
            text: z.ZodMiniString<string>;
            place: z.ZodMiniString<string>;
            startsOn: z.ZodMiniNullable<z.ZodMiniString<string>>;
            endsOn: z.ZodMiniNullable<z.ZodMiniString<string>>;
            picture: z.ZodMiniString<string>;
            link: z.ZodMiniString<string>;
            published: z.ZodMiniBoolean<boolean>;
            updatedAt: z.ZodMiniString<string>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
    export type CardsAnswer = z.infer<typeof CardsAnswer>;
    export const CentralAppUser: z.ZodMiniObject<{
        centralId: z.ZodMiniNumber<number>;
        displayName: z.ZodMiniString<string>;
        active: z.ZodMiniBoolean<boolean>;
        ending: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        records: z.ZodMiniNumber<number>;
        person: z.ZodMiniNullable<z.ZodMiniObject<{
            name: z.ZodMiniString<string>;
            phoneNumber: z.ZodMiniString<string>;
        }, z.core.$strip>>;
        suggestion: z.ZodMiniNullable<z.ZodMiniObject<{
            name: z.ZodMiniString<string>;
            phoneNumber: z.ZodMiniString<string>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
    export type CentralAppUser = z.infer<typeof CentralAppUser>;
    export const CentralAppUsersAnswer: z.ZodMiniObject<{
        problem: z.ZodMiniNullable<z.ZodMiniString<string>>;
        total: z.ZodMiniNumber<number>;
        appUsers: z.ZodMiniArray<z.ZodMiniObject<{
            centralId: z.ZodMiniNumber<number>;
            displayName: z.ZodMiniString<string>;
            active: z.ZodMiniBoolean<boolean>;
            ending: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
            records: z.ZodMiniNumber<number>;
            person: z.ZodMiniNullable<z.ZodMiniObject<{
                name: z.ZodMiniString<string>;
                phoneNumber: z.ZodMiniString<string>;
            }, z.core.$strip>>;
            suggestion: z.ZodMiniNullable<z.ZodMiniObject<{
                name: z.ZodMiniString<string>;
                phoneNumber: z.ZodMiniString<string>;
            }, z.core.$strip>>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
    export type CentralAppUsersAnswer = z.infer<typeof CentralAppUsersAnswer>;
    export const CentralAppUsersQuery: z.ZodMiniObject<{
        search: z.ZodMiniDefault<z.ZodMiniString<string>>;
        page: z.ZodMiniDefault<z.ZodMiniNumber<unknown>>;
    }, z.core.$strip>;
    export type CentralAppUsersQuery = z.infer<typeof CentralAppUsersQuery>;
    export const CentralFaultAnswer: z.ZodMiniObject<{
        fault: z.ZodMiniNullable<z.ZodMiniObject<{
            sentence: z.ZodMiniString<string>;
            since: z.ZodMiniString<string>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
    export type CentralFaultAnswer = z.infer<typeof CentralFaultAnswer>;
    export const CentralForm: z.ZodMiniObject<{
        formId: z.ZodMiniString<string>;
        title: z.ZodMiniString<string>;
        version: z.ZodMiniString<string>;
        versionHere: z.ZodMiniNullable<z.ZodMiniString<string>>;
        state: z.ZodMiniEnum<{
            closed: "closed";
            closing: "closing";
            open: "open";
        }>;
    }, z.core.$strip>;
    export type CentralForm = z.infer<typeof CentralForm>;
    export const CentralFormsAnswer: z.ZodMiniObject<{
        problem: z.ZodMiniNullable<z.ZodMiniString<string>>;
        forms: z.ZodMiniArray<z.ZodMiniObject<{
            formId: z.ZodMiniString<string>;
            title: z.ZodMiniString<string>;
            version: z.ZodMiniString<string>;
            versionHere: z.ZodMiniNullable<z.ZodMiniString<string>>;
            state: z.ZodMiniEnum<{
                closed: "closed";
                closing: "closing";
                open: "open";
            }>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
    export type CentralFormsAnswer = z.infer<typeof CentralFormsAnswer>;
    export const CsvText: z.ZodMiniString<string>;
    export const DATASET_CHARACTERS = 100;
    export const DoneAnswer: z.ZodMiniObject<{
        done: z.ZodMiniLiteral<true>;
    }, z.core.$strip>;
    export const DraftOccurrence: z.ZodMiniObject<{
        species: z.ZodMiniString<string>;
        latitude: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        longitude: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        count: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
    }, z.core.$strip>;
    export type DraftOccurrence = z.infer<typeof DraftOccurrence>;
    export const DraftPublishedAnswer: z.ZodMiniObject<{
        id: z.ZodMiniNumber<number>;
    }, z.core.$strip>;
    export const DraftRecord: z.ZodMiniObject<{
        id: z.ZodMiniNumber<number>;
        instanceName: z.ZodMiniNullable<z.ZodMiniString<string>>;
        receivedAt: z.ZodMiniString<string>;
        encrypted: z.ZodMiniBoolean<boolean>;
        occurrences: z.ZodMiniArray<z.ZodMiniObject<{
            species: z.ZodMiniString<string>;
            latitude: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
            longitude: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
            count: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        }, z.core.$strip>>;
        occurrenceCount: z.ZodMiniNumber<number>;
        files: z.ZodMiniArray<z.ZodMiniObject<{
            name: z.ZodMiniString<string>;
            received: z.ZodMiniBoolean<boolean>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
    export type DraftRecord = z.infer<typeof DraftRecord>;
    export const DraftRecordParams: z.ZodMiniObject<{
        id: z.ZodMiniNumber<unknown>;
        recordId: z.ZodMiniNumber<unknown>;
    }, z.core.$strip>;
    export const DraftRecordsAnswer: z.ZodMiniObject<{
        total: z.ZodMiniNumber<number>;
        records: z.ZodMiniArray<z.ZodMiniObject<{
            id: z.ZodMiniNumber<number>;
            instanceName: z.ZodMiniNullable<z.ZodMiniString<string>>;
            receivedAt: z.ZodMiniString<string>;
            encrypted: z.ZodMiniBoolean<boolean>;
            occurrences: z.ZodMiniArray<z.ZodMiniObject<{
                species: z.ZodMiniString<string>;
                latitude: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
                longitude: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
                count: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
            }, z.core.$strip>>;
            occurrenceCount: z.ZodMiniNumber<number>;
            files: z.ZodMiniArray<z.ZodMiniObject<{
                name: z.ZodMiniString<string>;
                received: z.ZodMiniBoolean<boolean>;
            }, z.core.$strip>>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
    export type DraftRecordsAnswer = z.infer<typeof DraftRecordsAnswer>;
    export const DraftRecordsQuery: z.ZodMiniObject<{
        page: z.ZodMiniDefault<z.ZodMiniNumber<unknown>>;
    }, z.core.$strip>;
    export const DraftUploadAnswer: z.ZodMiniObject<{
        id: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        report: z.ZodMiniObject<{
            status: z.ZodMiniEnum<{
                checked: "checked";
                published: "published";
                refused: "refused";
            }>;
            id: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
            understood: z.ZodMiniNullable<z.ZodMiniObject<{
                formId: z.ZodMiniString<string>;
                title: z.ZodMiniString<string>;
                version: z.ZodMiniString<string>;
                versionBefore: z.ZodMiniNullable<z.ZodMiniString<string>>;
                kind: z.ZodMiniEnum<{
                    open: "open";
                    targeted: "targeted";
                    trial: "trial";
                }>;
                languages: z.ZodMiniArray<z.ZodMiniString<string>>;
                questions: z.ZodMiniArray<z.ZodMiniObject<{
                    path: z.ZodMiniString<string>;
                    type: z.ZodMiniString<string>;
                    label: z.ZodMiniString<string>;
                }, z.core.$strip>>;
                questionCount: z.ZodMiniNumber<number>;
                media: z.ZodMiniArray<z.ZodMiniString<string>>;
                onMap: z.ZodMiniBoolean<boolean>;
            }, z.core.$strip>>;
            faults: z.ZodMiniObject<{
                count: z.ZodMiniNumber<number>;
                kept: z.ZodMiniArray<z.ZodMiniObject<{
                    line: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
                    sentence: z.ZodMiniString<string>;
                    language: z.ZodMiniOptional<z.ZodMiniString<string>>;
                    words: z.ZodMiniOptional<z.ZodMiniString<string>>;
                    cell: z.ZodMiniOptional<z.ZodMiniObject<{
                        sheet: z.ZodMiniNullable<z.ZodMiniString<string>>;
                        row: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
                    }, z.core.$strip>>;
                }, z.core.$strip>>;
            }, z.core.$strip>;
            warnings: z.ZodMiniObject<{
                count: z.ZodMiniNumber<number>;
                kept: z.ZodMiniArray<z.ZodMiniObject<{
                    line: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
                    sentence: z.ZodMiniString<string>;
                    language: z.ZodMiniOptional<z.ZodMiniString<string>>;
                    words: z.ZodMiniOptional<z.ZodMiniString<string>>;
                    cell: z.ZodMiniOptional<z.ZodMiniObject<{
                        sheet: z.ZodMiniNullable<z.ZodMiniString<string>>;
                        row: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
                    }, z.core.$strip>>;
                }, z.core.$strip>>;
            }, z.core.$strip>;
            centralWarns: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        }, z.core.$strip>;
    }, z.core.$strip>;
    export type DraftUploadAnswer = z.infer<typeof DraftUploadAnswer>;
    export const DraftUploadQuery: z.ZodMiniObject<{
        kind: z.ZodMiniDefault<z.ZodMiniEnum<{
            open: "open";
            targeted: "targeted";
        }>>;
    }, z.core.$strip>;
    export type DraftUploadQuery = z.infer<typeof DraftUploadQuery>;
    export const EndDraftRequest: z.ZodMiniObject<{
        createdAt: z.ZodMiniString<string>;
    }, z.core.$strip>;
    export type EndDraftRequest = z.infer<typeof EndDraftRequest>;
    export const FORM_BYTES = 5000000;
    export const FORM_FILES = 200;
    export const FORM_ICONS: readonly ['tree', 'biomass', 'boundary', 'market', 'institution', 'production', 'water', 'inventory', 'product', 'field'];
    export const FORM_UPLOAD_BYTES = 50000000;
    export const FileColumn: z.ZodMiniObject<{
        name: z.ZodMiniString<string>;
        values: z.ZodMiniArray<z.ZodMiniString<string>>;
    }, z.core.$strip>;
    export type FileColumn = z.infer<typeof FileColumn>;
    export const FormConverterAnswer: z.ZodMiniObject<{
        xlsForms: z.ZodMiniBoolean<boolean>;
    }, z.core.$strip>;
    export type FormConverterAnswer = z.infer<typeof FormConverterAnswer>;
    export const FormDraft: z.ZodMiniObject<{
        id: z.ZodMiniNumber<number>;
        formId: z.ZodMiniString<string>;
        title: z.ZodMiniString<string>;
        version: z.ZodMiniString<string>;
        kind: z.ZodMiniEnum<{
            open: "open";
            targeted: "targeted";
            trial: "trial";
        }>;
        createdAt: z.ZodMiniString<string>;
        records: z.ZodMiniNumber<number>;
        serverUrl: z.ZodMiniString<string>;
        settingsCode: z.ZodMiniString<string>;
    }, z.core.$strip>;
    export type FormDraft = z.infer<typeof FormDraft>;
    export const FormDraftsAnswer: z.ZodMiniObject<{
        drafts: z.ZodMiniArray<z.ZodMiniObject<{
            id: z.ZodMiniNumber<number>;
            formId: z.ZodMiniString<string>;
            title: z.ZodMiniString<string>;
            version: z.ZodMiniString<string>;
            kind: z.ZodMiniEnum<{
                open: "open";
                targeted: "targeted";
                trial: "trial";
            }>;
            createdAt: z.ZodMiniString<string>;
            records: z.ZodMiniNumber<number>;
            serverUrl: z.ZodMiniString<string>;
            settingsCode: z.ZodMiniString<string>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
    export type FormDraftsAnswer = z.infer<typeof FormDraftsAnswer>;
    export const FormFieldSitesAnswer: z.ZodMiniObject<{
        fills: z.ZodMiniBoolean<boolean>;
        isAsked: z.ZodMiniBoolean<boolean>;
        named: z.ZodMiniArray<z.ZodMiniObject<{
            fieldSite: z.ZodMiniString<string>;
            records: z.ZodMiniNumber<number>;
        }, z.core.$strip>>;
        unknown: z.ZodMiniArray<z.ZodMiniObject<{
            fieldSite: z.ZodMiniString<string>;
            records: z.ZodMiniNumber<number>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
    export type FormFieldSitesAnswer = z.infer<typeof FormFieldSitesAnswer>;
    export const FormFieldSitesRequest: z.ZodMiniObject<{
        fills: z.ZodMiniBoolean<boolean>;
    }, z.core.$strip>;
    export const FormFinding: z.ZodMiniObject<{
        line: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        sentence: z.ZodMiniString<string>;
        language: z.ZodMiniOptional<z.ZodMiniString<string>>;
        words: z.ZodMiniOptional<z.ZodMiniString<string>>;
        cell: z.ZodMiniOptional<z.ZodMiniObject<{
            sheet: z.ZodMiniNullable<z.ZodMiniString<string>>;
            row: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
    export type FormFinding = z.infer<typeof FormFinding>;
    export const FormFindings: z.ZodMiniObject<{
        count: z.ZodMiniNumber<number>;
        kept: z.ZodMiniArray<z.ZodMiniObject<{
            line: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
            sentence: z.ZodMiniString<string>;
            language: z.ZodMiniOptional<z.ZodMiniString<string>>;
            words: z.ZodMiniOptional<z.ZodMiniString<string>>;
            cell: z.ZodMiniOptional<z.ZodMiniObject<{
                sheet: z.ZodMiniNullable<z.ZodMiniString<string>>;
                row: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
            }, z.core.$strip>>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
    export type FormFindings = z.infer<typeof FormFindings>;
    export const FormMapping: z.ZodMiniObject<{
        species: z.ZodMiniArray<z.ZodMiniString<string>>;
        otherSpecies: z.ZodMiniArray<z.ZodMiniString<string>>;
        speciesType: z.ZodMiniArray<z.ZodMiniString<string>>;
        place: z.ZodMiniArray<z.ZodMiniString<string>>;
        date: z.ZodMiniArray<z.ZodMiniString<string>>;
        count: z.ZodMiniArray<z.ZodMiniString<string>>;
        photo: z.ZodMiniArray<z.ZodMiniString<string>>;
        fieldSite: z.ZodMiniArray<z.ZodMiniString<string>>;
        legalOwner: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
        question1: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
        question2: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
        question3: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
        question4: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
        question5: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
        question6: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
        question7: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
        question8: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
        question9: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
        question10: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
        question11: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
        question12: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
        question13: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
        question14: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
        question15: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
        question16: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
    }, z.core.$strip>;
    export type FormMapping = z.infer<typeof FormMapping>;
    export const FormMappingAnswer: z.ZodMiniObject<{
        mapping: z.ZodMiniObject<{
            species: z.ZodMiniArray<z.ZodMiniString<string>>;
            otherSpecies: z.ZodMiniArray<z.ZodMiniString<string>>;
            speciesType: z.ZodMiniArray<z.ZodMiniString<string>>;
            place: z.ZodMiniArray<z.ZodMiniString<string>>;
            date: z.ZodMiniArray<z.ZodMiniString<string>>;
            count: z.ZodMiniArray<z.ZodMiniString<string>>;
            photo: z.ZodMiniArray<z.ZodMiniString<string>>;
            fieldSite: z.ZodMiniArray<z.ZodMiniString<string>>;
            legalOwner: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
            question1: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
            question2: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
            question3: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
            question4: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
            question5: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
            question6: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
            question7: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
            question8: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
            question9: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
            question10: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
            question11: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
            question12: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
            question13: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
            question14: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
            question15: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
            question16: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
        }, z.core.$strip>;
        by: z.ZodMiniEnum<{
            guess: "guess";
            institute: "institute";
        }>;
        guess: z.ZodMiniObject<{
            species: z.ZodMiniArray<z.ZodMiniString<string>>;
            otherSpecies: z.ZodMiniArray<z.ZodMiniString<string>>;
            speciesType: z.ZodMiniArray<z.ZodMiniString<string>>;
            place: z.ZodMiniArray<z.ZodMiniString<string>>;
            date: z.ZodMiniArray<z.ZodMiniString<string>>;
            count: z.ZodMiniArray<z.ZodMiniString<string>>;
            photo: z.ZodMiniArray<z.ZodMiniString<string>>;
            fieldSite: z.ZodMiniArray<z.ZodMiniString<string>>;
            legalOwner: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
            question1: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
            question2: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
            question3: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
            question4: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
            question5: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
            question6: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
            question7: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
            question8: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
            question9: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
            question10: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
            question11: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
            question12: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
            question13: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
            question14: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
            question15: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
            question16: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
        }, z.core.$strip>;
        questions: z.ZodMiniArray<z.ZodMiniObject<{
            path: z.ZodMiniString<string>;
            type: z.ZodMiniString<string>;
            label: z.ZodMiniString<string>;
        }, z.core.$strip>>;
        toRead: z.ZodMiniNumber<number>;
    }, z.core.$strip>;
    export type FormMappingAnswer = z.infer<typeof FormMappingAnswer>;
    export const FormMappingRequest: z.ZodMiniObject<{
        mapping: z.ZodMiniObject<{
            species: z.ZodMiniArray<z.ZodMiniString<string>>;
            otherSpecies: z.ZodMiniArray<z.ZodMiniString<string>>;
            speciesType: z.ZodMiniArray<z.ZodMiniString<string>>;
            place: z.ZodMiniArray<z.ZodMiniString<string>>;
            date: z.ZodMiniArray<z.ZodMiniString<string>>;
            count: z.ZodMiniArray<z.ZodMiniString<string>>;
            photo: z.ZodMiniArray<z.ZodMiniString<string>>;
            fieldSite: z.ZodMiniArray<z.ZodMiniString<string>>;
            legalOwner: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
            question1: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
            question2: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
            question3: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
            question4: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
            question5: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
            question6: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
            question7: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
            question8: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
            question9: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
            question10: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
            question11: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
            question12: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
            question13: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
            question14: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
            question15: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
            question16: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
        }, z.core.$strip>;
    }, z.core.$strip>;
    export const FormPeopleAnswer: z.ZodMiniObject<{
        total: z.ZodMiniNumber<number>;
        people: z.ZodMiniArray<z.ZodMiniObject<{
            appUserId: z.ZodMiniNumber<number>;
            name: z.ZodMiniString<string>;
            phoneNumber: z.ZodMiniString<string>;
            grantedAt: z.ZodMiniString<string>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
    export type FormPeopleAnswer = z.infer<typeof FormPeopleAnswer>;
    export const FormPeopleQuery: z.ZodMiniObject<{
        page: z.ZodMiniDefault<z.ZodMiniNumber<unknown>>;
    }, z.core.$strip>;
    export const FormPerson: z.ZodMiniObject<{
        appUserId: z.ZodMiniNumber<number>;
        name: z.ZodMiniString<string>;
        phoneNumber: z.ZodMiniString<string>;
        grantedAt: z.ZodMiniString<string>;
    }, z.core.$strip>;
    export type FormPerson = z.infer<typeof FormPerson>;
    export const FormPin: z.ZodMiniString<string>;
    export const FormPinRequest: z.ZodMiniObject<{
        pin: z.ZodMiniString<string>;
    }, z.core.$strip>;
    export const FormRecord: z.ZodMiniObject<{
        id: z.ZodMiniNumber<number>;
        instanceName: z.ZodMiniNullable<z.ZodMiniString<string>>;
        name: z.ZodMiniString<string>;
        submittedAt: z.ZodMiniString<string>;
        version: z.ZodMiniNullable<z.ZodMiniString<string>>;
        encrypted: z.ZodMiniBoolean<boolean>;
        species: z.ZodMiniArray<z.ZodMiniString<string>>;
        speciesCount: z.ZodMiniNumber<number>;
    }, z.core.$strip>;
    export type FormRecord = z.infer<typeof FormRecord>;
    export const FormRecordsAnswer: z.ZodMiniObject<{
        total: z.ZodMiniNumber<number>;
        records: z.ZodMiniArray<z.ZodMiniObject<{
            id: z.ZodMiniNumber<number>;
            instanceName: z.ZodMiniNullable<z.ZodMiniString<string>>;
            name: z.ZodMiniString<string>;
            submittedAt: z.ZodMiniString<string>;
            version: z.ZodMiniNullable<z.ZodMiniString<string>>;
            encrypted: z.ZodMiniBoolean<boolean>;
            species: z.ZodMiniArray<z.ZodMiniString<string>>;
            speciesCount: z.ZodMiniNumber<number>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
    export type FormRecordsAnswer = z.infer<typeof FormRecordsAnswer>;
    export const FormRecordsQuery: z.ZodMiniObject<{
        page: z.ZodMiniDefault<z.ZodMiniNumber<unknown>>;
    }, z.core.$strip>;
    export const FormRequest: z.ZodMiniObject<{
        id: z.ZodMiniNumber<number>;
        name: z.ZodMiniString<string>;
        phoneNumber: z.ZodMiniString<string>;
        formId: z.ZodMiniString<string>;
        title: z.ZodMiniString<string>;
        state: z.ZodMiniEnum<{
            dismissed: "dismissed";
            granted: "granted";
            refused: "refused";
        }>;
        attempts: z.ZodMiniNumber<number>;
        reason: z.ZodMiniOptional<z.ZodMiniString<string>>;
        answer: z.ZodMiniOptional<z.ZodMiniString<string>>;
        firstAt: z.ZodMiniString<string>;
        lastAt: z.ZodMiniString<string>;
    }, z.core.$strip>;
    export type FormRequest = z.infer<typeof FormRequest>;
    export const FormRequestsAnswer: z.ZodMiniObject<{
        total: z.ZodMiniNumber<number>;
        requests: z.ZodMiniArray<z.ZodMiniObject<{
            id: z.ZodMiniNumber<number>;
            name: z.ZodMiniString<string>;
            phoneNumber: z.ZodMiniString<string>;
            formId: z.ZodMiniString<string>;
            title: z.ZodMiniString<string>;
            state: z.ZodMiniEnum<{
                dismissed: "dismissed";
                granted: "granted";
                refused: "refused";
            }>;
            attempts: z.ZodMiniNumber<number>;
            reason: z.ZodMiniOptional<z.ZodMiniString<string>>;
            answer: z.ZodMiniOptional<z.ZodMiniString<string>>;
            firstAt: z.ZodMiniString<string>;
            lastAt: z.ZodMiniString<string>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
    export type FormRequestsAnswer = z.infer<typeof FormRequestsAnswer>;
    export const FormRequestsQuery: z.ZodMiniObject<{
        state: z.ZodMiniDefault<z.ZodMiniEnum<{
            dismissed: "dismissed";
            granted: "granted";
            refused: "refused";
        }>>;
        page: z.ZodMiniDefault<z.ZodMiniNumber<unknown>>;
    }, z.core.$strip>;
    export type FormRequestsQuery = z.infer<typeof FormRequestsQuery>;
    export const FormState: z.ZodMiniEnum<{
        closed: "closed";
        closing: "closing";
        open: "open";
    }>;
    export type FormState = z.infer<typeof FormState>;
    export const FormStateRequest: z.ZodMiniObject<{
        state: z.ZodMiniEnum<{
            closed: "closed";
            closing: "closing";
            open: "open";
        }>;
    }, z.core.$strip>;
    export const FormTile: z.ZodMiniObject<{
        name: z.ZodMiniString<string>;
        region: z.ZodMiniString<string>;
        icon: z.ZodMiniEnum<{
            biomass: "biomass";
            boundary: "boundary";
            field: "field";
            institution: "institution";
            inventory: "inventory";
            market: "market";
            product: "product";
            production: "production";
            tree: "tree";
            water: "water";
        }>;
        place: z.ZodMiniInt;
        languages: z.ZodMiniArray<z.ZodMiniString<string>>;
    }, z.core.$strip>;
    export type FormTile = z.infer<typeof FormTile>;
    export const FormTileRequest: z.ZodMiniObject<{
        tile: z.ZodMiniNullable<z.ZodMiniObject<{
            name: z.ZodMiniString<string>;
            region: z.ZodMiniString<string>;
            icon: z.ZodMiniEnum<{
                biomass: "biomass";
                boundary: "boundary";
                field: "field";
                institution: "institution";
                inventory: "inventory";
                market: "market";
                product: "product";
                production: "production";
                tree: "tree";
                water: "water";
            }>;
            place: z.ZodMiniInt;
            languages: z.ZodMiniArray<z.ZodMiniString<string>>;
        }, z.core.$strip>>;
        kind: z.ZodMiniEnum<{
            open: "open";
            targeted: "targeted";
        }>;
    }, z.core.$strip>;
    export type FormTileRequest = z.infer<typeof FormTileRequest>;
    export const FormUploadAnswer: z.ZodMiniObject<{
        status: z.ZodMiniEnum<{
            checked: "checked";
            published: "published";
            refused: "refused";
        }>;
        id: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        understood: z.ZodMiniNullable<z.ZodMiniObject<{
            formId: z.ZodMiniString<string>;
            title: z.ZodMiniString<string>;
            version: z.ZodMiniString<string>;
            versionBefore: z.ZodMiniNullable<z.ZodMiniString<string>>;
            kind: z.ZodMiniEnum<{
                open: "open";
                targeted: "targeted";
                trial: "trial";
            }>;
            languages: z.ZodMiniArray<z.ZodMiniString<string>>;
            questions: z.ZodMiniArray<z.ZodMiniObject<{
                path: z.ZodMiniString<string>;
                type: z.ZodMiniString<string>;
                label: z.ZodMiniString<string>;
            }, z.core.$strip>>;
            questionCount: z.ZodMiniNumber<number>;
            media: z.ZodMiniArray<z.ZodMiniString<string>>;
            onMap: z.ZodMiniBoolean<boolean>;
        }, z.core.$strip>>;
        faults: z.ZodMiniObject<{
            count: z.ZodMiniNumber<number>;
            kept: z.ZodMiniArray<z.ZodMiniObject<{
                line: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
                sentence: z.ZodMiniString<string>;
                language: z.ZodMiniOptional<z.ZodMiniString<string>>;
                words: z.ZodMiniOptional<z.ZodMiniString<string>>;
                cell: z.ZodMiniOptional<z.ZodMiniObject<{
                    sheet: z.ZodMiniNullable<z.ZodMiniString<string>>;
                    row: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
                }, z.core.$strip>>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
        warnings: z.ZodMiniObject<{
            count: z.ZodMiniNumber<number>;
            kept: z.ZodMiniArray<z.ZodMiniObject<{
                line: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
                sentence: z.ZodMiniString<string>;
                language: z.ZodMiniOptional<z.ZodMiniString<string>>;
                words: z.ZodMiniOptional<z.ZodMiniString<string>>;
                cell: z.ZodMiniOptional<z.ZodMiniObject<{
                    sheet: z.ZodMiniNullable<z.ZodMiniString<string>>;
                    row: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
                }, z.core.$strip>>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
        centralWarns: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    }, z.core.$strip>;
    export type FormUploadAnswer = z.infer<typeof FormUploadAnswer>;
    export const FormUploadQuery: z.ZodMiniObject<{
        check: z.ZodMiniDefault<z.ZodMiniEnum<{
            no: "no";
            yes: "yes";
        }>>;
        kind: z.ZodMiniDefault<z.ZodMiniEnum<{
            open: "open";
            targeted: "targeted";
        }>>;
        acceptWarnings: z.ZodMiniOptional<z.ZodMiniEnum<{
            no: "no";
            yes: "yes";
        }>>;
    }, z.core.$strip>;
    export type FormUploadQuery = z.infer<typeof FormUploadQuery>;
    export const FormVersion: z.ZodMiniObject<{
        id: z.ZodMiniNumber<number>;
        version: z.ZodMiniString<string>;
        title: z.ZodMiniString<string>;
        publishedAt: z.ZodMiniString<string>;
        isCurrent: z.ZodMiniBoolean<boolean>;
        records: z.ZodMiniNumber<number>;
    }, z.core.$strip>;
    export type FormVersion = z.infer<typeof FormVersion>;
    export const FormVersionParams: z.ZodMiniObject<{
        id: z.ZodMiniNumber<unknown>;
        versionId: z.ZodMiniNumber<unknown>;
    }, z.core.$strip>;
    export const FormVersionsAnswer: z.ZodMiniObject<{
        versions: z.ZodMiniArray<z.ZodMiniObject<{
            id: z.ZodMiniNumber<number>;
            version: z.ZodMiniString<string>;
            title: z.ZodMiniString<string>;
            publishedAt: z.ZodMiniString<string>;
            isCurrent: z.ZodMiniBoolean<boolean>;
            records: z.ZodMiniNumber<number>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
    export type FormVersionsAnswer = z.infer<typeof FormVersionsAnswer>;
    export const FormsAnswer: z.ZodMiniObject<{
        forms: z.ZodMiniArray<z.ZodMiniObject<{
            id: z.ZodMiniNumber<number>;
            formId: z.ZodMiniString<string>;
            title: z.ZodMiniString<string>;
            version: z.ZodMiniString<string>;
            kind: z.ZodMiniEnum<{
                open: "open";
                targeted: "targeted";
                trial: "trial";
            }>;
            state: z.ZodMiniEnum<{
                closed: "closed";
                closing: "closing";
                open: "open";
            }>;
            notInCentral: z.ZodMiniOptional<z.ZodMiniEnum<{
                deleted: "deleted";
                never: "never";
            }>>;
            hasPin: z.ZodMiniBoolean<boolean>;
            isGuarded: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
            tile: z.ZodMiniNullable<z.ZodMiniObject<{
                name: z.ZodMiniString<string>;
                region: z.ZodMiniString<string>;
                icon: z.ZodMiniEnum<{
                    biomass: "biomass";
                    boundary: "boundary";
                    field: "field";
                    institution: "institution";
                    inventory: "inventory";
                    market: "market";
                    product: "product";
                    production: "production";
                    tree: "tree";
                    water: "water";
                }>;
                place: z.ZodMiniInt;
                languages: z.ZodMiniArray<z.ZodMiniString<string>>;
            }, z.core.$strip>>;
            people: z.ZodMiniNumber<number>;
            records: z.ZodMiniNumber<number>;
            lastRecordAt: z.ZodMiniNullable<z.ZodMiniString<string>>;
        }, z.core.$strip>>;
        openRequests: z.ZodMiniNumber<number>;
    }, z.core.$strip>;
    export type FormsAnswer = z.infer<typeof FormsAnswer>;
    export const GapState: z.ZodMiniEnum<{
        answered: "answered";
        new: "new";
        seen: "seen";
    }>;
    export type GapState = z.infer<typeof GapState>;
    export const GapStateRequest: z.ZodMiniObject<{
        state: z.ZodMiniEnum<{
            answered: "answered";
            new: "new";
            seen: "seen";
        }>;
    }, z.core.$strip>;
    export const GapsAnswer: z.ZodMiniObject<{
        total: z.ZodMiniNumber<number>;
        gaps: z.ZodMiniArray<z.ZodMiniObject<{
            id: z.ZodMiniNumber<number>;
            fullName: z.ZodMiniString<string>;
            userName: z.ZodMiniString<string>;
            country: z.ZodMiniString<string>;
            sdg: z.ZodMiniString<string>;
            extraDetail: z.ZodMiniString<string>;
            state: z.ZodMiniEnum<{
                answered: "answered";
                new: "new";
                seen: "seen";
            }>;
            createdAt: z.ZodMiniString<string>;
        }, z.core.$strip>>;
        sdgs: z.ZodMiniArray<z.ZodMiniString<string>>;
        countries: z.ZodMiniArray<z.ZodMiniString<string>>;
    }, z.core.$strip>;
    export type GapsAnswer = z.infer<typeof GapsAnswer>;
    export const GapsFileQuery: z.ZodMiniObject<{
        sdg: z.ZodMiniDefault<z.ZodMiniString<string>>;
        country: z.ZodMiniDefault<z.ZodMiniString<string>>;
        state: z.ZodMiniOptional<z.ZodMiniEnum<{
            answered: "answered";
            new: "new";
            seen: "seen";
        }>>;
    }, z.core.$strip>;
    export type GapsFileQuery = z.infer<typeof GapsFileQuery>;
    export const GapsQuery: z.ZodMiniObject<{
        sdg: z.ZodMiniDefault<z.ZodMiniString<string>>;
        country: z.ZodMiniDefault<z.ZodMiniString<string>>;
        state: z.ZodMiniOptional<z.ZodMiniEnum<{
            answered: "answered";
            new: "new";
            seen: "seen";
        }>>;
        page: z.ZodMiniDefault<z.ZodMiniNumber<unknown>>;
    }, z.core.$strip>;
    export type GapsQuery = z.infer<typeof GapsQuery>;
    export const GrantAccessRequest: z.ZodMiniObject<{
        phoneNumber: z.ZodMiniString<string>;
    }, z.core.$strip>;
    export const IMPORT_LABELS: {
        readonly stateFrom: "The name of the state is in";
        readonly districtFrom: "The name of the district is in";
        readonly blockFrom: "The name of the block is in";
        readonly replace: "The file stands for everything in the dataset";
    };
    export const ImportAnswer: z.ZodMiniObject<{
        status: z.ZodMiniEnum<{
            checked: "checked";
            complete: "complete";
            refused: "refused";
        }>;
        sentence: z.ZodMiniNullable<z.ZodMiniString<string>>;
        language: z.ZodMiniOptional<z.ZodMiniString<string>>;
        words: z.ZodMiniOptional<z.ZodMiniString<string>>;
        recordsRead: z.ZodMiniNumber<number>;
        recordsTaken: z.ZodMiniNumber<number>;
        recordsRefused: z.ZodMiniNumber<number>;
        recordsReplaced: z.ZodMiniNumber<number>;
        notes: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
        noteLanguages: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
        columns: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
        mapping: z.ZodMiniOptional<z.ZodMiniObject<{
            columns: z.ZodMiniArray<z.ZodMiniObject<{
                name: z.ZodMiniString<string>;
                values: z.ZodMiniArray<z.ZodMiniString<string>>;
            }, z.core.$strip>>;
            fields: z.ZodMiniArray<z.ZodMiniObject<{
                field: z.ZodMiniString<string>;
                column: z.ZodMiniNullable<z.ZodMiniString<string>>;
                how: z.ZodMiniNullable<z.ZodMiniEnum<{
                    exact: "exact";
                    guessed: "guessed";
                    stated: "stated";
                }>>;
            }, z.core.$strip>>;
        }, z.core.$strip>>;
        refused: z.ZodMiniArray<z.ZodMiniObject<{
            record: z.ZodMiniNumber<number>;
            field: z.ZodMiniString<string>;
            value: z.ZodMiniString<string>;
            sentence: z.ZodMiniString<string>;
            language: z.ZodMiniOptional<z.ZodMiniString<string>>;
            words: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$strip>>;
        report: z.ZodMiniNullable<z.ZodMiniString<string>>;
    }, z.core.$strip>;
    export type ImportAnswer = z.infer<typeof ImportAnswer>;
    export const ImportKind: z.ZodMiniEnum<{
        blocks: "blocks";
        cards: "cards";
        "field-sites": "field-sites";
        occurrences: "occurrences";
        species: "species";
    }>;
    export type ImportKind = z.infer<typeof ImportKind>;
    export const ImportQuery: z.ZodMiniObject<{
        kind: z.ZodMiniEnum<{
            blocks: "blocks";
            cards: "cards";
            "field-sites": "field-sites";
            occurrences: "occurrences";
            species: "species";
        }>;
        name: z.ZodMiniString<string>;
        state: z.ZodMiniDefault<z.ZodMiniString<string>>;
        stateFrom: z.ZodMiniOptional<z.ZodMiniString<string>>;
        districtFrom: z.ZodMiniOptional<z.ZodMiniString<string>>;
        blockFrom: z.ZodMiniOptional<z.ZodMiniString<string>>;
        dataset: z.ZodMiniOptional<z.ZodMiniString<string>>;
        replace: z.ZodMiniOptional<z.ZodMiniEnum<{
            no: "no";
            yes: "yes";
        }>>;
        columns: z.ZodMiniOptional<z.ZodMiniString<string>>;
        check: z.ZodMiniDefault<z.ZodMiniEnum<{
            no: "no";
            yes: "yes";
        }>>;
        keepGood: z.ZodMiniDefault<z.ZodMiniEnum<{
            no: "no";
            yes: "yes";
        }>>;
    }, z.core.$strip>;
    export type ImportQuery = z.infer<typeof ImportQuery>;
    export const LISTED_QUESTIONS = 2000;
    export const LinkAppUserRequest: z.ZodMiniObject<{
        phoneNumber: z.ZodMiniString<string>;
    }, z.core.$strip>;
    export const MAPPED_QUESTIONS = 20;
    export const MailRecipient: z.ZodMiniObject<{
        id: z.ZodMiniNumber<number>;
        email: z.ZodMiniString<string>;
        language: z.ZodMiniString<string>;
        consentedAt: z.ZodMiniString<string>;
    }, z.core.$strip>;
    export type MailRecipient = z.infer<typeof MailRecipient>;
    export const MailRecipientsAnswer: z.ZodMiniObject<{
        total: z.ZodMiniNumber<number>;
        recipients: z.ZodMiniArray<z.ZodMiniObject<{
            id: z.ZodMiniNumber<number>;
            email: z.ZodMiniString<string>;
            language: z.ZodMiniString<string>;
            consentedAt: z.ZodMiniString<string>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
    export type MailRecipientsAnswer = z.infer<typeof MailRecipientsAnswer>;
    export const MailRecipientsFileQuery: z.ZodMiniObject<{
        search: z.ZodMiniDefault<z.ZodMiniString<string>>;
    }, z.core.$strip>;
    export type MailRecipientsFileQuery = z.infer<typeof MailRecipientsFileQuery>;
    export const MailRecipientsQuery: z.ZodMiniObject<{
        search: z.ZodMiniDefault<z.ZodMiniString<string>>;
        page: z.ZodMiniDefault<z.ZodMiniNumber<unknown>>;
    }, z.core.$strip>;
    export type MailRecipientsQuery = z.infer<typeof MailRecipientsQuery>;
    export const MappableQuestion: z.ZodMiniObject<{
        path: z.ZodMiniString<string>;
        type: z.ZodMiniString<string>;
        label: z.ZodMiniString<string>;
    }, z.core.$strip>;
    export type MappableQuestion = z.infer<typeof MappableQuestion>;
    export type MappingTerm = keyof FormMapping;
    export const Moment: z.ZodMiniString<string>;
    export const NumericIdParams: z.ZodMiniObject<{
        id: z.ZodMiniNumber<unknown>;
    }, z.core.$strip>;
    export const OCCURRENCES_BYTES = 20000000;
    export const OCCURRENCES_RECORDS = 100000;
    export const OCCURRENCE_TERMS: readonly ['occurrenceID', 'scientificName', 'vernacularName', 'decimalLatitude', 'decimalLongitude', 'geodeticDatum', 'coordinateUncertaintyInMeters', 'eventDate', 'year', 'month', 'day', 'countryCode', 'occurrenceStatus', 'basisOfRecord', 'informationWithheld', 'dataGeneralizations'];
    export type OccurrenceTerm = (typeof OCCURRENCE_TERMS)[number];
    export const PageNumber: z.ZodMiniDefault<z.ZodMiniNumber<unknown>>;
    export const PeopleAnswer: z.ZodMiniObject<{
        total: z.ZodMiniNumber<number>;
        people: z.ZodMiniArray<z.ZodMiniObject<{
            id: z.ZodMiniString<string>;
            name: z.ZodMiniString<string>;
            phoneNumber: z.ZodMiniString<string>;
            organization: z.ZodMiniString<string>;
            organizationName: z.ZodMiniString<string>;
            communityFor: z.ZodMiniBoolean<boolean>;
            administrator: z.ZodMiniBoolean<boolean>;
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
    export const PeopleFileQuery: z.ZodMiniObject<{
        search: z.ZodMiniDefault<z.ZodMiniString<string>>;
    }, z.core.$strip>;
    export const PeopleQuery: z.ZodMiniObject<{
        search: z.ZodMiniDefault<z.ZodMiniString<string>>;
        page: z.ZodMiniDefault<z.ZodMiniNumber<unknown>>;
    }, z.core.$strip>;
    export type PeopleQuery = z.infer<typeof PeopleQuery>;
    export const PersonParams: z.ZodMiniObject<{
        personId: z.ZodMiniString<string>;
    }, z.core.$strip>;
    export const PhoneAccess: z.ZodMiniEnum<{
        active: "active";
        none: "none";
        revoked: "revoked";
    }>;
    export type PhoneAccess = z.infer<typeof PhoneAccess>;
    export const PhoneAccessRequest: z.ZodMiniObject<{
        action: z.ZodMiniEnum<{
            replace: "replace";
            revoke: "revoke";
        }>;
    }, z.core.$strip>;
    export type PhoneAccessRequest = z.infer<typeof PhoneAccessRequest>;
    export const QUESTION_PATH = 1000;
    export const ROWS_PER_PAGE = 50;
    export const ReadField: z.ZodMiniObject<{
        field: z.ZodMiniString<string>;
        column: z.ZodMiniNullable<z.ZodMiniString<string>>;
        how: z.ZodMiniNullable<z.ZodMiniEnum<{
            exact: "exact";
            guessed: "guessed";
            stated: "stated";
        }>>;
    }, z.core.$strip>;
    export type ReadField = z.infer<typeof ReadField>;
    export const RefusedRecord: z.ZodMiniObject<{
        record: z.ZodMiniNumber<number>;
        field: z.ZodMiniString<string>;
        value: z.ZodMiniString<string>;
        sentence: z.ZodMiniString<string>;
        language: z.ZodMiniOptional<z.ZodMiniString<string>>;
        words: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strip>;
    export type RefusedRecord = z.infer<typeof RefusedRecord>;
    export const RequestState: z.ZodMiniEnum<{
        dismissed: "dismissed";
        granted: "granted";
        refused: "refused";
    }>;
    export type RequestState = z.infer<typeof RequestState>;
    export const RoleRequest: z.ZodMiniObject<{
        role: z.ZodMiniEnum<{
            administrator: "administrator";
            "community-for": "community-for";
        }>;
        given: z.ZodMiniBoolean<boolean>;
    }, z.core.$strip>;
    export type RoleRequest = z.infer<typeof RoleRequest>;
    export const STATED_COLUMNS_CHARACTERS = 6000;
    export const SearchText: z.ZodMiniDefault<z.ZodMiniString<string>>;
    export const SessionsEndedAnswer: z.ZodMiniObject<{
        ended: z.ZodMiniNumber<number>;
    }, z.core.$strip>;
    export const SettleRequest: z.ZodMiniObject<{
        action: z.ZodMiniEnum<{
            dismiss: "dismiss";
            grant: "grant";
        }>;
        answer: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strip>;
    export type SettleRequest = z.infer<typeof SettleRequest>;
    export const SuspensionRequest: z.ZodMiniObject<{
        suspended: z.ZodMiniBoolean<boolean>;
    }, z.core.$strip>;
    export const TILE_LANGUAGES = 20;
    export const TakeOverFormRequest: z.ZodMiniObject<{
        formId: z.ZodMiniString<string>;
        check: z.ZodMiniEnum<{
            no: "no";
            yes: "yes";
        }>;
        kind: z.ZodMiniEnum<{
            open: "open";
            targeted: "targeted";
        }>;
    }, z.core.$strip>;
    export type TakeOverFormRequest = z.infer<typeof TakeOverFormRequest>;
    export const UPLOAD_BYTES = 50000000;
    export const UnderstoodForm: z.ZodMiniObject<{
        formId: z.ZodMiniString<string>;
        title: z.ZodMiniString<string>;
        version: z.ZodMiniString<string>;
        versionBefore: z.ZodMiniNullable<z.ZodMiniString<string>>;
        kind: z.ZodMiniEnum<{
            open: "open";
            targeted: "targeted";
            trial: "trial";
        }>;
        languages: z.ZodMiniArray<z.ZodMiniString<string>>;
        questions: z.ZodMiniArray<z.ZodMiniObject<{
            path: z.ZodMiniString<string>;
            type: z.ZodMiniString<string>;
            label: z.ZodMiniString<string>;
        }, z.core.$strip>>;
        questionCount: z.ZodMiniNumber<number>;
        media: z.ZodMiniArray<z.ZodMiniString<string>>;
        onMap: z.ZodMiniBoolean<boolean>;
    }, z.core.$strip>;
    export type UnderstoodForm = z.infer<typeof UnderstoodForm>;
    export const WithdrawAccessRequest: z.ZodMiniObject<{
        appUserId: z.ZodMiniInt;
    }, z.core.$strip>;
}

declare module '@aranya/shared/device' {
    export interface KeptAnswer {
        person: string;
        question: string;
        content: unknown;
        at: Date;
    }
    export const forgetEverything: () => Promise<void>;
    export function forgetOthers(person: string): Promise<void>;
    export function keepAnswer({ person, question, content }: Omit<KeptAnswer, 'at'>): Promise<void>;
    export function keptAnswer(person: string, question: string): Promise<KeptAnswer | undefined>;
}

declare module '@aranya/shared/events' {
    export const BUS_PROTOCOL = 1;
    export function eventsOf<Name extends AranyaEventName>(name: Name): Observable<AranyaEvents[Name]>;
    export function publish<Name extends AranyaEventName>(name: Name, payload: AranyaEvents[Name]): void;
    export function subscribe<Name extends AranyaEventName>(name: Name, listener: (payload: AranyaEvents[Name]) => void): () => void;
}

declare module '@aranya/shared/federation' {
    export class RemoteFailure extends Error {
        readonly remote: string;
        readonly version: string;
        readonly phase: FailurePhase;
        constructor(remote: string, version: string, phase: FailurePhase, cause: unknown);
    }
    export function RemoteRegion<Props extends object>({ remote, expose, props, label, skeleton, page, kept, failure }: RemoteRegionProps<Props>): string | number | bigint | true | import("react").JSX.Element | Iterable<ReactNode> | Promise<string | number | bigint | boolean | Iterable<ReactNode> | import("react").ReactElement<unknown, string | import("react").JSXElementConstructor<any>> | import("react").ReactPortal | null | undefined>;
    export function adoptRegistry(registry: Registry): void;
    export function clearOverrides(): void;
    export function guardScripts(): void;
    export const hasUpdate: () => boolean;
    export function loadExpose<Module>(name: string, expose: string): Promise<Module>;
    export function overrides(): Record<string, string>;
    export function publishChunkFailures(): () => void;
    export function tellVisitorShare(registry: Registry): void;
    export const versionInUse: (remote: string) => string;
}

declare module '@aranya/shared/languages' {
    export type Reading = string;
    export type TextOf = (english: string, values?: Values) => string;
    export function beginIn(drawn: Language): void;
    export function beginVisit(addressed: Language | undefined): void;
    export function chooseDigits(own: boolean): void;
    export function chooseLanguage(next: Language): void;
    export function collatorOf(reading: Reading): Intl.Collator;
    export function continueVisit(): void;
    export function createTexts(sources: TextSources): Texts;
    export function dateIn(reading: Reading, moment: Date | string | number, options: Intl.DateTimeFormatOptions): string;
    export function fittingLanguage(wishes: readonly string[], offered: readonly Language[]): Language | undefined;
    export const language: () => Language;
    export const languageOf: (reading: Reading) => Language;
    export function localeOf(reading: Reading): string;
    export const message: <English extends string>(english: English) => English;
    export const offeredLanguages: () => readonly Language[];
    export function onLanguage(listener: () => void): () => void;
    export function reading(): Reading;
    export const sampleOfDigits: (language: Language) => string | undefined;
    export function showIn(language: Language): void;
    export function textsArrived(language: Language): Promise<boolean>;
    export const useCommonText: () => TextOf;
    export const useLanguage: () => Language;
    export const useLocale: () => string;
    export function useNumber(): (value: number) => string;
    export function useReading(): Reading;
    export const wishedLanguage: () => Language;
    export const wishedReading: () => Reading;
    export function withParts(text: string, parts: readonly ReactElement[]): ReactNode;
}

declare module '@aranya/shared/languages/locale' {
    export function collatorOf(reading: Reading): Intl.Collator;
    export function dateIn(reading: Reading, moment: Date | string | number, options: Intl.DateTimeFormatOptions): string;
    export function localeOf(reading: Reading): string;
}

declare module '@aranya/shared/navigation' {
    export type IdentityPage = 'register' | 'recover';
    export { Link } from 'react-router-dom';
    export { NavLink } from 'react-router-dom';
    export { Navigate } from 'react-router-dom';
    export function drawWithoutWindow(application: 'desktop' | 'mobile'): void;
    export function openIdentityPopup(page: IdentityPage, application: 'desktop' | 'mobile', phoneNumber?: string): void;
    export function pauseMotion(pause: boolean): void;
    export const savesData: () => boolean;
    export const useApplication: () => 'desktop' | 'mobile';
    export function useClosingDetails(): RefObject<HTMLDetailsElement | null>;
    export function useIdentityOutcome(done: (message: IdentityMessage) => void): void;
    export const useLittleData: () => boolean;
    export { useLocation } from 'react-router-dom';
    export const useMotionPaused: () => boolean;
    export { useNavigate } from 'react-router-dom';
    export function usePageTitle(title: string): void;
    export const useReducedMotion: () => boolean;
    export { useSearchParams } from 'react-router-dom';
}

declare module '@aranya/shared/prerendering' {
    export const Later: ({ fallback, children }: LaterProps) => string | number | bigint | boolean | import("react").JSX.Element | Iterable<ReactNode> | Promise<string | number | bigint | boolean | Iterable<ReactNode> | import("react").ReactElement<unknown, string | import("react").JSXElementConstructor<any>> | import("react").ReactPortal | null | undefined> | null | undefined;
    export const ShellPlaces: ({ before, around, header, page, footer, after }: ShellPlacesProps) => import("react").JSX.Element;
    export function adoptStyleAttributes(root: HTMLElement): void;
    export const identifierPrefix: (application: 'desktop' | 'mobile') => "" | "m";
    export function usePrerendered(): boolean;
    export const useScripted: () => boolean;
}

declare module '@aranya/shared/prerendering/render-markup' {
    export function renderMarkup({ path, application, language, addressOf }: MarkupInput, element: ReactNode): PageMarkup;
}

declare module '@aranya/shared/prerendering/render-pages' {
    export interface RenderedPage extends PageMarkup {
        path: string;
        application: 'desktop' | 'mobile';
        language?: Language;
        expose: string;
        assumes: Assumptions;
    }
    export function printPages(pages: readonly PageToRender[], languages: readonly Language[]): Promise<void>;
}

declare module '@aranya/shared/queue' {
    export interface Attempt {
        end(isAnswered: boolean): Promise<void>;
    }
    export const QueuedContent: z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
            kind: z.ZodMiniLiteral<"profile">;
            changed: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>;
        }, z.core.$strip>, z.ZodMiniObject<{
            kind: z.ZodMiniLiteral<"sign-out">;
            token: z.ZodMiniString<string>;
        }, z.core.$strip>, z.ZodMiniObject<{
            kind: z.ZodMiniLiteral<"gap">;
            suggestion: z.ZodMiniObject<{
                userName: z.ZodMiniString<string>;
                fullName: z.ZodMiniString<string>;
                country: z.ZodMiniString<string>;
                sdg: z.ZodMiniString<string>;
                extraDetail: z.ZodMiniString<string>;
            }, z.core.$strip>;
        }, z.core.$strip>, z.ZodMiniObject<{
            kind: z.ZodMiniLiteral<"form-access">;
            formId: z.ZodMiniString<string>;
            name: z.ZodMiniString<string>;
            projectId: z.ZodMiniNumber<number>;
            roleId: z.ZodMiniNumber<number>;
            location: z.ZodMiniString<string>;
            needsPin: z.ZodMiniBoolean<boolean>;
        }, z.core.$strip>], "kind">;
    export type QueuedContent = z.infer<typeof QueuedContent>;
    export const QueuedEntry: z.ZodMiniObject<{
        id: z.ZodMiniString<string>;
        person: z.ZodMiniString<string>;
        writtenAt: z.ZodMiniNumber<number>;
        page: z.ZodMiniString<string>;
        revision: z.ZodMiniNumber<number>;
        content: z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
                kind: z.ZodMiniLiteral<"profile">;
                changed: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>;
            }, z.core.$strip>, z.ZodMiniObject<{
                kind: z.ZodMiniLiteral<"sign-out">;
                token: z.ZodMiniString<string>;
            }, z.core.$strip>, z.ZodMiniObject<{
                kind: z.ZodMiniLiteral<"gap">;
                suggestion: z.ZodMiniObject<{
                    userName: z.ZodMiniString<string>;
                    fullName: z.ZodMiniString<string>;
                    country: z.ZodMiniString<string>;
                    sdg: z.ZodMiniString<string>;
                    extraDetail: z.ZodMiniString<string>;
                }, z.core.$strip>;
            }, z.core.$strip>, z.ZodMiniObject<{
                kind: z.ZodMiniLiteral<"form-access">;
                formId: z.ZodMiniString<string>;
                name: z.ZodMiniString<string>;
                projectId: z.ZodMiniNumber<number>;
                roleId: z.ZodMiniNumber<number>;
                location: z.ZodMiniString<string>;
                needsPin: z.ZodMiniBoolean<boolean>;
            }, z.core.$strip>], "kind">;
        attempt: z.ZodMiniOptional<z.ZodMiniString<string>>;
        refusal: z.ZodMiniOptional<z.ZodMiniObject<{
            code: z.ZodMiniString<string>;
            message: z.ZodMiniString<string>;
            fields: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
                field: z.ZodMiniString<string>;
                message: z.ZodMiniString<string>;
            }, z.core.$strip>>>;
            retryAfterSeconds: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
            closesAt: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
    export type QueuedEntry = z.infer<typeof QueuedEntry>;
    export interface WaitingEntries {
        entries: readonly QueuedEntry[];
        underWay?: readonly QueuedEntry[];
        unreadable: number;
        others: number;
    }
    export function beginAttempt(written: {
        id: string;
        person: string;
        content: QueuedContent;
    }): Promise<Attempt>;
    export function editEntry(id: string, person: string, content: QueuedContent): Promise<void>;
    export function enqueue({ id, person, content }: Written): Promise<void>;
    export function entriesOf(people: readonly string[]): Promise<QueuedEntry[]>;
    export function entryOf(id: string): Promise<QueuedEntry | undefined>;
    export function readQueue(person: string): Promise<WaitingEntries>;
    export function removeEntriesOf(person: string): Promise<void>;
    export function removeEntry(id: string): Promise<void>;
    export function removeSubject(person: string, subject: string, sent?: Readonly<Record<string, string>>): Promise<void>;
    export function retryEntry(id: string): Promise<void>;
    export function sendQueue(): Promise<void>;
    export const sendWithPin: (id: string, pin: string) => Promise<boolean>;
    export function settleEntry({ id, revision }: QueuedEntry, refusal?: QueuedEntry['refusal']): Promise<void>;
    export function useQueue(): WaitingEntries | undefined;
    export const whileNothingIsSent: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

declare module '@aranya/shared/session' {
    export interface AppStatus {
        loading: boolean;
        error: ProblemBody | null;
        signedOut?: SignedOut;
    }
    export type AranyaState = ReturnType<AranyaStore['getState']>;
    export type AranyaStore = ReturnType<typeof createStore>;
    export const SESSION_VERSION = 1;
    export const SIGNED_OUT: UserSession;
    export const STORED_DOCUMENT_KEY = "persist:root";
    export const STORE_PROTOCOL = 1;
    export function SessionProvider({ children }: {
        children: ReactNode;
    }): import("react").JSX.Element;
    export interface SignedOut {
        reason: SignedOutReason;
        userId: string;
        path: string;
    }
    export type SignedOutReason = AranyaEvents['session/signed-out']['reason'];
    export interface UserSession {
        userId: string;
        name: string;
        phoneNumber: string;
        email: string;
        authToken: string;
        userImageUri: string;
        organization: string;
        organizationName: string;
        webURL: string;
        address: string;
        feedback: string;
        odkToken: string;
        odkUserId: string;
        isKeyOlderThanPin: boolean;
        odkFormAccess: string[];
        contributions: number;
        isTrialFormCompleted: boolean;
        mobile_company: string;
        location: string;
        isCommForUser: string;
        isAdministrator: boolean;
    }
    export function anchored<Value>(name: string, protocol: number, create: () => Value): Value;
    export function aranyaStore(): AnchoredStore;
    export const canAskForTrial: (session: UserSession) => boolean;
    export const hasFormAccess: (session: UserSession, formId: string) => boolean;
    export function hasQueueMark(): boolean;
    export const isCommunityFor: (session: UserSession) => boolean;
    export const isQueueTended: () => boolean;
    export const keyOfPerson: (name: string) => string;
    export const logOut: import("@reduxjs/toolkit").ActionCreatorWithoutPayload<"session/logOut">;
    export function markQueue(isEmpty: boolean): void;
    export const markTrialFormCompleted: import("@reduxjs/toolkit").ActionCreatorWithoutPayload<"session/markTrialFormCompleted">;
    export const noteSignedOut: import("@reduxjs/toolkit").ActionCreatorWithPayload<SignedOut, "status/noteSignedOut">;
    export function onQueueChange(changed: () => void): () => void;
    export const publishQueueChange: () => void;
    export function readStoredSession(stored: unknown): UserSession;
    export const removeError: import("@reduxjs/toolkit").ActionCreatorWithoutPayload<"status/removeError">;
    export function saveDeviceMark(mark: string | null | undefined): void;
    export const sessionEnded: import("@reduxjs/toolkit").ActionCreatorWithoutPayload<"session/sessionEnded">;
    export function sessionFromOdkInfo(info: OdkInfo | null | undefined): Partial<UserSession>;
    export function sessionFromUser(user: AccountUser): Partial<UserSession>;
    export const sessionSlice: import("@reduxjs/toolkit").Slice<UserSession, {
        setUserInfo: (_session: {
            userId: string;
            name: string;
            phoneNumber: string;
            email: string;
            authToken: string;
            userImageUri: string;
            organization: string;
            organizationName: string;
            webURL: string;
            address: string;
            feedback: string;
            odkToken: string;
            odkUserId: string;
            isKeyOlderThanPin: boolean;
            odkFormAccess: string[];
            contributions: number;
            isTrialFormCompleted: boolean;
            mobile_company: string;
            location: string;
            isCommForUser: string;
            isAdministrator: boolean;
        }, { payload: { user, odkInfo, token } }: PayloadAction<LoginAnswer>) => {
            userId: string;
            name: string;
            phoneNumber: string;
            email: string;
            userImageUri: string;
            organization: string;
            organizationName: string;
            webURL: string;
            address: string;
            feedback: string;
            odkToken: string;
            odkUserId: string;
            isKeyOlderThanPin: boolean;
            odkFormAccess: string[];
            contributions: number;
            isTrialFormCompleted: boolean;
            mobile_company: string;
            location: string;
            isCommForUser: string;
            isAdministrator: boolean;
            authToken: string;
        };
        updateImage: (session: {
            userId: string;
            name: string;
            phoneNumber: string;
            email: string;
            authToken: string;
            userImageUri: string;
            organization: string;
            organizationName: string;
            webURL: string;
            address: string;
            feedback: string;
            odkToken: string;
            odkUserId: string;
            isKeyOlderThanPin: boolean;
            odkFormAccess: string[];
            contributions: number;
            isTrialFormCompleted: boolean;
            mobile_company: string;
            location: string;
            isCommForUser: string;
            isAdministrator: boolean;
        }, { payload }: PayloadAction<string>) => void;
        updateProfile: (session: {
            userId: string;
            name: string;
            phoneNumber: string;
            email: string;
            authToken: string;
            userImageUri: string;
            organization: string;
            organizationName: string;
            webURL: string;
            address: string;
            feedback: string;
            odkToken: string;
            odkUserId: string;
            isKeyOlderThanPin: boolean;
            odkFormAccess: string[];
            contributions: number;
            isTrialFormCompleted: boolean;
            mobile_company: string;
            location: string;
            isCommForUser: string;
            isAdministrator: boolean;
        }, { payload }: PayloadAction<Partial<ProfilePart>>) => void;
        updateOdkUser: (session: {
            userId: string;
            name: string;
            phoneNumber: string;
            email: string;
            authToken: string;
            userImageUri: string;
            organization: string;
            organizationName: string;
            webURL: string;
            address: string;
            feedback: string;
            odkToken: string;
            odkUserId: string;
            isKeyOlderThanPin: boolean;
            odkFormAccess: string[];
            contributions: number;
            isTrialFormCompleted: boolean;
            mobile_company: string;
            location: string;
            isCommForUser: string;
            isAdministrator: boolean;
        }, { payload }: PayloadAction<{
            token: string;
            id: string;
        }>) => void;
        updateOdkFormAccess: (session: {
            userId: string;
            name: string;
            phoneNumber: string;
            email: string;
            authToken: string;
            userImageUri: string;
            organization: string;
            organizationName: string;
            webURL: string;
            address: string;
            feedback: string;
            odkToken: string;
            odkUserId: string;
            isKeyOlderThanPin: boolean;
            odkFormAccess: string[];
            contributions: number;
            isTrialFormCompleted: boolean;
            mobile_company: string;
            location: string;
            isCommForUser: string;
            isAdministrator: boolean;
        }, { payload }: PayloadAction<string[]>) => void;
        updateMobileInfo: (session: {
            userId: string;
            name: string;
            phoneNumber: string;
            email: string;
            authToken: string;
            userImageUri: string;
            organization: string;
            organizationName: string;
            webURL: string;
            address: string;
            feedback: string;
            odkToken: string;
            odkUserId: string;
            isKeyOlderThanPin: boolean;
            odkFormAccess: string[];
            contributions: number;
            isTrialFormCompleted: boolean;
            mobile_company: string;
            location: string;
            isCommForUser: string;
            isAdministrator: boolean;
        }, { payload }: PayloadAction<string>) => void;
        updateContributions: (session: {
            userId: string;
            name: string;
            phoneNumber: string;
            email: string;
            authToken: string;
            userImageUri: string;
            organization: string;
            organizationName: string;
            webURL: string;
            address: string;
            feedback: string;
            odkToken: string;
            odkUserId: string;
            isKeyOlderThanPin: boolean;
            odkFormAccess: string[];
            contributions: number;
            isTrialFormCompleted: boolean;
            mobile_company: string;
            location: string;
            isCommForUser: string;
            isAdministrator: boolean;
        }, { payload }: PayloadAction<number>) => void;
        markTrialFormCompleted: (session: {
            userId: string;
            name: string;
            phoneNumber: string;
            email: string;
            authToken: string;
            userImageUri: string;
            organization: string;
            organizationName: string;
            webURL: string;
            address: string;
            feedback: string;
            odkToken: string;
            odkUserId: string;
            isKeyOlderThanPin: boolean;
            odkFormAccess: string[];
            contributions: number;
            isTrialFormCompleted: boolean;
            mobile_company: string;
            location: string;
            isCommForUser: string;
            isAdministrator: boolean;
        }) => void;
        updateUserInfo: (session: {
            userId: string;
            name: string;
            phoneNumber: string;
            email: string;
            authToken: string;
            userImageUri: string;
            organization: string;
            organizationName: string;
            webURL: string;
            address: string;
            feedback: string;
            odkToken: string;
            odkUserId: string;
            isKeyOlderThanPin: boolean;
            odkFormAccess: string[];
            contributions: number;
            isTrialFormCompleted: boolean;
            mobile_company: string;
            location: string;
            isCommForUser: string;
            isAdministrator: boolean;
        }, { payload }: PayloadAction<AccountUser | ProfileAnswer>) => void;
        logOut: () => UserSession;
        sessionEnded: () => UserSession;
    }, "session", "session", import("@reduxjs/toolkit").SliceSelectors<UserSession>>;
    export const setLoading: import("@reduxjs/toolkit").ActionCreatorWithPayload<boolean, "status/setLoading">;
    export const setUserInfo: import("@reduxjs/toolkit").ActionCreatorWithPayload<{
        user: {
            id: string;
            name: string;
            phoneNumber: string;
            email?: string | null | undefined;
            password?: string | null | undefined;
            userImageUri?: string | null | undefined;
            organization?: string | null | undefined;
            organizationName?: string | null | undefined;
            webURL?: string | null | undefined;
            address?: string | null | undefined;
            feedback?: string | null | undefined;
            odkUserId?: string | number | null | undefined;
            isTrialFormCompleted?: string | number | boolean | null | undefined;
            mobileCompanyName?: string | null | undefined;
            location?: string | null | undefined;
            language?: string | null | undefined;
            isCommForUser?: string | number | boolean | null | undefined;
            isAdministrator?: boolean | null | undefined;
            contributions?: number | null | undefined;
        };
        token: string;
        odkInfo?: {
            odkToken?: string | null | undefined;
            allFormAccess?: unknown[] | null | undefined;
            isOlderThanPin?: boolean | null | undefined;
        } | null | undefined;
        deviceMark?: string | null | undefined;
    }, "session/setUserInfo">;
    export const statusSlice: import("@reduxjs/toolkit").Slice<AppStatus, {
        setLoading: (status: {
            loading: boolean;
            error: ProblemBody | null;
            signedOut?: {
                reason: SignedOutReason;
                userId: string;
                path: string;
            } | undefined;
        }, { payload }: PayloadAction<boolean>) => void;
        storeError: (status: {
            loading: boolean;
            error: ProblemBody | null;
            signedOut?: {
                reason: SignedOutReason;
                userId: string;
                path: string;
            } | undefined;
        }, { payload }: PayloadAction<ProblemBody>) => void;
        removeError: (status: {
            loading: boolean;
            error: ProblemBody | null;
            signedOut?: {
                reason: SignedOutReason;
                userId: string;
                path: string;
            } | undefined;
        }) => void;
        noteSignedOut: (status: {
            loading: boolean;
            error: ProblemBody | null;
            signedOut?: {
                reason: SignedOutReason;
                userId: string;
                path: string;
            } | undefined;
        }, { payload }: PayloadAction<SignedOut>) => void;
    }, "status", "status", import("@reduxjs/toolkit").SliceSelectors<AppStatus>>;
    export const storeError: import("@reduxjs/toolkit").ActionCreatorWithPayload<{
        code: string;
        message: string;
        fields?: {
            field: string;
            message: string;
        }[] | undefined;
        retryAfterSeconds?: number | undefined;
        closesAt?: string | undefined;
    }, "status/storeError">;
    export function tendQueue(): void;
    export const updateContributions: import("@reduxjs/toolkit").ActionCreatorWithPayload<number, "session/updateContributions">;
    export const updateImage: import("@reduxjs/toolkit").ActionCreatorWithPayload<string, "session/updateImage">;
    export const updateMobileInfo: import("@reduxjs/toolkit").ActionCreatorWithPayload<string, "session/updateMobileInfo">;
    export const updateOdkFormAccess: import("@reduxjs/toolkit").ActionCreatorWithPayload<string[], "session/updateOdkFormAccess">;
    export const updateOdkUser: import("@reduxjs/toolkit").ActionCreatorWithPayload<{
        token: string;
        id: string;
    }, "session/updateOdkUser">;
    export const updateProfile: import("@reduxjs/toolkit").ActionCreatorWithPayload<Partial<ProfilePart>, "session/updateProfile">;
    export const updateUserInfo: import("@reduxjs/toolkit").ActionCreatorWithPayload<{
        id: string;
        name: string;
        phoneNumber: string;
        email?: string | null | undefined;
        password?: string | null | undefined;
        userImageUri?: string | null | undefined;
        organization?: string | null | undefined;
        organizationName?: string | null | undefined;
        webURL?: string | null | undefined;
        address?: string | null | undefined;
        feedback?: string | null | undefined;
        odkUserId?: string | number | null | undefined;
        isTrialFormCompleted?: string | number | boolean | null | undefined;
        mobileCompanyName?: string | null | undefined;
        location?: string | null | undefined;
        language?: string | null | undefined;
        isCommForUser?: string | number | boolean | null | undefined;
        isAdministrator?: boolean | null | undefined;
        contributions?: number | null | undefined;
    } | {
        id: string;
        name: string;
        phoneNumber: string;
        email?: string | null | undefined;
        password?: string | null | undefined;
        userImageUri?: string | null | undefined;
        organization?: string | null | undefined;
        organizationName?: string | null | undefined;
        webURL?: string | null | undefined;
        address?: string | null | undefined;
        feedback?: string | null | undefined;
        odkUserId?: string | number | null | undefined;
        isTrialFormCompleted?: string | number | boolean | null | undefined;
        mobileCompanyName?: string | null | undefined;
        location?: string | null | undefined;
        language?: string | null | undefined;
        isCommForUser?: string | number | boolean | null | undefined;
        isAdministrator?: boolean | null | undefined;
        contributions?: number | null | undefined;
        odkInfo?: {
            odkToken?: string | null | undefined;
            allFormAccess?: unknown[] | null | undefined;
            isOlderThanPin?: boolean | null | undefined;
        } | null | undefined;
    }, "session/updateUserInfo">;
    export const useAppStatus: () => import("./status-slice").AppStatus;
    export const useAranyaDispatch: import("react-redux").UseDispatch<import("redux-thunk").ThunkDispatch<{
        session: UserSession;
        status: import("./status-slice").AppStatus;
        views: import("./views-slice").Views;
    } & import("redux-persist/es/persistReducer").PersistPartial, undefined, import("redux").UnknownAction> & import("redux").Dispatch<import("redux").Action>>;
    export const useSession: () => UserSession;
    export const useSessionReady: () => boolean;
    export function useStoredView<View>(name: string, first: View): [view: View, change: (next: (view: View) => View) => void];
    export function withDeviceMarks(): {
        deviceMarks?: string[];
    };
}

declare module '@aranya/shared/standalone' {
    export interface StandalonePage {
        path: string;
        also?: string[];
        name: string;
        Page: ComponentType;
        layout?: 'panel' | 'full';
        audience?: Audience;
    }
    export function runStandalone(remote: string, pages: StandalonePage[]): void;
}

declare module '@aranya/shared/ui/basics' {
    export { default as Alert } from '@mui/material/Alert';
    export const ArrowRightIcon: (props: IconProps) => import("react").JSX.Element;
    export { default as Box } from '@mui/material/Box';
    export { default as Button } from '@mui/material/Button';
    export const CameraIcon: (props: IconProps) => import("react").JSX.Element;
    export const CheckIcon: (props: IconProps) => import("react").JSX.Element;
    export { default as CircularProgress } from '@mui/material/CircularProgress';
    export const CloseIcon: (props: IconProps) => import("react").JSX.Element;
    export const DownloadIcon: (props: IconProps) => import("react").JSX.Element;
    export const EditIcon: (props: IconProps) => import("react").JSX.Element;
    export const EventIcon: (props: IconProps) => import("react").JSX.Element;
    export const ExternalIcon: (props: IconProps) => import("react").JSX.Element;
    export const HiddenText: import("@emotion/styled").StyledComponent<import("@mui/system").MUIStyledCommonProps<import("@mui/material/styles").Theme>, import("react").DetailedHTMLProps<import("react").HTMLAttributes<HTMLSpanElement>, HTMLSpanElement>, {
    }>;
    export const HomeIcon: (props: IconProps) => import("react").JSX.Element;
    export { default as IconButton } from '@mui/material/IconButton';
    export type IconProps = SVGProps<SVGSVGElement> & {
        size?: number;
    };
    export const InfoIcon: (props: IconProps) => import("react").JSX.Element;
    export const LeafIcon: (props: IconProps) => import("react").JSX.Element;
    export const LockIcon: (props: IconProps) => import("react").JSX.Element;
    export { default as MuiLink } from '@mui/material/Link';
    export const PageColumn: import("@emotion/styled").StyledComponent<import("@mui/system").MUIStyledCommonProps<import("@mui/material/styles").Theme>, import("react").DetailedHTMLProps<import("react").HTMLAttributes<HTMLDivElement>, HTMLDivElement>, {
    }>;
    export { default as Paper } from '@mui/material/Paper';
    export const PaperPanel: import("@emotion/styled").StyledComponent<import("@mui/system").MUIStyledCommonProps<import("@mui/material/styles").Theme>, import("react").DetailedHTMLProps<import("react").HTMLAttributes<HTMLElement>, HTMLElement>, {
    }>;
    export const PauseIcon: (props: IconProps) => import("react").JSX.Element;
    export const PersonIcon: (props: IconProps) => import("react").JSX.Element;
    export const PlayIcon: (props: IconProps) => import("react").JSX.Element;
    export const RetryIcon: (props: IconProps) => import("react").JSX.Element;
    export { default as Skeleton } from '@mui/material/Skeleton';
    export { default as Stack } from '@mui/material/Stack';
    export const StoriesIcon: (props: IconProps) => import("react").JSX.Element;
    export { default as Typography } from '@mui/material/Typography';
    export function Written({ children, otherwise }: WrittenProps): string | import("react").JSX.Element;
    export const drawIcon: (paths: readonly string[]) => (props: IconProps) => import("react").JSX.Element;
}

declare module '@aranya/shared/ui/brand' {
    export function BrandMark({ height }: {
        height?: number;
    }): import("react").JSX.Element;
}

declare module '@aranya/shared/ui/data' {
    export { default as Accordion } from '@mui/material/Accordion';
    export { default as AccordionDetails } from '@mui/material/AccordionDetails';
    export { default as AccordionSummary } from '@mui/material/AccordionSummary';
    export { default as Avatar } from '@mui/material/Avatar';
    export { default as Chip } from '@mui/material/Chip';
    export { default as Divider } from '@mui/material/Divider';
    export { default as Tab } from '@mui/material/Tab';
    export function TabPanels({ label, tabs, initialId, selectedId, onSelect }: TabPanelsProps): import("react").JSX.Element;
    export { default as Table } from '@mui/material/Table';
    export { default as TableBody } from '@mui/material/TableBody';
    export { default as TableCell } from '@mui/material/TableCell';
    export { default as TableContainer } from '@mui/material/TableContainer';
    export { default as TableHead } from '@mui/material/TableHead';
    export { default as TableRow } from '@mui/material/TableRow';
    export { default as Tabs } from '@mui/material/Tabs';
}

declare module '@aranya/shared/ui/fields' {
    export function TextInput({ label, error, ...input }: TextInputProps): import("react").JSX.Element;
    export interface TextInputProps extends Pick<OutlinedInputProps, 'name' | 'type' | 'value' | 'onChange' | 'error' | 'autoComplete' | 'placeholder' | 'inputRef' | 'inputProps'> {
        label: string;
    }
}

declare module '@aranya/shared/ui/forms' {
    export { default as Checkbox } from '@mui/material/Checkbox';
    export { default as FormControl } from '@mui/material/FormControl';
    export { default as FormControlLabel } from '@mui/material/FormControlLabel';
    export { default as FormHelperText } from '@mui/material/FormHelperText';
    export { default as InputAdornment } from '@mui/material/InputAdornment';
    export { default as MenuItem } from '@mui/material/MenuItem';
    export { default as TextField } from '@mui/material/TextField';
    export { default as ToggleButton } from '@mui/material/ToggleButton';
    export { default as ToggleButtonGroup } from '@mui/material/ToggleButtonGroup';
}

declare module '@aranya/shared/ui/languages' {
    export function LanguageList({ className, onChoose }: LanguageListProps): import("react").JSX.Element | null;
    export function LanguageMenu({ className }: {
        className?: string;
    }): import("react").JSX.Element | null;
}

declare module '@aranya/shared/ui/overlays' {
    export { default as Dialog } from '@mui/material/Dialog';
    export { default as DialogActions } from '@mui/material/DialogActions';
    export { default as DialogContent } from '@mui/material/DialogContent';
    export { default as DialogTitle } from '@mui/material/DialogTitle';
    export function MessageDialog({ message, children, actions, onClose }: MessageDialogProps): import("react").JSX.Element;
    export { default as Snackbar } from '@mui/material/Snackbar';
    export { default as Tooltip } from '@mui/material/Tooltip';
}

declare module '@aranya/shared/ui/states' {
    export function AsOf({ at }: AsOfProps): import("react").JSX.Element | null;
    export function ContourBand({ className, seed }: {
        className?: string;
        seed?: number;
    }): import("react").JSX.Element;
    export function ContourLines({ className, seed }: {
        className?: string;
        seed?: number;
    }): import("react").JSX.Element;
    export const EmptyState: (props: StateProps) => import("react").JSX.Element;
    export function ErrorState({ onRetry, ...props }: StateProps & {
        onRetry?: () => void;
    }): import("react").JSX.Element;
    export const OptionalPart: ({ fallback, failed, children }: OptionalPartProps) => import("react").JSX.Element;
    export function PageSkeleton({ lines }: {
        lines?: number;
    }): import("react").JSX.Element;
}

declare module '@aranya/shared/ui/theme' {
    export function AranyaTheme({ cache: given, children }: AranyaThemeProps): import("react").JSX.Element;
    export { type Theme } from '@mui/material/styles';
    export { alpha } from '@mui/material/styles';
    export { keyframes } from '@emotion/react';
    export const palette: {
        readonly forest900: '#0B2A1F';
        readonly forest700: '#14513A';
        readonly forest600: '#1B6B4A';
        readonly teal600: '#17766F';
        readonly moss200: '#C9DCC2';
        readonly paper: '#FAF8F3';
        readonly sand: '#EFE9DC';
        readonly sandBorder: '#DED5C1';
        readonly ink: '#16211C';
        readonly ink2: '#4A5A52';
        readonly marigold: '#E8A317';
        readonly error: '#B3261E';
    };
    export const serif = "\"Source Serif 4 Variable\", var(--indian-serif, \"Noto Serif Devanagari\", \"Noto Serif Oriya Variable\"), Georgia, serif";
    export { styled } from '@mui/material/styles';
    export const theme: import("@mui/material/styles").Theme;
    export { useTheme } from '@mui/material/styles';
}

declare module 'src/api/ask-ahead' {
    type Ask<Question, Data> = (question: Question, signal: AbortSignal) => Promise<Data>;
}

declare module 'src/api/keep-for-later' {
    interface Unsent {
        id?: string;
        content: QueuedContent;
    }
}

declare module 'src/api/use-query' {
    interface QueryOptions {
        onFailure?: (error: unknown) => void;
        patienceMs?: number;
    }
}

declare module 'src/contracts/field-site-viewers' {
    const Layer: z.ZodMiniObject<{
        type: z.ZodMiniLiteral<"FeatureCollection">;
        features: z.ZodMiniArray<z.ZodMiniObject<{
            type: z.ZodMiniLiteral<"Feature">;
            geometry: z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
                    type: z.ZodMiniLiteral<"Point">;
                    coordinates: z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>;
                }, z.core.$strip>, z.ZodMiniObject<{
                    type: z.ZodMiniLiteral<"LineString">;
                    coordinates: z.ZodMiniArray<z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>>;
                }, z.core.$strip>, z.ZodMiniObject<{
                    type: z.ZodMiniLiteral<"Polygon">;
                    coordinates: z.ZodMiniArray<z.ZodMiniArray<z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>>>;
                }, z.core.$strip>], "type">;
            properties: z.ZodMiniObject<{
                name: z.ZodMiniString<string>;
                note: z.ZodMiniOptional<z.ZodMiniString<string>>;
            }, z.core.$strip>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
}

declare module 'src/federation/remote-failure' {
    type FailurePhase = 'unknown-remote' | 'range' | 'integrity' | 'load' | 'chunk' | 'render' | 'page';
}

declare module 'src/federation/remote-region' {
    interface RemoteRegionProps<Props extends object> {
        remote: string;
        expose: string;
        props?: Props;
        label: string;
        skeleton?: ReactNode;
        page?: ComponentType<{
            children: ReactNode;
        }>;
        kept?: ReactNode;
        failure?: unknown;
    }
}

declare module 'src/languages/create-texts' {
    interface Texts {
        useText: () => TextOf;
    }
}

declare module 'src/prerendering/render-markup' {
    interface MarkupInput {
        path: string;
        application: 'desktop' | 'mobile';
        language: Language;
        addressOf: (path: string) => string;
    }
}

declare module 'src/prerendering/settings-in-place' {
    type Assumptions = Record<string, boolean>;
}

declare module 'src/queue/queued-entries' {
    interface Written {
        id?: string;
        person: string;
        content: QueuedContent;
        attempt?: string;
    }
}

declare module 'src/session/store' {
    interface AnchoredStore {
        store: AranyaStore;
        persistor: Persistor;
        first?: AranyaState;
    }
    const createStore: () => import("@reduxjs/toolkit").EnhancedStore<{
        session: import("./user-session").UserSession;
        status: import("./status-slice").AppStatus;
        views: import("./views-slice").Views;
    } & import("redux-persist/es/persistReducer").PersistPartial, import("redux").Action, import("@reduxjs/toolkit").Tuple<[import("redux").StoreEnhancer<{
            dispatch: import("redux-thunk").ThunkDispatch<{
                session: import("./user-session").UserSession;
                status: import("./status-slice").AppStatus;
                views: import("./views-slice").Views;
            } & import("redux-persist/es/persistReducer").PersistPartial, undefined, import("redux").UnknownAction>;
        }>, import("redux").StoreEnhancer]>>;
}

declare module 'src/ui/basics/written' {
    interface WrittenProps {
        children: string | null;
        otherwise?: string;
    }
}

declare module 'src/ui/data/tab-panels' {
    interface TabPanelsProps {
        label: string;
        tabs: {
            id: string;
            label: ReactNode;
            content: ReactNode;
        }[];
        initialId?: string;
        selectedId?: string;
        onSelect?: (id: string) => void;
    }
}

declare module 'src/ui/languages/language-list' {
    interface LanguageListProps {
        className?: string;
        onChoose?: () => void;
    }
}

declare module 'src/ui/overlays/message-dialog' {
    interface MessageDialogProps {
        message: string;
        children?: ReactNode;
        actions?: ReactNode;
        onClose: () => void;
    }
}

declare module 'src/ui/states/as-of' {
    interface AsOfProps {
        at: Date | undefined;
    }
}

declare module 'src/ui/states/page-states' {
    interface StateProps {
        title: string;
        titleAs?: 'h1' | 'p';
        children?: ReactNode;
        drawing?: ReactNode;
        action?: ReactNode;
    }
}

declare module 'src/ui/theme/aranya-theme' {
    interface AranyaThemeProps {
        cache?: EmotionCache;
        children: ReactNode;
    }
}
