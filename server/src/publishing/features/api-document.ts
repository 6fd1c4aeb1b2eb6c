import { COLLECTIONS, type CollectionName } from './feature-documents';
import { FEATURE_LIMITS } from './limits';

const text = (name: string, description: string, more: object = {}) => ({
  name,
  in: 'query',
  description,
  schema: { type: 'string', ...more },
});

const FORMAT = text('f', 'Format of the answer', { enum: ['json', 'html'] });

const PAGING = [
  FORMAT,
  {
    name: 'limit',
    in: 'query',
    description: 'Features of a page',
    schema: {
      type: 'integer',
      minimum: 1,
      maximum: FEATURE_LIMITS.most,
      default: FEATURE_LIMITS.usual,
    },
  },
  {
    name: 'bbox',
    in: 'query',
    description: 'West, south, east, north in WGS84 degrees',
    style: 'form',
    explode: false,
    schema: { type: 'array', minItems: 4, maxItems: 6, items: { type: 'number' } },
  },
  text('datetime', 'A date or an interval of RFC 3339'),
  text('after', 'Id of the last feature of the previous page'),
];

const PROPERTIES: Readonly<Record<CollectionName, readonly string[]>> = {
  occurrences: ['scientificName', 'stateProvince', 'county', 'municipality'],
  blocks: ['stateProvince', 'county', 'municipality'],
};

const get = (summary: string, parameters: readonly object[] = [FORMAT]) => ({
  get: { summary, parameters, responses: { 200: { description: summary } } },
});

/** Desktop programs read the largest page here, and use small pages where they do not find it. */
export const apiDocument = (base: string, title: string) => ({
  openapi: '3.0.3',
  info: { title, version: '1.0.0' },
  servers: [{ url: base }],
  paths: {
    '/': get('What the service has'),
    '/conformance': get('Conformance classes'),
    '/collections': get('Collections'),
    ...Object.fromEntries(
      COLLECTIONS.flatMap((name) => [
        [`/collections/${name}`, get(`Collection ${name}`)],
        [
          `/collections/${name}/items`,
          get('Features', [
            ...PAGING,
            ...PROPERTIES[name].map((property) => text(property, 'Exactly this value')),
          ]),
        ],
        [
          `/collections/${name}/items/{featureId}`,
          get('A feature', [
            FORMAT,
            { name: 'featureId', in: 'path', required: true, schema: { type: 'string' } },
          ]),
        ],
      ]),
    ),
  },
});
