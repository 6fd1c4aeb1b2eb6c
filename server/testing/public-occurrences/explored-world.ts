import { beginImport, storeBatch } from '../../src/importing/occurrences/occurrence-store';
import { publishImport } from '../../src/importing/occurrences/publish-import';
import { openWorld, type World } from './watched-world';

export const PLACES = {
  /** In the block Angul of Odisha. */
  angul: { latitude: 20.75, longitude: 84.95 },
  /** In Shimla, Himachal Pradesh. */
  shimla: { latitude: 31.12, longitude: 77.17 },
  /** Outside of the known borders. */
  outside: { latitude: 12.5, longitude: 77.5 },
};

/**
 * Opens a world with eight public records: two common ones of two people in Angul; a threatened one with a
 * common one beside it in Shimla; and a dataset, whose dates are complete, partly known or missing.
 */
export async function exploredWorld(): Promise<World> {
  const world = await openWorld({ ARANYA_PUBLICATION_DELAY_HOURS: '0' });
  const { context } = world.collection.server;
  // Records of the world are dated to the future: only a map that has begun protects them.
  await context.publicPlaces.caughtUp();
  await world.send(1, ['Shorea_robusta'], PLACES.angul, { observedOn: 1 });
  await world.send(2, ['Madhuca_longifolia'], PLACES.angul, { observedOn: 0 });
  await world.send(3, ['Taxus_contorta', 'Shorea_robusta'], PLACES.shimla, { observedOn: 0 });
  await importDated(world, [
    ['shorea robusta', '2024-03-05', PLACES.angul],
    ['shorea robusta', '2023-07', PLACES.angul],
    ['shorea robusta', '2022', PLACES.angul],
    ['madhuca longifolia', null, PLACES.outside],
  ]);
  await context.publicPlaces.caughtUp();
  return world;
}

type Dated = readonly [species: string, eventDate: string | null, place: typeof PLACES.angul];

async function importDated(world: World, records: readonly Dated[]): Promise<void> {
  const { db } = world.collection.server.context.database;
  const running = await beginImport(db, {
    dataset: 'herbarium',
    counted: false,
    fileName: 'trees.csv',
    sha256: 'a',
    keepGood: false,
  });
  const occurrences = records.map(([species, eventDate, place], index) => ({
    record: index + 1,
    occurrenceId: `tree ${index}`,
    species,
    scientificName: null,
    vernacularName: null,
    ...place,
    uncertainty: null,
    eventDate,
    informationWithheld: null,
  }));
  await storeBatch(db, running, { occurrences, refusals: [], upTo: occurrences.length });
  await publishImport(db, running, false);
}
