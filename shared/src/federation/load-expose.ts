import type { RegisteredRemote, RemoteRelease } from '@aranya/shared/contracts';
import { publish } from '@aranya/shared/events';
import { satisfies } from 'compare-versions';
import { changedFileOf, changedFileText, fetchExaminedAgain, onChangedFile } from './changed-files';
import { overrideOf } from './overrides';
import { findRemote, manifestAddress, registeredRemote } from './registry-in-use';
import { releasesToTry } from './releases/releases-to-try';
import { isFileOf } from './releases/trusted-releases';
import { type FailurePhase, RemoteFailure } from './remote-failure';
import { retry } from './retry';
import { chooseRelease, loadExposed } from './runtime';
import { SHARED_VERSION } from './shared-version';
import { visitorShare } from './visitor-share';

/** Keys are `remote/expose`. */
const arrived = new Map<string, unknown>();
const pendingLoads = new Map<string, Promise<unknown>>();
const chosen = new Map<string, RemoteRelease>();
/** `wanted` is the manifest of the release that was tried first. */
const inUse = new Map<string, { release: RemoteRelease; wanted: string }>();
/** Releases with a changed file or a render error: tried last until the page is closed. */
const refused = new Set<string>();

/** Empty if no release is running. */
export const versionInUse = (remote: string) => inUse.get(remote)?.release.version ?? '';

const keyOf = (remote: string, expose: string) => `${remote}/${expose}`;

export function arrivedExpose<Module>(remote: string, expose: string): Module | undefined {
  return arrived.get(keyOf(remote, expose)) as Module | undefined;
}

/** The next call starts with the release in the registry, which may have been repaired. */
export function forgetExpose(remote: string, expose: string) {
  arrived.delete(keyOf(remote, expose));
  chosen.delete(remote);
  inUse.delete(remote);
}

function failed(name: string, { version }: RemoteRelease, phase: FailurePhase, cause: unknown) {
  const failure = new RemoteFailure(name, version, phase, cause);
  console.error(failure);
  publish('federation/remote-failed', { remote: name, version, phase, cause: String(cause) });
  return failure;
}

/** Registers a release once; after a failure again, so that the runtime refetches. */
async function fromRelease(name: string, release: RemoteRelease, expose: string) {
  if (release.sharedRange !== '*' && !satisfies(SHARED_VERSION, release.sharedRange)) {
    const reason = `made for @aranya/shared ${release.sharedRange}, this page has ${SHARED_VERSION}`;
    throw failed(name, release, 'range', reason);
  }
  const address = manifestAddress(name, release);
  try {
    return await retry(async () => {
      await fetchExaminedAgain(address);
      if (chosen.get(name)?.manifestUrl !== release.manifestUrl) {
        chooseRelease(name, address, release.integrity);
        chosen.set(name, release);
      }
      try {
        return await loadExposed<unknown>(name, expose);
      } catch (error) {
        chosen.delete(name);
        throw error;
      }
    });
  } catch (error) {
    const changed = await changedFileOf(address);
    if (!changed) throw failed(name, release, 'load', error);
    refused.add(release.manifestUrl);
    throw failed(name, release, 'integrity', changedFileText(changed));
  }
}

/** Visible parts remain; the next module of the remote is loaded from another release. */
function refuse(name: string, { manifestUrl }: RemoteRelease) {
  refused.add(manifestUrl);
  for (const key of arrived.keys()) if (key.startsWith(`${name}/`)) arrived.delete(key);
  chosen.delete(name);
  inUse.delete(name);
}

/** @returns true if another release was not abandoned */
export function leaveRelease(name: string): boolean {
  const running = inUse.get(name)?.release;
  const remote = findRemote(name);
  if (!running || !remote) return false;
  refuse(name, running);
  return releasesOf(remote).some(({ manifestUrl }) => !refused.has(manifestUrl));
}

/** Visible parts remain; the next part of the remote comes from the previous release. */
function refuseRunning(file: string) {
  for (const [name, { release }] of inUse) {
    if (!isFileOf(manifestAddress(name, release), file)) continue;
    refuse(name, release);
    failed(name, release, 'integrity', changedFileText(file));
  }
}
onChangedFile(refuseRunning);

const releasesOf = (remote: RegisteredRemote, running?: RemoteRelease) =>
  releasesToTry(remote, {
    share: visitorShare(),
    inUse: running,
    override: overrideOf(remote.name),
    refused,
  });

/** False if the page fell back to an older release, because a reload would not help. */
export const hasUpdate = (): boolean =>
  [...inUse].some(([name, { release, wanted }]) => {
    const remote = findRemote(name);
    const now = remote && releasesOf(remote)[0]?.manifestUrl;
    return now !== undefined && now !== wanted && now !== release.manifestUrl;
  });

async function load(name: string, expose: string): Promise<unknown> {
  const releases = releasesOf(registeredRemote(name), inUse.get(name)?.release);
  const wanted = releases[0]?.manifestUrl ?? '';
  let failure: unknown;
  for (const release of releases) {
    try {
      const module = await fromRelease(name, release, expose);
      inUse.set(name, { release, wanted: inUse.get(name)?.wanted ?? wanted });
      return module;
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

/**
 * A failed load is not cached, so that the next call refetches.
 * @param expose such as `./home`
 * @throws RemoteFailure
 */
export function loadExpose<Module>(name: string, expose: string): Promise<Module> {
  const key = keyOf(name, expose);
  let loading = pendingLoads.get(key);
  if (!loading) {
    loading = load(name, expose)
      .then((module) => {
        arrived.set(key, module);
        return module;
      })
      .finally(() => pendingLoads.delete(key));
    pendingLoads.set(key, loading);
  }
  return loading as Promise<Module>;
}
