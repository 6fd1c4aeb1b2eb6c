export { publishChunkFailures } from './chunk-failures';
export { hasUpdate, loadExpose, versionInUse } from './load-expose';
export type { MountablePage, MountedPage, MountOptions } from './mounted-page';
export { clearOverrides, overrides } from './overrides';
export { adoptRegistry } from './registry-in-use';
export { RemoteFailure } from './remote-failure';
export { RemoteRegion } from './remote-region';
export { guardScripts } from './script-trust';
export { tellVisitorShare } from './visitor-share';
