import type { RegisteredRemote, Registry, RemoteRoute } from '@aranya/shared/contracts';

/**
 * What is shown of a build before it is released: every address of its own, and a made-up one for each module that
 * others show in theirs.
 */
export function checkedPages(release: RegisteredRemote, registry: Registry): RemoteRoute[] {
  const used = registry.remotes
    .flatMap(({ uses = [] }) => uses)
    .filter(
      ({ remote, expose }) =>
        remote === release.name && !release.routes.some((one) => one.expose === expose),
    )
    .map(({ expose }) => expose);
  const shown = [...new Set(used)].map((expose) => ({
    path: `/release-check/${expose.slice(2)}`,
    viewport: 'any' as const,
    audience: 'signed-in' as const,
    expose,
    title: expose,
  }));
  return [...release.routes, ...shown];
}

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

/** The windows in which a page is shown: what anyone may see, in each application that has it. */
export function checkedWindows({ viewport, audience }: RemoteRoute) {
  if (viewport === 'mobile') return [PHONE];
  return viewport === 'any' && audience === 'anyone' ? [DESKTOP, PHONE] : [DESKTOP];
}
