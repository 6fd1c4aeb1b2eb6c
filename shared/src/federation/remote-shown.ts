import { WATCHED_MS } from '@aranya/shared/contracts';
import { publish } from '@aranya/shared/events';
import { type ReactNode, useEffect } from 'react';
import { versionInUse } from './load-expose';
import { findRemote } from './registry-in-use';

/** Whether the registry wants to hear how a release does. */
export function isWatched(remote: string, version: string): boolean {
  const registered = findRemote(remote);
  const wanted = [registered, registered?.canary].find((release) => release?.version === version);
  return wanted?.since !== undefined && Date.now() - Date.parse(wanted.since) < WATCHED_MS;
}

/**
 * Around a remote's component: tells the page once that was rendered without an error. Not beside it, where
 * it would move the place from which React makes ids (`@aranya/shared/prerendering`).
 */
export function RemoteShown({ remote, children }: { remote: string; children: ReactNode }) {
  useEffect(() => {
    publish('federation/remote-shown', { remote, version: versionInUse(remote) });
  }, [remote]);
  return children;
}
