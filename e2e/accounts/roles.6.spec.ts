import { API, type COLLECTOR } from '../product/addresses';
import { newCollector } from '../product/new-collector';
import { expect, signIn, test } from '../product/test';
import { THOROUGH } from '../product/thorough';

/** Specification 6: permissions on screen and on the server. */

const post = (path: string, body: object, token?: string) =>
  fetch(`${API}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });

async function tokenOf({ phoneNumber, pin }: typeof COLLECTOR) {
  const answer = await post('/user/uloggedin-login', { phoneNumber, password: pin });
  return (await answer.json()) as { token: string };
}

test('refuses at the server what the screens do not offer', async () => {
  const { token } = await tokenOf(await newCollector());
  const sites = { getSitesOnly: true, userId: '1' };
  expect((await post('/getData', sites)).status).toBe(401);
  expect((await post('/getData', sites, token)).status).toBe(403);
  expect((await post('/collected-data', { userId: 1, userInsight: false })).status).toBe(401);
  expect((await post('/collected-data', { userId: 1, userInsight: false }, token)).status).toBe(
    403,
  );
});

test('grants a form with a PIN in no role without the PIN', {
  tag: THOROUGH,
}, async ({ page }) => {
  const person = await newCollector();
  await signIn(page, person);
  await page.getByRole('button', { name: 'Getting Started', exact: true }).click();
  await page.getByRole('button', { name: 'Generate QR Code' }).click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  const { token } = await tokenOf(person);
  const { odkUserId } = await page.evaluate(() =>
    JSON.parse(JSON.parse(localStorage.getItem('persist:root') ?? '{}').session),
  );
  for (const pin of [undefined, '', '00000000']) {
    const answer = await post(
      '/odk/user-form-access',
      {
        projectId: 1,
        formId: 'tree_species_odisha',
        roleId: 2,
        userId: odkUserId,
        location: '',
        ...(pin !== undefined && { pin }),
      },
      token,
    );
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ message: 'You have entered the wrong pin!' });
  }
});
