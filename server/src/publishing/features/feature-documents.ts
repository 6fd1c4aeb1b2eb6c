import type { FeatureLink, FeatureResource } from './feature-page';

export const FEATURES_PATH = '/ogc/features/v1';

const GEOJSON = 'application/geo+json';

export const API_TYPE = 'application/vnd.oai.openapi+json;version=3.0';

const CONFORMANCE = ['core', 'oas30', 'geojson', 'html'].map(
  (name) => `http://www.opengis.net/spec/ogcapi-features-1/1.0/conf/${name}`,
);
export const conformance: FeatureResource = { conformsTo: CONFORMANCE };

const both = (href: string, title: string, rel: string, json = 'application/json') => [
  { href, rel, type: json, title },
  { href: `${href}?f=html`, rel: rel === 'self' ? 'alternate' : rel, type: 'text/html', title },
];

/** `base` is the address of the service, `server` that of the server. */
export const landing = (base: string, server: string, brand: string): FeatureResource => ({
  title: `${brand}: features`,
  description:
    'Public records of plants and animals, and the borders of blocks. OGC API - Features.',
  links: [
    ...both(base, 'This page', 'self'),
    {
      href: `${base}/api`,
      rel: 'service-desc',
      type: API_TYPE,
      title: 'Description of the calls',
    },
    { href: `${server}/docs`, rel: 'service-doc', type: 'text/html', title: 'Page of the calls' },
    ...both(`${base}/conformance`, 'Conformance', 'conformance'),
    ...both(`${base}/collections`, 'Collections', 'data'),
  ],
});

export const COLLECTIONS = ['occurrences', 'blocks'] as const;
export type CollectionName = (typeof COLLECTIONS)[number];

const FACTS: Readonly<Record<CollectionName, { title: string; description: string }>> = {
  occurrences: {
    title: 'Occurrences',
    description:
      'Public records that have a licence. Places of threatened species, and of records beside them, are the middle of a grid cell.',
  },
  blocks: {
    title: 'Blocks',
    description: 'Borders of administrative areas below the district.',
  },
};

/** WGS84 degrees, longitude first. */
const CRS = 'http://www.opengis.net/def/crs/OGC/1.3/CRS84';

interface Collection extends FeatureResource {
  id: CollectionName;
  extent: { spatial: { bbox: number[][]; crs: string } };
  itemType: 'feature';
  crs: string[];
}

/** The extent is India: that of the records would change with each of them. */
export function collectionOf(base: string, id: CollectionName): Collection {
  const self = `${base}/collections/${id}`;
  return {
    id,
    ...FACTS[id],
    extent: { spatial: { bbox: [[68, 6, 98, 38]], crs: CRS } },
    itemType: 'feature',
    crs: [CRS],
    links: [
      ...both(self, FACTS[id].title, 'self'),
      ...both(`${self}/items`, 'Features', 'items', GEOJSON),
    ],
  };
}

export const collectionsOf = (base: string): FeatureResource => ({
  title: 'Collections',
  links: both(`${base}/collections`, 'Collections', 'self'),
  collections: COLLECTIONS.map((id) => collectionOf(base, id)),
});

/** @param last Id of the page's last feature, if more follow */
export function pageLinks(
  base: string,
  id: CollectionName,
  query: Readonly<Record<string, string | number | undefined>>,
  last: string | null,
): FeatureLink[] {
  const collection = `${base}/collections/${id}`;
  const address = (more: Record<string, string | undefined>) => {
    const all = Object.entries({ ...query, ...more }).filter(([, value]) => value !== undefined);
    const words = new URLSearchParams(all.map(([name, value]) => [name, String(value)]));
    return `${collection}/items${all.length > 0 ? `?${words}` : ''}`;
  };
  return [
    { href: address({ f: 'json' }), rel: 'self', type: GEOJSON },
    { href: address({ f: 'html' }), rel: 'alternate', type: 'text/html' },
    { href: collection, rel: 'collection', type: 'application/json' },
    ...(last === null
      ? []
      : [{ href: address({ f: undefined, after: last }), rel: 'next', type: GEOJSON }]),
  ];
}

export const featureLinks = (base: string, id: CollectionName, feature: string): FeatureLink[] => {
  const collection = `${base}/collections/${id}`;
  const self = `${collection}/items/${encodeURIComponent(feature)}`;
  return [
    ...both(self, 'This feature', 'self', GEOJSON),
    { href: collection, rel: 'collection', type: 'application/json' },
  ];
};
