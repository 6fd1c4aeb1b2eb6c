import { message } from '../fields/message';
import type { SpeciesGroup } from './filter';

/**
 * Names of the groups. Only deployables that show them carry their translations (`SAID_BY` in
 * `tools/languages/texts-of-deployable.ts`).
 */
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
