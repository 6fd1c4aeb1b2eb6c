/**
 * Nothing calls these functions; webpack provides the modules that it finds imported.
 * @public
 */
export const PROVIDED_MODULES: readonly (() => Promise<unknown>)[] = [
  () => import('@aranya/shared/api'),
  () => import('@aranya/shared/config'),
  () => import('@aranya/shared/device'),
  () => import('@aranya/shared/events'),
  () => import('@aranya/shared/federation'),
  () => import('@aranya/shared/languages'),
  () => import('@aranya/shared/navigation'),
  () => import('@aranya/shared/prerendering'),
  () => import('@aranya/shared/queue'),
  () => import('@aranya/shared/session'),
  () => import('@aranya/shared/ui/basics'),
  () => import('@aranya/shared/ui/brand'),
  () => import('@aranya/shared/ui/charts'),
  () => import('@aranya/shared/ui/data'),
  () => import('@aranya/shared/ui/fields'),
  () => import('@aranya/shared/ui/forms'),
  () => import('@aranya/shared/ui/languages'),
  () => import('@aranya/shared/ui/overlays'),
  () => import('@aranya/shared/ui/states'),
  () => import('@aranya/shared/ui/theme'),
];
