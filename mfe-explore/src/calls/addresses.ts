import { settings } from '@aranya/shared/config';
import type { Filter } from '../filters/filter-address';

/** Base address of the service, without a trailing slash. */
const service = () => settings().services.collectedData;

/** Returns the address of a call, such as `summary`. */
export function exploreAddress(path: string, query: Readonly<Record<string, string>> = {}): string {
  const search = new URLSearchParams(query).toString();
  return `${service()}/explore/${path}${search && `?${search}`}`;
}

/**
 * Returns a function with the address of the filtered records of a view. Without a filter, or with
 * species alone, all maps share one call, whose answers are cached.
 */
export function cellsOf(filter: Filter): (view: string, zoom: number) => string {
  const { species, ...others } = filter;
  if (Object.keys(others).length > 0) {
    return (view, zoom) => exploreAddress('cells', { ...filter, view, zoom: String(zoom) });
  }
  return (bbox, zoom) => {
    const query = {
      bbox,
      zoom: String(zoom),
      ...(species && { species: species.replaceAll('_', ' ') }),
    };
    return `${service()}/public-occurrences?${new URLSearchParams(query)}`;
  };
}

/** Returns the address of the public photo of a record, as large as a page shows it. */
export const photoAddress = (id: string): string =>
  exploreAddress(`records/${encodeURIComponent(id)}/photo`, { size: 'large' });
