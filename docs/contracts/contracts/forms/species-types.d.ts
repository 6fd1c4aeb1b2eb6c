export declare const SPECIES_TYPES: readonly ["Plant", "Tree", "Shrub", "Herb", "Climber", "Bamboo", "Grass", "Crop", "Mushroom", "Bird", "Mammal", "Fish", "Reptile", "Amphibian", "Insect"];
export type SpeciesType = (typeof SPECIES_TYPES)[number];
export declare const listedSpeciesType: (written: string) => SpeciesType | undefined;
