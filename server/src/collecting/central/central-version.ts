import { CENTRAL_LIMITS } from './limits';

/** Versions of Central that passed the conformance cases, by year and number. */
export const TRIED_VERSIONS = ['2024.1', '2025.4', '2026.1', '2026.2'] as const;

/**
 * Reads the version of a Central from its `/version.txt`.
 * @returns Such as `2026.2.1`; null if the file is missing, for example behind another web server.
 */
export async function centralVersion(url: string): Promise<string | null> {
  try {
    const response = await fetch(`${url}/version.txt`, {
      redirect: 'error',
      signal: AbortSignal.timeout(CENTRAL_LIMITS.requestMs),
    });
    if (!response.ok) return null;
    return /\bserver \(v(\d{4}\.\d+\.\d+)/.exec(await response.text())?.[1] ?? null;
  } catch {
    return null;
  }
}

/** Returns year and number of a version: `2026.2` of `2026.2.1`. */
export const releaseOf = (version: string): string => version.split('.').slice(0, 2).join('.');
