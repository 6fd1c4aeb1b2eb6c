import { pageData } from '@aranya/shared/config';
import type { RegisteredRemote, RemoteRelease } from '@aranya/shared/contracts';
import { publish } from '@aranya/shared/events';
import { RemoteFailure } from './remote-failure';
import { retried } from './retry';
import { chooseRelease, loadExposed } from './runtime';

/** Modules that have arrived, and those on their way, by `remote/expose`. */
const arrived = new Map<string, unknown>();
const onTheirWay = new Map<string, Promise<unknown>>();
/** The release that each remote was last registered with. */
const chosen = new Map<string, RemoteRelease>();

/** Version of a remote that this page uses; empty where it uses none. */
export const chosenVersion = (remote: string) => chosen.get(remote)?.version ?? '';

const keyOf = (remote: string, expose: string) => `${remote}/${expose}`;

/** The module, where it has arrived already: a second visit renders without waiting. */
export function arrivedExpose<Module>(remote: string, expose: string): Module | undefined {
  return arrived.get(keyOf(remote, expose)) as Module | undefined;
}

function registeredRemote(name: string): RegisteredRemote {
  const remote = pageData().registry?.remotes.find((candidate) => candidate.name === name);
  if (!remote) throw new RemoteFailure(name, '', 'unknown-remote', 'not in the registry');
  return remote;
}

/** Chooses a release once; after a failure it is chosen anew, so that the runtime fetches again. */
async function fromRelease(name: string, release: RemoteRelease, expose: string) {
  try {
    return await retried(async () => {
      if (chosen.get(name)?.manifestUrl !== release.manifestUrl) {
        chooseRelease(name, new URL(release.manifestUrl, window.location.href).href);
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
    const failure = new RemoteFailure(name, release.version, 'load', error);
    console.error(failure);
    publish('federation/remote-failed', {
      remote: name,
      version: release.version,
      phase: failure.phase,
      cause: String(error),
    });
    throw failure;
  }
}

async function load(name: string, expose: string): Promise<unknown> {
  const remote = registeredRemote(name);
  try {
    return await fromRelease(name, remote, expose);
  } catch (error) {
    if (!remote.previous) throw error;
    return fromRelease(name, remote.previous, expose);
  }
}

/**
 * Loads one module of a remote: several tries with a limit each, then the previous good version.
 * A failed load is forgotten, so that the next call fetches again.
 * @param expose name of the module, such as `./home`
 * @throws RemoteFailure
 */
export function loadExpose<Module>(name: string, expose: string): Promise<Module> {
  const key = keyOf(name, expose);
  let loading = onTheirWay.get(key);
  if (!loading) {
    loading = load(name, expose)
      .then((module) => {
        arrived.set(key, module);
        return module;
      })
      .finally(() => onTheirWay.delete(key));
    onTheirWay.set(key, loading);
  }
  return loading as Promise<Module>;
}
