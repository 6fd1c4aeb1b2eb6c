/**
 * In place of what the federation runtime loads remotes with (its `utils/load`, `utils/preload` and the SDK's `dom`), in
 * page scripts: pages load them by `shared/src/federation`, and the runtime exports these for others all the same.
 */
const refuse = (): never => {
  throw new Error('Remotes are loaded by shared/src/federation.');
};

export {
  refuse as createLink,
  refuse as createScript,
  refuse as defaultPreloadArgs,
  refuse as formatPreloadArgs,
  refuse as getRemoteEntry,
  refuse as getRemoteEntryUniqueKey,
  refuse as getRemoteInfo,
  refuse as isEsmRemoteType,
  refuse as isStaticResourcesEqual,
  refuse as loadScript,
  refuse as normalizePreloadExposes,
  refuse as preloadAssets,
  refuse as safeWrapper,
};
