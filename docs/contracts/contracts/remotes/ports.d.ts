import remotes from '../../../remotes.json';
export type RemoteName = keyof typeof remotes;
export type Origin = 'host' | RemoteName | 'server' | 'identity';
export declare const ORIGINS: Origin[];
export declare const REMOTE_NAMES: RemoteName[];
export declare const portOf: (origin: Origin, base?: number) => number;
export declare const FRONT_END_ORIGINS: readonly Exclude<Origin, 'server' | 'identity'>[];
