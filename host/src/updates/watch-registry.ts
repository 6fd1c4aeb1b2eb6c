import { Registry } from '@aranya/shared/contracts';
import { adoptRegistry, hasNews } from '@aranya/shared/federation';

/** Time between two looks at the registry, in milliseconds. */
export const REGISTRY_INTERVAL_MS = 60_000;

async function currentRegistry(): Promise<Registry | undefined> {
  try {
    const answer = await fetch('/registry.json', { cache: 'no-cache' });
    return answer.ok ? Registry.parse(await answer.json()) : undefined;
  } catch {
    // Without a network there is nothing new; the next look asks again.
    return undefined;
  }
}

/**
 * Looks at the registry from time to time, and when the person comes back to the tab. Remotes that
 * are not loaded yet come from the new one at once.
 * @param onLook told after each look: whether something that runs in this page has a newer release
 * @returns stops it
 */
export function watchRegistry(onLook: (isNew: boolean) => void): () => void {
  const look = async () => {
    if (document.hidden) return;
    const registry = await currentRegistry();
    if (!registry) return;
    adoptRegistry(registry);
    onLook(hasNews());
  };
  const timer = window.setInterval(look, REGISTRY_INTERVAL_MS);
  document.addEventListener('visibilitychange', look);
  return () => {
    window.clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
