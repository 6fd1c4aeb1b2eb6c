import type { RegisteredRemote, RemoteRelease } from '@aranya/shared/contracts';
import { publish } from '@aranya/shared/events';
import { satisfies } from 'compare-versions';
import { changedFileOf, changedFileText, fetchExaminedAgain, onChangedFile } from './changed-files';
import { overrideOf } from './overrides';
import { findRemote, manifestAddress, registeredRemote } from './registry-in-use';
import { releasesToTry } from './releases-to-try';
import { type FailurePhase, RemoteFailure } from './remote-failure';
import { retry } from './retry';
import { chooseRelease, loadExposed } from './runtime';
import { SHARED_VERSION } from './shared-version';
import { isFileOf } from './trusted-releases';
import { visitorShare } from './visitor-share';

/** Modules that have arrived, and those on their way, by `remote/expose`. */
const arrived = new Map<string, unknown>();
const pendingLoads = new Map<string, Promise<unknown>>();
/** The release that the runtime knows for each remote. */
const chosen = new Map<string, RemoteRelease>();
/** The release of each remote that runs in this page, and the one that was wanted first. */
const inUse = new Map<string, { release: RemoteRelease; wanted: string }>();
/**
 * Releases of which a file was changed, or that threw while rendering, by manifest: the last choice for as
 * long as the page lives.
 */
const refused = new Set<string>();

/** Version of a remote that runs in this page; empty if none does. */
export const versionInUse = (remote: string) => inUse.get(remote)?.release.version ?? '';

const keyOf = (remote: string, expose: string) => `${remote}/${expose}`;

/** The module, where it has arrived already: a second visit renders without waiting. */
export function arrivedExpose<Module>(remote: string, expose: string): Module | undefined {
  return arrived.get(keyOf(remote, expose)) as Module | undefined;
}

/**
 * Forgets a module that broke. The next call begins again with the release that the registry wants by
 * then: it may have been repaired.
 */
export function forgetExpose(remote: string, expose: string) {
  arrived.delete(keyOf(remote, expose));
  chosen.delete(remote);
  inUse.delete(remote);
}

/** A failure that is logged and told to the rest of the page. */
function failed(name: string, { version }: RemoteRelease, phase: FailurePhase, cause: unknown) {
  const failure = new RemoteFailure(name, version, phase, cause);
  console.error(failure);
  publish('federation/remote-failed', { remote: name, version, phase, cause: String(cause) });
  return failure;
}

/** Chooses a release once; after a failure it is chosen again, so that the runtime fetches again. */
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

/** What is on the screen goes on; what is shown of the remote next comes from another release. */
function refuse(name: string, { manifestUrl }: RemoteRelease) {
  refused.add(manifestUrl);
  for (const key of arrived.keys()) if (key.startsWith(`${name}/`)) arrived.delete(key);
  chosen.delete(name);
  inUse.delete(name);
}

/**
 * The running release of a remote threw while rendering: it is left for another one.
 * @returns whether there is one that this page has not left too
 */
export function leaveRelease(name: string): boolean {
  const running = inUse.get(name)?.release;
  const remote = findRemote(name);
  if (!running || !remote) return false;
  refuse(name, running);
  return releasesOf(remote).some(({ manifestUrl }) => !refused.has(manifestUrl));
}

/**
 * A part of a running release was changed in the store. What is on the screen goes on; whatever is
 * shown of the remote next comes from the release before.
 */
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

/**
 * Whether the registry now wants another release for something that runs in this page. Not where
 * the page fell back to an older release: a reload would bring nothing new.
 */
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
 * Loads one module of a remote: several tries with a limit each, then the previous good version.
 * A failed load is forgotten, so that the next call fetches again.
 * @param expose name of the module, such as `./home`
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
