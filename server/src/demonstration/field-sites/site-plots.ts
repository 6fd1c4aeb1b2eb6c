import type { ForestPlot, PlotTree } from '@aranya/shared/contracts';
import { SeededRandom } from '../seeded-random';
import type { SiteDescription, Species } from './site-description';
import { PLOT_RADIUS_M } from './site-layers';

/** Minimum girth of measured trees, in centimetres. */
const SMALLEST_GIRTH_CM = 30;

/** The same at every call. */
export function sitePlots(site: SiteDescription, species: ReadonlyMap<string, Species>) {
  const random = new SeededRandom(site.seed * 7919);
  const shares = site.stand.map(({ share }) => share);
  return Array.from({ length: site.plots }, (_, index): ForestPlot => {
    const stems = Math.max(5, Math.round(15 + 5 * random.normal()));
    // Neighbouring trees resemble each other, so each plot favours some kinds.
    const local = shares.map((share) => share * Math.exp(0.6 * random.normal()));
    const trees = Array.from({ length: stems }, () =>
      measuredTree(random, random.pick(site.stand, local), species),
    );
    return {
      name: `P${index + 1}`,
      radiusM: PLOT_RADIUS_M,
      surveyedOn: `2023-${index % 2 ? '11' : '12'}-${String(3 + (index % 24)).padStart(2, '0')}`,
      trees,
    };
  });
}

/** Girths are skewed to the right; height rises with girth and levels off. */
function measuredTree(
  random: SeededRandom,
  kind: SiteDescription['stand'][number],
  species: ReadonlyMap<string, Species>,
): PlotTree {
  const spread = Math.max(-2, Math.min(2, random.normal()));
  const girth = kind.girthCm * Math.exp(0.42 * spread - 0.08);
  const girthCm = Number(Math.max(SMALLEST_GIRTH_CM, girth).toFixed(1));
  const reach = 1 - Math.exp((-1.6 * girthCm) / kind.girthCm);
  const height = 1.4 + (kind.heightM - 1.4) * reach * (1 + 0.09 * random.normal());
  return {
    localName: species.get(kind.scientificName)?.localName ?? kind.scientificName,
    scientificName: kind.scientificName,
    girthCm,
    heightM: Number(Math.max(2, height).toFixed(1)),
  };
}
