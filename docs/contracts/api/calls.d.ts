import { type CollectedDataRequest, type CreateAppUserRequest, type FieldSitePhotoQuery, type FormAccessRequest, type FormRequestRequest, type GapSuggestion, type HomeStatistics, type LanguageRequest, type LoginRequest, type MailUpdatesRequest, type OwnRecordsQuery, type ProfileImageRequest, type ProfileRequest, type ProfileUpdateRequest, type ProviderSignInRequest, type ProviderTicketRequest, PublicCards, type RecordPhotoQuery, type RemoteFailureReport, SiteTermsAnswer, type TrialCompletedRequest } from '@aranya/shared/contracts';
export declare function getStatistics(signal?: AbortSignal): Promise<HomeStatistics | undefined>;
export declare const logIn: (data: LoginRequest) => Promise<{
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
        isReviewer?: boolean | null | undefined;
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
export declare const startProviderSignIn: (data: ProviderSignInRequest) => Promise<{
    address: string;
}>;
export declare const finishProviderSignIn: (data: ProviderTicketRequest) => Promise<{
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
        isReviewer?: boolean | null | undefined;
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
export declare const keepLanguage: (data: LanguageRequest) => Promise<{
    language: string;
}>;
export declare const signOut: (token: string) => Promise<{
    signedOut: true;
}>;
export declare const suggestGap: (data: GapSuggestion, id?: string) => Promise<unknown>;
export declare const getProfile: (data: ProfileRequest) => Promise<{
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
    isReviewer?: boolean | null | undefined;
    contributions?: number | null | undefined;
    odkInfo?: {
        odkToken?: string | null | undefined;
        allFormAccess?: unknown[] | null | undefined;
        isOlderThanPin?: boolean | null | undefined;
    } | null | undefined;
}>;
export declare const updateProfile: (data: ProfileUpdateRequest, id?: string) => Promise<{
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
    isReviewer?: boolean | null | undefined;
    contributions?: number | null | undefined;
    odkInfo?: {
        odkToken?: string | null | undefined;
        allFormAccess?: unknown[] | null | undefined;
        isOlderThanPin?: boolean | null | undefined;
    } | null | undefined;
}>;
export declare const updateProfileImage: (data: ProfileImageRequest) => Promise<{
    userImageUri: string;
}>;
export declare const completeTrial: (data: TrialCompletedRequest, fromQueue?: boolean) => Promise<{
    isTrialFormCompleted: true;
}>;
export declare const createAppUser: (data: CreateAppUserRequest) => Promise<{
    id?: string | number | undefined;
    token: string;
}>;
export declare const getFormCatalogue: (_: object, signal?: AbortSignal) => Promise<{
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
export declare const requestFormAccess: (data: FormAccessRequest, fromQueue?: boolean) => Promise<unknown>;
export declare const sendFormRequest: (data: FormRequestRequest) => Promise<{
    waits: true;
}>;
export declare const getFormRequests: (_: object, signal?: AbortSignal) => Promise<{
    requests: {
        formId: string;
        state: "granted" | "refused" | "waiting";
        answer: string;
    }[];
}>;
export declare const getPhone: (signal?: AbortSignal) => Promise<{
    knowsPhone: boolean;
    formListAt: string | null;
    lastSeenAt: string | null;
    trialRecordAt: string | null;
    allFormAccess: string[];
}>;
export declare const getCollectedData: (data: CollectedDataRequest, signal?: AbortSignal) => Promise<{
    speciesName: string;
    localName?: string | null | undefined;
    speciesType?: string | null | undefined;
    speciesLocation: unknown;
    submissionDate?: string | null | undefined;
    hasIssues?: true | undefined;
    recordId?: string | undefined;
    count?: number | undefined;
}[]>;
export declare const getOwnRecords: (query: OwnRecordsQuery, signal?: AbortSignal) => Promise<{
    records: {
        id: string;
        formId?: string | undefined;
        formTitle: string;
        formVersion: string | null;
        receivedAt: string;
        observedOn: string | null;
        isEdited?: boolean | undefined;
        editableUntil?: string | undefined;
        isDeletable?: boolean | undefined;
        species: {
            speciesName: string;
            localName: string | null;
            place: [number, number] | null;
            review?: {
                status: "asked" | "cannot-tell" | "changed" | "confirmed" | "hidden" | "not-wild" | "waiting";
                species: string | null;
                reason: "blurred" | "no-photo" | "other" | "part-missing" | null;
                comment: string;
                at: string | null;
            } | undefined;
        }[];
        speciesCount: number;
        photos: string[];
        unshownPhotos: number;
        isInCentral: boolean;
        hasIssues: boolean;
        status: "coarse" | "counted" | "not-counted" | "not-public" | "received";
        reasons: ("encrypted" | "no-place" | "no-species" | "rejected" | "trial" | "unlisted")[];
        coarseReason?: string | undefined;
        coarseDegrees: number | null;
    }[];
    total: number;
    next: string | null;
    firstRecords?: {
        speciesName: string;
        block: string;
        count: number;
    }[] | undefined;
}>;
export declare const getOwnRecord: (id: string, signal?: AbortSignal) => Promise<{
    id: string;
    formId?: string | undefined;
    formTitle: string;
    formVersion: string | null;
    receivedAt: string;
    observedOn: string | null;
    isEdited?: boolean | undefined;
    editableUntil?: string | undefined;
    isDeletable?: boolean | undefined;
    species: {
        speciesName: string;
        localName: string | null;
        place: [number, number] | null;
        review?: {
            status: "asked" | "cannot-tell" | "changed" | "confirmed" | "hidden" | "not-wild" | "waiting";
            species: string | null;
            reason: "blurred" | "no-photo" | "other" | "part-missing" | null;
            comment: string;
            at: string | null;
        } | undefined;
    }[];
    speciesCount: number;
    photos: string[];
    unshownPhotos: number;
    isInCentral: boolean;
    hasIssues: boolean;
    status: "coarse" | "counted" | "not-counted" | "not-public" | "received";
    reasons: ("encrypted" | "no-place" | "no-species" | "rejected" | "trial" | "unlisted")[];
    coarseReason?: string | undefined;
    coarseDegrees: number | null;
}>;
export declare const getRecordPhoto: (id: string, query: RecordPhotoQuery, signal?: AbortSignal) => Promise<Blob>;
export declare function getPublicCards(signal?: AbortSignal): Promise<PublicCards | undefined>;
export declare const getSiteTerms: (signal?: AbortSignal) => Promise<SiteTermsAnswer>;
export declare const askForMails: (data: MailUpdatesRequest) => Promise<{
    received: true;
}>;
export declare function reportRemoteFailure(data: RemoteFailureReport): Promise<void>;
export declare const getFieldSites: (signal?: AbortSignal) => Promise<{
    fieldSite: string;
}[]>;
export declare const getFieldSiteData: (siteName: string, signal?: AbortSignal) => Promise<{
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
export declare const getRecordedPhoto: (siteName: string, query: FieldSitePhotoQuery, signal?: AbortSignal) => Promise<Blob>;
export declare const getFieldSiteViewers: (siteName: string, signal?: AbortSignal) => Promise<{
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
