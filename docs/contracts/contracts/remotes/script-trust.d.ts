export declare const SCRIPT_TRUST_KEY = "aranya/script-trust/v1";
export declare const SCRIPT_POLICY = "aranya";
export declare const EMBED_SCRIPT_POLICY = "aranya-embed";
export declare const MODEL_POLICY = "aranya-model";
export interface ScriptTrust {
    address(url: string): string;
    integrity(url: string): string;
}
