import {
  type ForestPlot,
  type PlotTree,
  SOURCE_LANGUAGE,
  speciesNameIn,
} from '@aranya/shared/contracts';
import { collatorOf, languageOf, type Reading } from '@aranya/shared/languages';
import type { Bar } from '@aranya/shared/ui/charts';

const round = (value: number, digits: number) => Number(value.toFixed(digits));

/** Sorted by count and then by name, in the page's language. */
export function composition(trees: readonly PlotTree[], reading: Reading = SOURCE_LANGUAGE): Bar[] {
  const { compare } = collatorOf(reading);
  const language = languageOf(reading);
  const stems = new Map<string, number>();
  for (const { localName, scientificName } of trees) {
    const name = speciesNameIn(language, `${localName}, ${scientificName}`);
    stems.set(name, (stems.get(name) ?? 0) + 1);
  }
  return [...stems]
    .map(([name, value]) => ({ name, value }))
    .sort((a, b) => b.value - a.value || compare(a.name, b.name));
}

/**
 * Classes have equal width, from the smallest value's to the largest's; a border value belongs to
 * the upper class.
 * @param inWords formats the borders
 */
export function classes(
  values: readonly number[],
  width: number,
  inWords: (border: number) => string = String,
): Bar[] {
  if (values.length === 0) return [];
  const places = values.map((value) => Math.floor(value / width));
  const [first, last] = [Math.min(...places), Math.max(...places)];
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const place = first + index;
    return {
      name: `${inWords(place * width)}–${inWords((place + 1) * width)}`,
      value: places.filter((one) => one === place).length,
    };
  });
}

const hectares = ({ radiusM }: ForestPlot) => (Math.PI * radiusM ** 2) / 10_000;

/** At breast height, in square metres, from the girth in centimetres. */
const crossSection = ({ girthCm }: PlotTree) => (girthCm / 100) ** 2 / (4 * Math.PI);

/** Square metres per hectare. */
export function basalArea(plot: ForestPlot): number {
  const sum = plot.trees.reduce((total, tree) => total + crossSection(tree), 0);
  return round(sum / hectares(plot), 1);
}

export const basalAreas = (plots: readonly ForestPlot[]): Bar[] =>
  plots.map((plot) => ({ name: plot.name, value: basalArea(plot) }));

/** Girth in centimetres, height in metres. */
export function summarise(plots: readonly ForestPlot[]) {
  const trees = plots.flatMap((plot) => plot.trees);
  const mean = (values: readonly number[]) =>
    values.length ? values.reduce((sum, value) => sum + value, 0) / values.length : 0;
  const area = plots.reduce((sum, plot) => sum + hectares(plot), 0);
  return {
    plots: plots.length,
    stems: trees.length,
    stemsPerHectare: area ? Math.round(trees.length / area) : 0,
    /** Mean over the plots, square metres per hectare. */
    basalArea: round(mean(plots.map(basalArea)), 1),
    meanGirth: round(mean(trees.map(({ girthCm }) => girthCm)), 1),
    meanHeight: round(mean(trees.map(({ heightM }) => heightM)), 1),
    species: composition(trees).length,
  };
}
