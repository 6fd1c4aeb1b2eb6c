import { type Account, API, addressOf, COLLECTOR, COMMUNITY_FOR } from '../product/addresses';
import { newCollector } from '../product/new-collector';
import { expect, signIn, signInOnPage, test } from '../product/test';
import { THOROUGH } from '../product/thorough';

/** Specification 3: the entities, field by field, in the answers of the server and in the page. */

const post = async (path: string, body: object, token = '') => {
  const answer = await fetch(`${API}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  expect(answer.status, path).toBe(200);
  return answer.json();
};

const logIn = ({ phoneNumber, pin }: Account) =>
  post('/user/uloggedin-login', { phoneNumber, password: pin });

test('contains three counters in the first row of the home statistics', async () => {
  const { rows } = await (await fetch(`${API}/getDetails`)).json();
  expect(Object.keys(rows[0]).sort()).toEqual([
    'totalcollector',
    'totalcontributions',
    'totalspecies',
  ]);
});

test('contains user, token and odkInfo in the login answer', async () => {
  const { user, token, odkInfo, ...others } = await logIn(COLLECTOR);
  // The device mark is not in the specification.
  expect(others).toEqual({ deviceMark: expect.any(String) });
  expect(token).toEqual(expect.any(String));
  expect(odkInfo).toEqual({
    odkToken: expect.stringMatching(/^[A-Za-z0-9!$]{64}$/),
    allFormAccess: expect.arrayContaining(['tree_test_24']),
    isOlderThanPin: false,
  });
  expect(user).toMatchObject({
    id: expect.any(String),
    name: expect.any(String),
    phoneNumber: COLLECTOR.phoneNumber,
    isTrialFormCompleted: true,
  });
  const fields = ['email', 'userImageUri', 'organization', 'organizationName', 'webURL', 'address'];
  const rest = ['feedback', 'odkUserId', 'mobileCompanyName', 'location', 'isCommForUser'];
  for (const field of [...fields, ...rest]) expect(user).toHaveProperty(field);
  expect(JSON.stringify(user)).not.toContain(COLLECTOR.pin);
});

test('stores every field of the user session in the browser except the PIN', async ({ page }) => {
  await signInOnPage(page, COLLECTOR);
  const stored = await page.evaluate(
    () => JSON.parse(localStorage.getItem('persist:root') ?? '{}').session as string,
  );
  expect(Object.keys(JSON.parse(stored)).sort()).toEqual(
    [
      'userId',
      'name',
      'phoneNumber',
      'email',
      'authToken',
      'userImageUri',
      'organization',
      'organizationName',
      'webURL',
      'address',
      'feedback',
      'odkToken',
      'odkUserId',
      'odkFormAccess',
      'contributions',
      'isTrialFormCompleted',
      'mobile_company',
      'location',
      'isCommForUser',
      'isAdministrator',
      'isReviewer',
      'isKeyOlderThanPin',
    ].sort(),
  );
  expect(stored).not.toContain(COLLECTOR.pin);
});

test('contains fourteen tiles in the form catalogue', async ({ page }) => {
  await signIn(page, COLLECTOR);
  await page.getByRole('button', { name: 'Getting Started', exact: true }).click();
  const tiles = page.getByRole('tabpanel').getByRole('listitem');
  const expected = [
    ['Tree Species Distribution', 'Himachal Pradesh'],
    ['Tree Species Distribution', 'Odisha'],
    ['Tree Species Distribution', 'Gadchiroli'],
    ['Tree Species Distribution', 'Andhra Pradesh'],
    ['Above Ground Biomass', 'Forest Carbon'],
    ['Boundary Mapping', 'Gadchiroli'],
    ['Boundary Mapping', 'All'],
    ['Haat Census', 'Harichandanpur'],
    ['Institution Mapping', 'Odisha'],
    ['Rapid Production Analysis', 'Harichandanpur'],
    ['Waterbodies Mapping', 'Harichandanpur'],
    ['Forest Inventory Validation', 'Himachal Pradesh'],
    ['SFP Collector', 'All'],
  ];
  await expect(tiles).toHaveCount(expected.length);
  for (const [index, [name = '', region = '']] of expected.entries()) {
    await expect(tiles.nth(index)).toContainText(name);
    await expect(tiles.nth(index)).toContainText(region);
  }
  await page.getByRole('tab', { name: 'Open Campaigns' }).click();
  await expect(tiles).toHaveCount(1);
  await expect(tiles).toContainText('Agricultural Inventory');
  await expect(tiles).toContainText('Create Region Maps');
});

test('sends the id of the open form URL-encoded', { tag: THOROUGH }, async ({ page }) => {
  await signIn(page, await newCollector());
  await page.getByRole('button', { name: 'Getting Started', exact: true }).click();
  await page.getByRole('button', { name: 'Generate QR Code' }).click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Open Campaigns' }).click();
  const asked = page.waitForRequest('**/odk/user-form-access');
  await page.getByRole('button', { name: /Agricultural Inventory/ }).click();
  expect((await asked).postDataJSON()).toMatchObject({ formId: 'Agricultural%20Inventory' });
});

test('contains latitude before longitude in each species point', async () => {
  const { token, user } = await logIn(COLLECTOR);
  const points = await post(
    '/collected-data',
    { userId: user.odkUserId, userInsight: false },
    token,
  );
  expect(points.length).toBeGreaterThan(100);
  for (const { speciesName, speciesType, speciesLocation, submissionDate } of points) {
    expect(speciesName).toEqual(expect.any(String));
    expect(speciesType).toEqual(expect.any(String));
    const [latitude, longitude] = speciesLocation;
    // Inside India; swapped coordinates would be in the Arctic Ocean.
    expect(latitude > 6 && latitude < 38 && longitude > 68 && longitude < 98).toBe(true);
    expect(Date.parse(submissionDate)).not.toBeNaN();
  }
});

test('has state_name, district_n and Block_Na_1 in block features', async () => {
  for (const [file, state] of [
    ['odisha-blocks.geojson', 'Odisha'],
    ['himachal-blocks.geojson', 'Himachal Pradesh'],
  ]) {
    const blocks = await (await fetch(`${addressOf('server')}/places/${file}`)).json();
    for (const { properties } of blocks.features) {
      expect(properties).toMatchObject({
        state_name: state,
        district_n: expect.any(String),
        Block_Na_1: expect.any(String),
      });
    }
  }
});

test('lists field sites with species and questionnaire', async () => {
  const { token } = await logIn(COMMUNITY_FOR);
  const sites = await post('/getData', { getSitesOnly: true, userId: 'aranya' }, token);
  const [{ fieldSite: siteName }] = sites;
  const site = await post('/getData', { getSitesOnly: false, userId: 'aranya', siteName }, token);
  expect(site.fieldSite).toBe(siteName);
  for (const species of site.speciesData) {
    expect(species).toMatchObject({
      speciesName: expect.any(String),
      speciesNameType: expect.any(String),
      imageUri: expect.any(String),
    });
  }
  const { legalOwner, ...questions } = JSON.parse(site.questionairData[0].forestData);
  expect(legalOwner).toEqual(expect.any(String));
  expect(Object.keys(questions)).toEqual(Array.from({ length: 16 }, (_, i) => `question${i + 1}`));
});

test('lists six organisation types in order', { tag: THOROUGH }, async ({ page }) => {
  await signIn(page, COLLECTOR);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('combobox', { name: 'Organization type' }).click();
  const names = await page.getByRole('option').allTextContents();
  expect(names).toEqual([
    'Community',
    'Government',
    'Academic and Research',
    'Civil Society',
    'Corporations',
    'Others',
  ]);
});
