import type { RegisteredRemote, Registry, RemoteRoute } from '@aranya/shared/contracts';

/** Own addresses, and a test address for each module that other remotes show. */
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

/** One for each application that has the page. */
export function checkedWindows({ viewport, audience }: RemoteRoute) {
  if (viewport === 'mobile') return [PHONE];
  return viewport === 'any' && audience === 'anyone' ? [DESKTOP, PHONE] : [DESKTOP];
}
