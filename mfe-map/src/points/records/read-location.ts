/** WGS84 degrees. */
export interface Place {
  latitude: number;
  longitude: number;
}

export type LocationReading = { place: Place } | { reason: string };

const DECIMAL = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

function numberOf(part: unknown): number {
  if (typeof part === 'number') return part;
  return typeof part === 'string' && DECIMAL.test(part.trim()) ? Number(part) : Number.NaN;
}

/** Phones append altitude and accuracy. */
function partsOf(location: unknown): readonly unknown[] | undefined {
  if (Array.isArray(location)) return location;
  return typeof location === 'string' ? location.trim().split(/\s+/).filter(Boolean) : undefined;
}

/** Accepts `[latitude, longitude, …]` or `'lat lon …'`; `'0 0'` is valid. Never throws. */
export function readLocation(location: unknown): LocationReading {
  if (location === null || location === undefined) return { reason: 'it has no location' };
  const parts = partsOf(location);
  if (!parts) return { reason: 'its location is neither a list nor a text' };
  if (parts.length < 2) return { reason: 'its location has fewer than two numbers' };
  const [latitude, longitude] = [numberOf(parts[0]), numberOf(parts[1])];
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) {
    return { reason: 'its location is not made of numbers' };
  }
  if (Math.abs(latitude) > 90) return { reason: `its latitude ${latitude} is outside -90 to 90` };
  if (Math.abs(longitude) > 180) {
    return { reason: `its longitude ${longitude} is outside -180 to 180` };
  }
  return { place: { latitude, longitude } };
}
