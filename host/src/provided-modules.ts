/**
 * Parts of `@aranya/shared` that the host provides to remotes but does not use: separate chunks
 * beside its first script (`PROVIDED_ON_DEMAND` in the sharing policy). Nothing calls these
 * functions; webpack provides the modules that it finds imported.
 * @public
 */
export const PROVIDED_MODULES: readonly (() => Promise<unknown>)[] = [
  () => import('@aranya/shared/api'),
  () => import('@aranya/shared/device'),
  () => import('@aranya/shared/queue'),
  () => import('@aranya/shared/ui/charts'),
  () => import('@aranya/shared/ui/data'),
  () => import('@aranya/shared/ui/fields'),
  () => import('@aranya/shared/ui/forms'),
  () => import('@aranya/shared/ui/overlays'),
];
