import { type KeptAnswer } from './device-database';
export declare function keepAnswer({ person, question, content }: Omit<KeptAnswer, 'at'>, isStill?: () => boolean): Promise<void>;
export declare const keptAnswer: (person: string, question: string) => Promise<KeptAnswer | undefined>;
export declare function forgetEverything(): Promise<void>;
export declare function forgetOthers(person: string): Promise<void>;
