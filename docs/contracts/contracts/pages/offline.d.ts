export declare const OFFLINE_PAGE = "/offline-page";
export declare const SERVICE_WORKER = "/service-worker.js";
export declare const WEB_MANIFEST = "/manifest.webmanifest";
export declare const CALL_SILENCE_MS = 20000;
export declare const COLLECTION_SILENCE_MS = 60000;
export declare const LONG_WAIT_MS = 6000;
export declare const HOST_FILES_ATTRIBUTE = "data-files";
