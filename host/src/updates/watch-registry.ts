import type { Registry } from '@aranya/shared/contracts';
import { adoptRegistry, hasUpdate } from '@aranya/shared/federation';

export const REGISTRY_INTERVAL_MS = 60_000;

async function currentRegistry(): Promise<Registry | undefined> {
  try {
    const answer = await fetch('/registry.json', { cache: 'no-cache' });
    if (!answer.ok) return undefined;
    const contracts = await import('@aranya/shared/contracts');
    return contracts.Registry.parse(await answer.json());
  } catch {
    // The check failed without a network; the next check retries.
    return undefined;
  }
}

/**
 * Also checks when the person returns to the tab. Remotes that are not loaded yet use the new
 * registry at once.
 * @param onCheck called after each check: whether something in this page has a newer release
 * @returns function that stops it
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
