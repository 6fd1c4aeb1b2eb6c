import { settings } from '@aranya/shared/config';

/** The host's, and the viewer's own when its remote runs standalone. */
function allowedOrigins(): string[] {
  const { host } = settings();
  const own = window.location.origin;
  return host ? [new URL(host, window.location.href).origin, own] : [own];
}

/** Undefined if the browser does not reveal it. */
function originAround(): string | undefined {
  const [nearest] = window.location.ancestorOrigins ?? [];
  if (nearest) return nearest;
  try {
    return new URL(document.referrer).origin;
  } catch {
    return undefined;
  }
}

/** @returns null if there is no embedding page or it is not allowed */
export function embeddingOrigin(): string | null {
  if (window.parent === window) return null;
  const around = originAround();
  return around !== undefined && allowedOrigins().includes(around) ? around : null;
}
