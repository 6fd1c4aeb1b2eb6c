export declare const COUNTER_ROTATION_MS = 2000;
export declare const COUNTER_OFFSETS: {
    readonly species: 1;
    readonly citizenScientists: 10;
    readonly contributions: 1000;
};
export declare const FIELD_WARNING_MS = 1500;
export declare const SERVER_ERROR_MS = 1000;
export declare const COPY_CONFIRMATION_MS = 2000;
export declare const IDENTITY_POPUP: {
    readonly desktop: {
        readonly width: 600;
        readonly height: 720;
    };
    readonly mobile: {
        readonly width: 480;
        readonly height: 720;
    };
};
export declare const MOBILE_MAX_WIDTH = 768;
export declare const PERSIST_KEY = "root";
export declare const PERSIST_TIMEOUT_MS = 5000;
export declare const MAP_CENTRE: readonly [number, number];
export declare const MAP_ZOOM = 5;
export declare const MAP_HEIGHT = "65vh";
export declare const SPECIES_OVERLAY_OPACITY = 0.5;
export declare const QR: {
    readonly errorCorrection: 'high';
    readonly scale: 10;
    readonly modalWidth: 250;
};
export declare const CAMPAIGNS: {
    readonly active: 14;
    readonly total: 15;
};
export declare const PROJECT_ID = 1;
export declare const ROLE_ID = 2;
export declare const TRIAL_FORM_ID = "tree_test_24";
export declare const SIGHTING_FORM_ID = "seen_in_the_forest";
export declare const DEVICE_MARKS = 5;
export declare const BIO_KEY = "aranya/bio/";
export declare const KM_PER_DEGREE = 111.2;
