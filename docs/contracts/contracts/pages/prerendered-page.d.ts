import * as z from 'zod/mini';
export declare const PageMarkup: z.ZodMiniObject<{
    html: z.ZodMiniString<string>;
    styles: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>;
}, z.core.$strip>;
export type PageMarkup = z.infer<typeof PageMarkup>;
export declare const ADDRESS_PLACE = "{in-language}";
export interface ShellMarkup {
    before: string;
    after: string;
    hasPlace: boolean;
    styles: PageMarkup['styles'];
}
