import * as z from 'zod/mini';

/** [longitude, latitude] in WGS84 degrees, as GeoJSON orders them. */
const Position = z.tuple([z.number(), z.number()]);

/** GeoJSON shapes that the layers of a field site use. */
const Geometry = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Point'), coordinates: Position }),
  z.object({ type: z.literal('LineString'), coordinates: z.array(Position) }),
  z.object({ type: z.literal('Polygon'), coordinates: z.array(z.array(Position)) }),
]);

const LayerFeature = z.object({
  type: z.literal('Feature'),
  geometry: Geometry,
  properties: z.object({
    name: z.string(),
    /** Sentence about the feature. */
    note: z.optional(z.string()),
  }),
});
export type LayerFeature = z.infer<typeof LayerFeature>;

/** Layers of a field site's map, in the order in which they are listed. */
export const SITE_LAYERS = ['boundary', 'plots', 'water', 'paths', 'habitation'] as const;
export type SiteLayer = (typeof SITE_LAYERS)[number];

const Layer = z.object({ type: z.literal('FeatureCollection'), features: z.array(LayerFeature) });
export type LayerFeatures = z.infer<typeof Layer>;

export const SiteLayers = z.object({
  boundary: Layer,
  plots: Layer,
  water: Layer,
  paths: Layer,
  habitation: Layer,
});
export type SiteLayers = z.infer<typeof SiteLayers>;

const PlotTree = z.object({
  localName: z.string(),
  scientificName: z.string(),
  /** Girth at breast height (1.37 m) in centimetres. */
  girthCm: z.number(),
  heightM: z.number(),
});
export type PlotTree = z.infer<typeof PlotTree>;

const ForestPlot = z.object({
  /** Short name such as `P3`; the plots layer of the map uses the same. */
  name: z.string(),
  /** Radius of the circle in which trees were measured, in metres. */
  radiusM: z.number(),
  /** Day of the survey, YYYY-MM-DD. */
  surveyedOn: z.string(),
  trees: z.array(PlotTree),
});
export type ForestPlot = z.infer<typeof ForestPlot>;

const Settlement = z.object({
  name: z.string(),
  households: z.number(),
  people: z.number(),
  /** Distance to the forest in kilometres. */
  distanceKm: z.number(),
  note: z.string(),
});

const UserGroup = z.object({
  name: z.string(),
  settlement: z.string(),
  members: z.number(),
  /** Common features of the group, and its use of the forest. */
  dependence: z.string(),
});

const ForestAssociation = z.object({
  name: z.string(),
  formed: z.number(),
  members: z.number(),
  /** Number of women in the committee, and its size. */
  committee: z.object({ women: z.number(), seats: z.number() }),
  meets: z.string(),
  duties: z.array(z.string()),
});

/** Levels of rules: daily use, how rules are made, and the right to make them. */
export const RULE_LEVELS = ['operational', 'collective-choice', 'constitutional'] as const;

const ForestRule = z.object({
  level: z.enum(RULE_LEVELS),
  about: z.string(),
  rule: z.string(),
  madeBy: z.string(),
  /** Compliance with the rule, in the words of the people. */
  followed: z.string(),
});

const ForestProduct = z.object({
  name: z.string(),
  season: z.string(),
  usedFor: z.string(),
  /** Percentage of households that harvest the species. */
  householdsPercent: z.number(),
  sold: z.boolean(),
});

const Sanction = z.object({
  /** Step of the sanction; 1 is the first and mildest. */
  step: z.number(),
  when: z.string(),
  consequence: z.string(),
  imposedBy: z.string(),
});

/** A forest's institutions, in the terms of studies of forest commons. */
export const ForestInstitutions = z.object({
  forest: z.object({
    legalStatus: z.string(),
    areaHectares: z.number(),
    /** Lowest and highest point in metres above the sea. */
    elevationM: z.tuple([z.number(), z.number()]),
    vegetation: z.string(),
  }),
  settlements: z.array(Settlement),
  userGroups: z.array(UserGroup),
  associations: z.array(ForestAssociation),
  rules: z.array(ForestRule),
  products: z.array(ForestProduct),
  sanctions: z.array(Sanction),
});
export type ForestInstitutions = z.infer<typeof ForestInstitutions>;

/** GET field-sites/{siteName}/viewers: data of the three viewers of one field site. */
export const FieldSiteViewers = z.object({
  fieldSite: z.string(),
  state: z.string(),
  district: z.string(),
  /** True if places, trees and institutions are fictional. */
  demonstration: z.boolean(),
  layers: SiteLayers,
  plots: z.array(ForestPlot),
  institutions: ForestInstitutions,
});
export type FieldSiteViewers = z.infer<typeof FieldSiteViewers>;
