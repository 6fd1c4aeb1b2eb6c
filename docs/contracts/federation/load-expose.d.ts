export declare const versionInUse: (remote: string) => string;
export declare function arrivedExpose<Module>(remote: string, expose: string): Module | undefined;
export declare function forgetExpose(remote: string, expose: string): void;
export declare function leaveRelease(name: string): boolean;
export declare const hasUpdate: () => boolean;
export declare function loadExpose<Module>(name: string, expose: string): Promise<Module>;
