import type { Language } from '@aranya/shared/contracts';
export declare function keepWithAccount(language: Language): Promise<void>;
