import type { SpeciesGroup } from '@aranya/shared/contracts/explore';

/** Keys are types of species lists in lower case. */
const GROUPS: Readonly<Record<string, SpeciesGroup>> = {
  plant: 'plant',
  tree: 'plant',
  'tree (planted)': 'plant',
  shrub: 'plant',
  herb: 'plant',
  climber: 'plant',
  bamboo: 'plant',
  grass: 'plant',
  fern: 'plant',
  crop: 'plant',
  bird: 'bird',
  mammal: 'mammal',
  insect: 'insect',
  butterfly: 'insect',
  reptile: 'reptile',
  amphibian: 'amphibian',
  fungus: 'fungus',
  mushroom: 'fungus',
};

export const groupOf = (type: string | null): SpeciesGroup =>
  GROUPS[type?.trim().toLowerCase() ?? ''] ?? 'other';
