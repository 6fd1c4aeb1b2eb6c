import type { RegisteredRemote, RemoteRelease } from '@aranya/shared/contracts';
interface Choice {
    share: number;
    inUse?: RemoteRelease | undefined;
    override?: RemoteRelease | undefined;
    refused?: ReadonlySet<string>;
}
export declare function releasesToTry(remote: RegisteredRemote, choice: Choice): RemoteRelease[];
export {};
