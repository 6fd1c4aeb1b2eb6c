import { useState } from 'react';

/**
 * Which of legend and layer list are open. In a wide map each has a place of its own; in others they
 * would cover each other and the records: there both start closed, and opening one closes the other.
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
