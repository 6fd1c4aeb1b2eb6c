import { useState } from 'react';

/**
 * In a wide map each panel has its own place; in others both start closed, and opening one closes
 * the other, because they would cover the records.
 */
export function usePanels(isWide: boolean) {
  const [chosen, setChosen] = useState<boolean>();
  const [layers, setLayers] = useState(false);
  const legend = chosen ?? isWide;
  return {
    legend,
    toggleLegend() {
      setChosen(!legend);
      if (!legend && !isWide) setLayers(false);
    },
    layers,
    openLayers(open: boolean) {
      setLayers(open);
      if (open && !isWide) setChosen(false);
    },
  };
}
