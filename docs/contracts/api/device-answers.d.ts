import type { KeptAnswer } from '@aranya/shared/device';
type Asked = Pick<KeptAnswer, 'person' | 'question'>;
export declare const presentPerson: () => string;
export declare function keepLater(answer: Omit<KeptAnswer, 'at'>): void;
export declare function remembered({ person, question }: Asked): Promise<KeptAnswer | undefined>;
export {};
