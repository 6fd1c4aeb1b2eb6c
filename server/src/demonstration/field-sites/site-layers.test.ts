import { SITE_LAYERS, type SiteLayers } from '@aranya/shared/contracts';
import { packagedSites, packagedSpecies, type SiteDescription } from './site-description';
import { siteLayers } from './site-layers';
import { sitePlots } from './site-plots';

describe('fictional field sites', () => {
  let sites: SiteDescription[];
  beforeAll(async () => {
    sites = await packagedSites();
  });

  const boundaryOf = (layers: SiteLayers): [number, number][] => {
    const [feature] = layers.boundary.features;
    if (feature?.geometry.type !== 'Polygon') throw new Error('The boundary is no area.');
    return feature.geometry.coordinates[0] as [number, number][];
  };

  /** Whether a point is inside a ring, by the even-odd rule. */
  const inside = ([x, y]: [number, number], ring: [number, number][]) =>
    ring.slice(1).reduce((held, [x2, y2], index) => {
      const [x1, y1] = ring[index] as [number, number];
      return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1 ? !held : held;
    }, false);

  test('returns the same layers at every call', async () => {
    const species = await packagedSpecies();
    for (const site of sites) {
      expect(siteLayers(site)).toEqual(siteLayers(site));
      expect(sitePlots(site, species)).toEqual(sitePlots(site, species));
    }
  });

  test('fills every layer, and places every plot inside the boundary', () => {
    for (const site of sites) {
      const layers = siteLayers(site);
      for (const name of SITE_LAYERS) expect(layers[name].features.length).toBeGreaterThan(0);
      const ring = boundaryOf(layers);
      expect(ring[0]).toEqual(ring.at(-1));
      for (const { geometry } of layers.plots.features) {
        if (geometry.type !== 'Point') throw new Error('A plot is a point.');
        expect(inside(geometry.coordinates as [number, number], ring)).toBe(true);
      }
    }
  });

  test('draws a boundary of about the area stated in the questionnaire', () => {
    for (const site of sites) {
      const ring = boundaryOf(siteLayers(site));
      const metres = 111_320;
      const squeeze = Math.cos((site.centre[1] * Math.PI) / 180);
      const doubled = ring.slice(1).reduce((sum, [x2, y2], index) => {
        const [x1, y1] = ring[index] as [number, number];
        return sum + (x1 * y2 - x2 * y1);
      }, 0);
      const hectares = (Math.abs(doubled) / 2) * metres * metres * squeeze * 1e-4;
      const said = site.institutions.forest.areaHectares;
      expect(Math.abs(hectares - said) / said).toBeLessThan(0.1);
    }
  });

  test('gives trees plausible girths and heights, and uses every species of the stand', async () => {
    const species = await packagedSpecies();
    for (const site of sites) {
      const trees = sitePlots(site, species).flatMap((plot) => plot.trees);
      expect(new Set(trees.map((tree) => tree.scientificName)).size).toBe(site.stand.length);
      for (const { girthCm, heightM } of trees) {
        expect(girthCm).toBeGreaterThanOrEqual(30);
        expect(girthCm).toBeLessThan(600);
        expect(heightM).toBeGreaterThanOrEqual(2);
        expect(heightM).toBeLessThan(48);
      }
    }
  });
});
