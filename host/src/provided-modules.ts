/**
 * Parts of `@aranya/shared` that the shell does not use itself but provides to remotes: chunks of
 * their own, beside the host's first script (`PROVIDED_ON_DEMAND` in the sharing policy). Nobody calls
 * these; webpack provides what it sees imported.
 *
 * @public
 */
export const PROVIDED_MODULES: readonly (() => Promise<unknown>)[] = [
  () => import('@aranya/shared/api'),
  () => import('@aranya/shared/device'),
  () => import('@aranya/shared/queue'),
  () => import('@aranya/shared/ui/data'),
  () => import('@aranya/shared/ui/fields'),
  () => import('@aranya/shared/ui/forms'),
  () => import('@aranya/shared/ui/overlays'),
];
