import * as z from 'zod/mini';
interface Answered {
    content: Blob;
    tag?: string | undefined;
}
interface Wanted {
    question: string;
    isForGood?: boolean;
    ask: (known: KeptPicture | undefined) => Promise<Answered | KeptPicture>;
    isUnanswered: (error: unknown) => boolean;
}
declare const KeptPicture: z.ZodMiniObject<{
    picture: z.ZodMiniString<string>;
    tag: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strip>;
type KeptPicture = z.infer<typeof KeptPicture>;
export declare function blobOf(dataUrl: string): Blob;
export declare function keptPicture({ question, isForGood, ask, isUnanswered, }: Wanted): Promise<string>;
export {};
