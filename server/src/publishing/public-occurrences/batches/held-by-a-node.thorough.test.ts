import { sql } from 'drizzle-orm';
import { prepareSpecies } from '../../../../testing/public-occurrences/prepared-transaction';
import { openWorld, type World } from '../../../../testing/public-occurrences/watched-world';
import { testDatabaseKind } from '../../../../testing/test-database';
import { publicPlace } from '../../../collecting/public-places/tables';
import { rebuildMap } from '../../../commands/operate/make-again';

/** Only a cluster stores a record in two steps. */
const describeHere = testDatabaseKind() === 'citus' ? describe : describe.skip;

describeHere('a threatened record that a node has prepared and not committed', () => {
  let world: World;
  afterEach(() => world.collection.close());

  const places = async () => {
    const { db } = world.collection.server.context.database;
    const { rows } = await db.execute<{ species: string; latitude: number }>(
      sql`select species, latitude from ${publicPlace} order by species, latitude`,
    );
    return rows;
  };

  test('delays the batch until the node commits, and never publishes neighbouring records exactly', async () => {
    world = await openWorld();
    const { server } = world.collection;
    await server.context.publicPlaces.caughtUp();
    const instanceId = await world.send(0, ['Shorea_robusta'], {
      latitude: 31.0234,
      longitude: 77.0123,
    });
    const address = server.settings.databaseUrl as string;
    const held = await prepareSpecies(address, instanceId, 'Taxus contorta');
    world.goTo(3);
    await server.context.publicPlaces.caughtUp();
    expect(await places()).toEqual([]);
    await expect(rebuildMap(server.settings, () => undefined)).rejects.toThrow('not complete');
    await held.commit();
    await server.context.publicPlaces.caughtUp();
    expect(await places()).toEqual([
      { species: 'shorea robusta', latitude: 31.05 },
      { species: 'taxus contorta', latitude: 31.05 },
    ]);
  });
});
