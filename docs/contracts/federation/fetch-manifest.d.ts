import type { ManifestIntegrity } from '@aranya/shared/contracts';
interface FederationManifest {
    metaData: {
        remoteEntry: {
            name: string;
        };
    };
    exposes: {
        path: string;
    }[];
    integrity?: ManifestIntegrity;
}
export declare function manifestIn(answer: Response): Promise<FederationManifest>;
export declare function fetchManifest(address: string): Promise<Response>;
export {};
