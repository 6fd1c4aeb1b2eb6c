import { useState } from 'react';
import type { BaseLayerId } from '../base-map/base-layers';
import type { BlockLayerId } from '../overlays/block-layers';

export interface ChosenLayers {
  base: BaseLayerId;
  blocks: ReadonlySet<BlockLayerId>;
  /** Scientific names. */
  species: ReadonlySet<string>;
}

export function toggled<Item>(set: ReadonlySet<Item>, item: Item): ReadonlySet<Item> {
  const changed = new Set(set);
  if (!changed.delete(item)) changed.add(item);
  return changed;
}

export function useChosenLayers(first: () => ChosenLayers) {
  const [chosen, setChosen] = useState(first);
  return {
    chosen,
    chooseBase: (base: BaseLayerId) => setChosen((now) => ({ ...now, base })),
    toggleBlocks: (id: BlockLayerId) =>
      setChosen((now) => ({ ...now, blocks: toggled(now.blocks, id) })),
    toggleSpecies: (scientificName: string) =>
      setChosen((now) => ({ ...now, species: toggled(now.species, scientificName) })),
  };
}

export type LayerChoice = ReturnType<typeof useChosenLayers>;
