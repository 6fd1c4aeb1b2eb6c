import type { SpeciesGroup } from './filter';
export declare const GROUP_WORDS: Readonly<Record<SpeciesGroup, string>>;
