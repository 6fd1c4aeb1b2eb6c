import { useState } from 'react';
import { type BaseLayerId, DEFAULT_BASE_LAYER } from '../base-map/base-layers';
import { BLOCK_LAYERS, type BlockLayerId } from '../overlays/block-layers';

/** What the layer switcher shows as chosen. */
export interface ChosenLayers {
  base: BaseLayerId;
  blocks: ReadonlySet<BlockLayerId>;
  /** Scientific names of the species whose overlay is on. */
  species: ReadonlySet<string>;
}

const AT_FIRST: ChosenLayers = {
  base: DEFAULT_BASE_LAYER,
  blocks: new Set(BLOCK_LAYERS.map(({ id }) => id)),
  species: new Set(),
};

/** The set with an item switched on, or off where it was on. */
export function toggled<Item>(set: ReadonlySet<Item>, item: Item): ReadonlySet<Item> {
  const changed = new Set(set);
  if (!changed.delete(item)) changed.add(item);
  return changed;
}

/** The layers of one map: light base map and both block overlays at first, no species. */
export function useChosenLayers() {
  const [chosen, setChosen] = useState(AT_FIRST);
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
