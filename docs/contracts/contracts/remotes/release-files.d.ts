import * as z from 'zod/mini';
export declare const FileHashes: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>;
export type FileHashes = z.infer<typeof FileHashes>;
export declare const ManifestIntegrity: z.ZodMiniObject<{
    files: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>;
}, z.core.$strip>;
export type ManifestIntegrity = z.infer<typeof ManifestIntegrity>;
