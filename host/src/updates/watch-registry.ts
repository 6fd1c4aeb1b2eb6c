import type { Registry } from '@aranya/shared/contracts';
import { adoptRegistry, hasUpdate } from '@aranya/shared/federation';

/** Time between two checks of the registry, in milliseconds. */
export const REGISTRY_INTERVAL_MS = 60_000;

async function currentRegistry(): Promise<Registry | undefined> {
  try {
    const answer = await fetch('/registry.json', { cache: 'no-cache' });
    if (!answer.ok) return undefined;
    const contracts = await import(/* webpackExports: "Registry" */ '@aranya/shared/contracts');
    return contracts.Registry.parse(await answer.json());
  } catch {
    // Without a network there is nothing new; the next check asks again.
    return undefined;
  }
}

/**
 * Checks the registry from time to time, and when the person comes back to the tab. Remotes that
 * are not loaded yet come from the new one at once.
 * @param onCheck called after each check: whether something that runs in this page has a newer release
 * @returns a function that stops it
 */
export function watchRegistry(onCheck: (isOutdated: boolean) => void): () => void {
  const check = async () => {
    if (document.hidden) return;
    const registry = await currentRegistry();
    if (!registry) return;
    adoptRegistry(registry);
    onCheck(hasUpdate());
  };
  const timer = window.setInterval(check, REGISTRY_INTERVAL_MS);
  document.addEventListener('visibilitychange', check);
  return () => {
    window.clearInterval(timer);
    document.removeEventListener('visibilitychange', check);
  };
}
