export declare const CHUNK_FAILED_EVENT = "aranya-chunk-failed";
export declare const REMOTE_SHOWN_EVENT = "aranya-remote-shown";
export interface ShownRemote {
    remote: string;
    version: string;
}
export interface ChunkFailure {
    deployable: string;
    url: string;
}
