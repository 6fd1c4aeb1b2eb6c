import { type Registry } from '@aranya/shared/contracts';
export declare function visitorShare(): number;
export declare function tellVisitorShare({ remotes, host }: Registry): Promise<void>;
