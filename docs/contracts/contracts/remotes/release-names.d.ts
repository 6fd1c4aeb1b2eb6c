export declare const CHUNKS_FROM_RELEASE = "../../chunks/";
export declare const REMOTE_ENTRY = "remote-entry.js";
export declare const SHARE_COOKIE = "aranya-visitor-share";
