import type { LayerFeature, LayerFeatures, SiteLayers } from '@aranya/shared/contracts';
import { SeededRandom } from '../seeded-random';
import type { SiteDescription } from './site-description';
import { type Metres, planeAround, polar, ring, smooth } from './site-plane';

/** Radius of a plot, in metres: trees are measured in a circle of 10 m. */
export const PLOT_RADIUS_M = 10;

const collection = (features: LayerFeature[]): LayerFeatures => ({
  type: 'FeatureCollection',
  features,
});

const feature = (
  geometry: LayerFeature['geometry'],
  properties: LayerFeature['properties'],
): LayerFeature => ({ type: 'Feature', geometry, properties });

/** The same at every call. */
export function siteLayers(site: SiteDescription): SiteLayers {
  const random = new SeededRandom(site.seed);
  const degrees = planeAround(site.centre);
  const [phase, other] = [random.between(0, 6), random.between(0, 6)];
  const edge = (angle: number) =>
    site.radiusMetres *
    (1 + 0.17 * Math.sin(2 * angle + phase) + 0.09 * Math.sin(5 * angle + other));

  const area = (name: string, places: readonly Metres[], note: string) =>
    feature({ type: 'Polygon', coordinates: [places.map(degrees)] }, { name, note });
  const line = (name: string, places: readonly Metres[], note: string) =>
    feature({ type: 'LineString', coordinates: smooth(places).map(degrees) }, { name, note });
  const point = (name: string, place: Metres, note: string) =>
    feature({ type: 'Point', coordinates: degrees(place) }, { name, note });

  // Plots on a sunflower spiral: spread evenly, none at the very edge.
  const plots = Array.from({ length: site.plots }, (_, index) => {
    const angle = index * 2.39996 + phase;
    const place = polar(angle, edge(angle) * 0.82 * Math.sqrt((index + 0.6) / site.plots));
    return point(`P${index + 1}`, place, `Circle of ${PLOT_RADIUS_M} m, all trees measured.`);
  });

  const flow = random.between(0, Math.PI);
  const bend = site.radiusMetres * 0.3;
  const stream = [1.35, 0.85, 0.35, -0.15, -0.6, -1.3].map((reach, index): Metres => {
    const [east, north] = polar(flow, reach * site.radiusMetres);
    const [aside, up] = polar(flow + Math.PI / 2, (index % 2 ? 1 : -1) * bend * random.next());
    return [east + aside, north + up];
  });
  const pondPlace = stream[2] as Metres;
  const pond = ring(24, (angle) => 42 + 10 * Math.sin(3 * angle + phase), [
    pondPlace[0] + 70,
    pondPlace[1] - 60,
  ]);

  const { settlements, forest } = site.institutions;
  const hamlets = site.places.hamlets.map((name, index) => {
    const angle = flow + 0.9 + index * 1.7;
    const people = settlements.find((settlement) => settlement.name === name);
    const centre = polar(angle, edge(angle) * 1.08 + 160 + 240 * index);
    const size = 55 + Math.sqrt(people?.households ?? 30) * 8;
    return {
      name,
      centre,
      shape: ring(28, (turn) => size * (1 + 0.2 * Math.sin(3 * turn + index)), centre),
      note: people ? `${people.households} households, ${people.people} people.` : 'A hamlet.',
    };
  });
  const paths = hamlets.map(({ name, centre }, index) => {
    const inward = random.between(-120, 120);
    const end = polar(phase + index, 150);
    return line(
      `Path from ${name}`,
      [centre, [centre[0] * 0.62 + inward, centre[1] * 0.62 - inward], end],
      'Footpath, passable all year.',
    );
  });
  const round = ring(30, (angle) => edge(angle) * 0.93);

  return {
    boundary: collection([
      area(site.name, ring(96, edge), `${forest.legalStatus}, about ${forest.areaHectares} ha.`),
    ]),
    plots: collection(plots),
    water: collection([
      line(site.places.stream, stream, 'Stream; low from March to June.'),
      area(site.places.pond, pond, 'Holds water most of the year.'),
    ]),
    paths: collection([...paths, line('Patrol path', round, 'Walked along the boundary stones.')]),
    habitation: collection(hamlets.map(({ name, shape, note }) => area(name, shape, note))),
  };
}
