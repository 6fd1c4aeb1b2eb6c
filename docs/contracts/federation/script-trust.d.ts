import { type ScriptTrust } from '@aranya/shared/contracts';
export declare const trustOfPage: () => ScriptTrust | undefined;
export declare function guardScripts(): void;
