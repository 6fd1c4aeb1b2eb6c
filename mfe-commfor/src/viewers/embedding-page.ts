import { settings } from '@aranya/shared/config';

/** Origins that may show a viewer: the host's, and the viewer's own when its remote runs standalone. */
function allowedOrigins(): string[] {
  const { host } = settings();
  const own = window.location.origin;
  return host ? [new URL(host, window.location.href).origin, own] : [own];
}

/** Origin of the page around, as far as the browser tells. */
function originAround(): string | undefined {
  const [nearest] = window.location.ancestorOrigins ?? [];
  if (nearest) return nearest;
  try {
    return new URL(document.referrer).origin;
  } catch {
    return undefined;
  }
}

/**
 * The origin of the page that embeds this one: null where the page was opened by itself, or inside
 * a page that is not one of ours.
 */
export function embeddingOrigin(): string | null {
  if (window.parent === window) return null;
  const around = originAround();
  return around !== undefined && allowedOrigins().includes(around) ? around : null;
}
