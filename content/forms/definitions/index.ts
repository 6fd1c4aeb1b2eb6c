import type { FormDefinition } from '../form-types';
import { aboveGroundBiomass } from './above-ground-biomass';
import { agriculturalInventory } from './agricultural-inventory';
import { boundaryMappingAll } from './boundary-mapping-all';
import { boundaryMappingGadchiroli } from './boundary-mapping-gadchiroli';
import { forestInventoryValidationHimachalPradesh } from './forest-inventory-validation-himachal-pradesh';
import { haatCensusHarichandanpur } from './haat-census-harichandanpur';
import { institutionMappingOdisha } from './institution-mapping-odisha';
import { rapidProductionAnalysisHarichandanpur } from './rapid-production-analysis-harichandanpur';
import { seenInTheForest } from './seen-in-the-forest';
import { sfpCollectorAll } from './sfp-collector-all';
import { treeSpeciesAndhraPradesh } from './tree-species-andhra-pradesh';
import { treeSpeciesGadchiroli } from './tree-species-gadchiroli';
import { treeSpeciesHimachalPradesh } from './tree-species-himachal-pradesh';
import { treeSpeciesOdisha } from './tree-species-odisha';
import { treeTest } from './tree-test';
import { waterbodiesMappingHarichandanpur } from './waterbodies-mapping-harichandanpur';

/** All published forms, in the order of the catalogue; the last one has no tile. */
export const formDefinitions: readonly FormDefinition[] = [
  treeTest,
  treeSpeciesHimachalPradesh,
  treeSpeciesOdisha,
  treeSpeciesGadchiroli,
  treeSpeciesAndhraPradesh,
  aboveGroundBiomass,
  boundaryMappingGadchiroli,
  boundaryMappingAll,
  haatCensusHarichandanpur,
  institutionMappingOdisha,
  rapidProductionAnalysisHarichandanpur,
  waterbodiesMappingHarichandanpur,
  forestInventoryValidationHimachalPradesh,
  sfpCollectorAll,
  agriculturalInventory,
  seenInTheForest,
];
