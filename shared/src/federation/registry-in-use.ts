import { pageData, settings } from '@aranya/shared/config';
import type { RegisteredRemote, Registry, RemoteRelease } from '@aranya/shared/contracts';
import { RemoteFailure } from './remote-failure';

/** The registry that came later than the page, once there is one. */
let later: Registry | undefined;

/** The registry as this page knows it. */
const registryInUse = (): Registry | undefined => later ?? pageData().registry;

/** From now on remotes that are not loaded yet come from this registry. */
export function adoptRegistry(registry: Registry) {
  later = registry;
}

/** A remote as the registry has it; undefined if it does not know it. */
export const findRemote = (name: string): RegisteredRemote | undefined =>
  registryInUse()?.remotes.find((candidate) => candidate.name === name);

/** @throws RemoteFailure where the registry does not know the remote */
export function registeredRemote(name: string): RegisteredRemote {
  const remote = findRemote(name);
  if (!remote) throw new RemoteFailure(name, '', 'unknown-remote', 'not in the registry');
  return remote;
}

/** Absolute address of a release's manifest. */
export function manifestAddress(remote: string, release: RemoteRelease): string {
  const origin = settings().remoteOrigins?.[remote] ?? '';
  const base = new URL(`${origin}/`, window.location.href);
  return new URL(release.manifestUrl, base).href;
}
