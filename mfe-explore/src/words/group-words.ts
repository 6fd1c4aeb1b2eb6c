import type { SpeciesGroup } from '@aranya/shared/contracts/explore';
import { message } from '@aranya/shared/languages';

/** Names of the groups of species. */
export const GROUP_WORDS: Readonly<Record<SpeciesGroup, string>> = {
  plant: message('Plants'),
  bird: message('Birds'),
  mammal: message('Mammals'),
  insect: message('Insects'),
  reptile: message('Reptiles'),
  amphibian: message('Amphibians'),
  fungus: message('Fungi'),
  other: message('Other groups'),
};
