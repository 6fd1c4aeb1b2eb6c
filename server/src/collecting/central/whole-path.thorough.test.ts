import { TRIAL_FORM_ID } from '@aranya/shared/contracts';
import { post } from '../../../testing';
import {
  type CentralFixture,
  openCentralFixture,
} from '../../../testing/fake-central/central-fixture';
import { CollectClient } from '../../../testing/odk-conformance/collect-client';
import { codeSentTo } from '../../../testing/text-messages';
import { centralCommand } from '../../commands/central-command';
import { fillRecord } from '../forms/fill-record';
import { installForms } from '../forms/install-forms';
import { packagedForms } from '../forms/packaged-forms';
import { readXForm } from '../forms/read-xform';

let fixture: CentralFixture;
beforeAll(async () => {
  fixture = await openCentralFixture({ prepare: (context) => installForms(context) });
});
afterAll(() => fixture.close());

/** Fills in an empty trial record as ODK Collect does. */
async function trialRecord(answers: Record<string, string>): Promise<string> {
  for await (const { formId, xml } of packagedForms()) {
    if (formId === TRIAL_FORM_ID) return fillRecord(readXForm(xml), answers);
  }
  throw new Error('The trial form is not in the package.');
}

test("shows a phone's record on the map after registration, QR code and trial form", async () => {
  const { central, server } = fixture;
  const { app, identityApp, settings } = server;
  await centralCommand(settings, ['register-forms'], () => undefined);

  const phoneNumber = '9311111111';
  const identity = { phoneNumber, name: 'Asha Majhi', age: 'ten-or-older', pin: '135790' };
  await post(identityApp, '/register/code', { phoneNumber });
  const code = await codeSentTo(server, phoneNumber);
  expect((await post(identityApp, '/register', { ...identity, code })).statusCode).toBe(200);
  const login = { phoneNumber, password: identity.pin };
  const session = (await post(app, '/api/aranya/user/uloggedin-login', login)).json();
  const call = async (path: string, payload: object) =>
    (
      await post(app, `/api/aranya/${path}`, payload, { authorization: `Bearer ${session.token}` })
    ).json();

  const { id, token } = await call('odk/create-app-user', {
    displayName: identity.name,
    projectId: 1,
    phoneNumber,
    location: 'other',
  });
  expect(token).toBe(central.state.appUsers[0]?.token);
  const access = { projectId: 1, formId: TRIAL_FORM_ID, roleId: 2, userId: id, location: 'other' };
  expect(await call('odk/user-form-access', access)).toEqual({ success: true });

  const phone = new CollectClient(`${central.url}/v1/key/${token}/projects/1`);
  expect((await phone.get('/formList')).text).toContain(`<formID>${TRIAL_FORM_ID}</formID>`);
  expect((await phone.head('/submission')).status).toBe(204);
  const sent = await phone.submit(
    await trialRecord({
      species: 'Shorea_robusta',
      species_type: 'Tree',
      location: '20.2961 85.8245 45.0 4.5',
      instanceID: 'uuid:whole-path',
      instanceName: 'Sal',
    }),
  );
  expect(sent.status).toBe(201);

  expect(await call('collected-data', { userId: id, userInsight: false })).toEqual([
    {
      recordId: expect.any(String),
      speciesName: 'Shorea robusta',
      localName: 'Sal',
      speciesType: 'Tree',
      speciesLocation: [20.2961, 85.8245],
      submissionDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    },
  ]);
  const profile = await call('profile/getProfile', { token: session.token, phoneNumber });
  expect(profile).toMatchObject({
    contributions: 1,
    odkInfo: { odkToken: token, allFormAccess: [TRIAL_FORM_ID], isOlderThanPin: false },
  });
  const { rows } = (await app.inject('/api/aranya/getDetails')).json();
  expect(rows).toEqual([{ totalspecies: 1, totalcollector: 1, totalcontributions: 1 }]);
});

test('disables the embedded OpenRosa server, so that no record reaches the wrong server', async () => {
  const key = 'a'.repeat(64);
  for (const path of ['formList', 'submission']) {
    const url = `/v1/key/${key}/projects/1/${path}`;
    const headers = { 'x-openrosa-version': '1.0' };
    expect((await fixture.server.app.inject({ url, headers })).statusCode).toBe(404);
  }
});
