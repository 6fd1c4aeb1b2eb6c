import type { FormCatalogueAnswer } from '@aranya/shared/contracts';
import type { FormsAnswer, FormTile } from '@aranya/shared/contracts/administration';
import { signedInPerson, type TestPerson, useTestServer } from '../../../testing';
import { INSTITUTE_FORM } from '../../../testing/institute-form';
import { installForms } from '../../collecting/forms/install-forms';
import { publishForm } from '../../collecting/forms/publish-form';

const TILE: FormTile = {
  name: 'Temple grove',
  region: 'Una',
  icon: 'tree',
  place: 3,
  languages: ['ଓଡ଼ିଆ'],
};

describe('catalogue of forms', () => {
  const server = useTestServer();
  let administrator: TestPerson;
  let collector: TestPerson;
  let ownId: number;
  beforeAll(async () => {
    administrator = await signedInPerson(server, { isAdministrator: true });
    collector = await signedInPerson(server);
    await installForms(server.context);
    const xml = Buffer.from(INSTITUTE_FORM);
    ownId = (await publishForm(server.context, { xml, kind: 'targeted' })).formId;
  });

  const catalogue = async (): Promise<FormCatalogueAnswer> => {
    const url = '/api/aranya/odk/form-catalogue';
    return (await server.app.inject({ url, headers: collector.headers })).json();
  };
  const set = (id: number, tile: object | null, kind = 'open') =>
    server.app.inject({
      method: 'POST',
      url: `/api/aranya/administration/forms/${id}/tile`,
      headers: administrator.headers,
      payload: { tile, kind },
    });
  const listed = async () => {
    const url = '/api/aranya/administration/forms';
    const answer = await server.app.inject({ url, headers: administrator.headers });
    return (answer.json() as FormsAnswer).forms;
  };
  const idOf = async (formId: string) => (await listed()).find((one) => one.formId === formId)?.id;

  test("lists the packaged forms first, in the specification's order", async () => {
    const { targeted, open } = await catalogue();
    expect(targeted.map(({ name, name2 }) => `${name} ${name2}`)).toHaveLength(13);
    expect(targeted[0]).toMatchObject({
      name: 'Tree Species Distribution',
      name2: 'Himachal Pradesh',
      formId: 'tree_species_himachal_pradesh',
      icon: 'tree',
    });
    expect(open).toEqual([
      expect.objectContaining({ formId: 'Agricultural%20Inventory', name2: 'Create Region Maps' }),
    ]);
    expect(open[0]).not.toHaveProperty('languages');
  });

  test('lets an institute give its form a tile, make it open, and remove the tile', async () => {
    expect((await set(ownId, TILE, 'targeted')).statusCode).toBe(200);
    const names = (await catalogue()).targeted.map(({ name }) => name);
    expect(names.indexOf('Temple grove')).toBe(2);
    await set(ownId, TILE);
    const { targeted, open } = await catalogue();
    expect(targeted).toHaveLength(13);
    expect(open[0]).toMatchObject({ name: 'Temple grove', languages: ['ଓଡ଼ିଆ'] });
    await set(ownId, null);
    expect((await catalogue()).open).toHaveLength(1);
  });

  test("keeps an institute's changes to a packaged form over a restart", async () => {
    const id = (await idOf('haat_census_harichandanpur')) ?? 0;
    await set(id, { ...TILE, name: 'Market' });
    await installForms(server.context);
    expect((await listed()).find((one) => one.id === id)).toMatchObject({
      kind: 'open',
      tile: { name: 'Market' },
    });
  });

  test('refuses a tile for the trial form, and a tile without texts', async () => {
    const trial = (await idOf('tree_test_24')) ?? 0;
    expect((await set(trial, TILE)).statusCode).toBe(400);
    expect((await set(ownId, { ...TILE, name: ' ' })).statusCode).toBe(400);
    expect((await set(ownId, { ...TILE, icon: 'rocket' })).statusCode).toBe(400);
    expect((await set(987_654, TILE)).statusCode).toBe(404);
  });
});
