import { pageData, settings } from '@aranya/shared/config';
import type { RegisteredRemote, Registry, RemoteRelease } from '@aranya/shared/contracts';
import { RemoteFailure } from './remote-failure';

let later: Registry | undefined;

const registryInUse = (): Registry | undefined => later ?? pageData().registry;

/** Applies to remotes that are not loaded yet. */
export function adoptRegistry(registry: Registry) {
  later = registry;
}

export const findRemote = (name: string): RegisteredRemote | undefined =>
  registryInUse()?.remotes.find((candidate) => candidate.name === name);

/** @throws RemoteFailure if the registry does not have the remote */
export function registeredRemote(name: string): RegisteredRemote {
  const remote = findRemote(name);
  if (!remote) throw new RemoteFailure(name, '', 'unknown-remote', 'not in the registry');
  return remote;
}

export function manifestAddress(remote: string, release: RemoteRelease): string {
  const origin = settings().remoteOrigins?.[remote] ?? '';
  const base = new URL(`${origin}/`, window.location.href);
  return new URL(release.manifestUrl, base).href;
}
