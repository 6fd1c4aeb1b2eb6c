import type { Page } from '@playwright/test';
import { withSheet, workbook } from '../../server/testing/forms/xls-form';
import { BROKEN_FORMS, INSTITUTE_FORM } from '../../server/testing/institute-form';
import { ADMINISTRATOR, API } from '../product/addresses';
import { CollectClient, filledRecord, readSettingsCode } from '../product/collect-client';
import { newCollector } from '../product/new-collector';
import { readQrFromPng } from '../product/read-qr';
import { expect, signIn, test } from '../product/test';

/** An institute's own form, from the administrator's file to the collector's map. */

const ID = `grove_trees_${Date.now()}`;
const TITLE = `Trees of the temple grove ${ID}`;
const OWN_FORM = INSTITUTE_FORM.replace('grove_trees', ID)
  .replace('Trees of the temple grove', TITLE)
  // No name in the form suggests a species question.
  .replaceAll('species', 'q1')
  .replace('Which tree is it?', 'What stands here?');

const giveForm = (page: Page, xml: string) =>
  page.getByLabel('File', { exact: true }).setInputFiles({
    name: 'grove.xml',
    mimeType: 'text/xml',
    buffer: Buffer.from(xml),
  });

/** Stores a draft as another administrator's page would. */
async function keepDraftElsewhere({ request }: Page, xml: string): Promise<void> {
  const { phoneNumber, pin } = ADMINISTRATOR;
  const signedIn = await request.post(`${API}/user/uloggedin-login`, {
    data: { phoneNumber, password: pin },
  });
  const kept = await request.post(`${API}/administration/form-drafts?kind=open`, {
    headers: { authorization: `Bearer ${(await signedIn.json()).token}` },
    multipart: { form: { name: 'grove.xml', mimeType: 'text/xml', buffer: Buffer.from(xml) } },
  });
  expect(kept.status()).toBe(200);
}

const contributions = async (): Promise<number> => {
  const { rows } = await (await fetch(`${API}/getDetails`)).json();
  return Number(rows[0].totalcontributions);
};

test("publishes an administrator's form, and shows a record from a phone on the map", async ({
  page,
  browser,
}) => {
  const before = await contributions();
  const give = (xml: string) => giveForm(page, xml);
  await signIn(page, ADMINISTRATOR);
  await page.goto('/admin/forms');
  await page.getByRole('tab', { name: 'Publish a form' }).click();
  await give(OWN_FORM.replace('pi()', 'circle()'));
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('alert')).toContainText('Nothing was kept: 1 thing is wrong.');
  await expect(page.getByRole('row', { name: /Line 22/ })).toContainText('calls “circle”');

  await give(OWN_FORM);
  await page.getByLabel(/^Who may have it/).selectOption('open');
  await page.getByRole('button', { name: 'Check only' }).click();
  await expect(page.getByRole('alert')).toContainText('Nothing was kept yet.');
  await expect(page.getByRole('table', { name: 'Questions of the form' })).toContainText(
    'Girth in metres',
  );
  await expect(page.getByText(/^Its records are counted, but not on the map/)).toBeVisible();

  // A phone that scans the draft's code tries it out; nobody else sees form or record.
  await page.getByRole('button', { name: 'Keep as a draft' }).click();
  await expect(page.getByRole('alert')).toContainText(`${TITLE} is a draft now.`);
  const draft = page.getByRole('region', { name: TITLE });
  const code = draft.getByRole('img', { name: /^QR code that sets ODK Collect up/ });
  const tester = new CollectClient(readSettingsCode(readQrFromPng(await code.screenshot())));
  const [tested] = await tester.formList();
  if (!tested) throw new Error('The tester lists no form.');
  expect(tested).toMatchObject({ formID: ID, version: '1' });
  expect((await tester.download(tested)).xml).toBe(OWN_FORM);
  await tester.send(filledRecord(tested, { species: '', at: [20.5, 84.25], photo: '' }).xml, []);
  await draft.getByRole('button', { name: 'Look for test records' }).click();
  await expect(draft.getByRole('row', { name: /no species was read/ })).toBeVisible();
  await page.getByRole('tab', { name: 'All forms' }).click();
  await expect(page.getByRole('link', { name: TITLE })).toBeHidden();

  // Another draft replaces the one that this page shows, which is then not published.
  await page.getByRole('tab', { name: 'Publish a form' }).click();
  await draft.getByRole('button', { name: 'Publish the draft' }).click();
  await keepDraftElsewhere(page, OWN_FORM);
  const publish = page.getByRole('dialog').getByRole('button', { name: 'Publish the draft' });
  await publish.click();
  await expect(draft.getByRole('alert')).toContainText('Somebody put another draft in the place');
  await expect(draft.getByText('None has come yet.')).toBeVisible();
  await draft.getByRole('button', { name: 'Publish the draft' }).click();
  await publish.click();
  await expect(page.getByText(`${TITLE} is published.`)).toBeVisible();
  await expect(draft).toBeHidden();
  await expect(tester.formList()).rejects.toThrow('403');

  // The form gets a tile.
  await page.getByRole('tab', { name: 'All forms' }).click();
  await page.getByRole('link', { name: TITLE }).click();
  await page.getByRole('tab', { name: 'Access' }).click();
  await page.getByLabel('Collectors see a tile of this form').check();
  await page.getByLabel('Title of the tile').fill(`Grove ${ID}`);
  await page.getByRole('button', { name: 'Save the tile' }).click();
  await expect(page.getByText('This is needed.')).toBeVisible();
  await page.getByLabel('Region').fill('Una');
  await page.getByLabel('Languages').fill('English, ଓଡ଼ିଆ');
  await page.getByRole('button', { name: 'Save the tile' }).click();
  await expect(page.getByText('Saved. Collectors see the tile.')).toBeVisible();

  // A person with a phone requests it by the tile, and the phone gets it.
  const person = await newCollector('Mali Behera of the grove');
  const signedIn = await page.request.post(`${API}/user/uloggedin-login`, {
    data: { phoneNumber: person.phoneNumber, password: person.pin },
  });
  const made = await page.request.post(`${API}/odk/create-app-user`, {
    headers: { authorization: `Bearer ${(await signedIn.json()).token}` },
    data: {
      displayName: person.name,
      phoneNumber: person.phoneNumber,
      projectId: 1,
      location: 'other',
    },
  });
  const { token } = await made.json();
  const theirs = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await signIn(theirs, person);
  await theirs.getByRole('button', { name: 'Getting Started' }).click();
  await theirs.getByRole('tab', { name: 'Open Campaigns' }).click();
  const tile = theirs.getByRole('button', { name: new RegExp(`^Grove ${ID} Una`) });
  await expect(tile).toContainText('English, ଓଡ଼ିଆ');
  await tile.click();
  await expect(
    theirs.getByRole('alertdialog', { name: 'You have the form access now.' }),
  ).toBeVisible();
  await theirs.getByRole('button', { name: 'OK' }).click();
  const origin = new URL(API).origin;
  const phone = new CollectClient({
    general: { server_url: `${origin}/v1/key/${token}/projects/1` },
    admin: {},
  });
  const [form] = await phone.formList();
  if (!form) throw new Error('The phone lists no form.');
  expect(form).toMatchObject({ formID: ID, name: TITLE, version: '1' });
  expect((await phone.download(form)).xml).toBe(OWN_FORM);
  const { xml } = filledRecord(form, { species: '', at: [20.5, 84.25], photo: '' });
  await phone.send(xml.replace('<species></species>', '<q1>Ficus_religiosa</q1>'), []);

  // The record counts, the test record does not. Neither is on a map until the question is mapped. Other tests
  // send records at the same time.
  await expect.poll(contributions).toBeGreaterThan(before);
  await page.getByRole('tab', { name: 'What its questions mean' }).click();
  await expect(page.getByText(/^No question asks for a species/)).toBeVisible();
  await page.getByRole('combobox', { name: 'Species', exact: true }).selectOption('q1');
  await page.getByRole('button', { name: 'Save what they mean' }).click();
  await expect(page.getByText(/^Saved\. The records/)).toBeVisible();
  await expect(page.getByText('The institute chose them.')).toBeVisible();
  await expect(page.getByText(/still to be read/)).toBeHidden({ timeout: 20_000 });

  await theirs.getByRole('button', { name: 'My Aranya' }).click();
  await theirs.getByRole('tab', { name: 'Location based insights' }).click();
  await expect(theirs.getByRole('group', { name: 'Legend' })).toContainText('Ficus religiosa');
  await theirs.close();

  await page.reload();
  const rowOf = (table: RegExp) =>
    page.getByRole('table', { name: table }).getByRole('row', { name: /Mali Behera of the grove/ });
  await expect(rowOf(/^Records of the form/)).toContainText('Ficus religiosa');
  await page.getByRole('tab', { name: 'Access' }).click();
  await expect(rowOf(/^People with access/)).toBeVisible();

  // The next version lacks a question that records answer.
  await page.goto('/admin/forms');
  await page.getByRole('tab', { name: 'Publish a form' }).click();
  await give(
    OWN_FORM.replace('version="1"', 'version="2"')
      .replaceAll('/location', '/place')
      .replace('<location/>', '<place/>'),
  );
  await page.getByRole('button', { name: 'Check only' }).click();
  await expect(page.getByRole('row', { name: /“location” is lost/ })).toBeVisible();
});

test("publishes an administrator's XLSForm; errors name their row", async ({ page }) => {
  const id = `grove_sheet_${Date.now()}`;
  const title = `Trees of the sheet ${id}`;
  const { survey = [], ...others } = withSheet('settings', [
    ['form_title', 'form_id', 'version'],
    [title, id, '1'],
  ]);
  const give = async (rows: typeof survey) =>
    page.getByLabel('File', { exact: true }).setInputFiles({
      name: 'grove.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: await workbook({ survey: rows, ...others }),
    });
  await signIn(page, ADMINISTRATOR);
  await page.goto('/admin/forms');
  await page.getByRole('tab', { name: 'Publish a form' }).click();
  await expect(page.getByText(/as an XLSForm \(\.xlsx\) or an XForm/)).toBeVisible();
  await give([...survey, ['text', '', 'Who saw it']]);
  await page.getByRole('button', { name: 'Check only' }).click();
  await expect(page.getByRole('alert')).toContainText('Nothing was kept: 1 thing is wrong.');
  await expect(page.getByRole('row', { name: /^Row 6/ })).toContainText('with no name');
  await expect(page.getByText('grove.xlsx')).toBeVisible();

  await give(survey);
  await page.getByLabel(/^Who may have it/).selectOption('open');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText(`${title} is published.`)).toBeVisible();
  await expect(page.getByText('Its records are on the map')).toBeVisible();
  await expect(page.getByRole('row', { name: /^Row 5/ })).toContainText('max-pixels');
  await expect(page.getByRole('table', { name: 'Questions of the form' })).toContainText(
    'Girth in metres',
  );

  // A phone gets the converted form, and its record counts.
  const person = await newCollector('Sabita Naik of the sheet');
  const signedIn = await page.request.post(`${API}/user/uloggedin-login`, {
    data: { phoneNumber: person.phoneNumber, password: person.pin },
  });
  const headers = { authorization: `Bearer ${(await signedIn.json()).token}` };
  const { name: displayName, phoneNumber } = person;
  const made = await page.request.post(`${API}/odk/create-app-user`, {
    headers,
    data: { displayName, phoneNumber, projectId: 1, location: 'other' },
  });
  const { id: userId, token } = await made.json();
  const asked = await page.request.post(`${API}/odk/user-form-access`, {
    headers,
    data: { userId, formId: id, projectId: 1, roleId: 2, location: 'other' },
  });
  expect([asked.status(), await asked.text()]).toEqual([200, expect.any(String)]);
  const phone = new CollectClient({
    general: { server_url: `${new URL(API).origin}/v1/key/${token}/projects/1` },
    admin: {},
  });
  const form = (await phone.formList()).find(({ formID }) => formID === id);
  if (!form) throw new Error('The phone does not list the form.');
  expect((await phone.download(form)).xml).toContain('Girth in metres');
  const before = await contributions();
  await phone.send(
    filledRecord(form, { species: 'Ficus_religiosa', at: [20.5, 84.25], photo: '' }).xml,
    [],
  );
  // Other tests send records at the same time.
  await expect.poll(contributions).toBeGreaterThan(before);
});

/** Checks some kinds of faults; form-upload-routes.thorough.test.ts checks all. */
test('refuses a broken form with a sentence that names the place', async ({ page }) => {
  const id = `broken_${Date.now()}`;
  await signIn(page, ADMINISTRATOR);
  await page.goto('/admin/forms');
  await page.getByRole('tab', { name: 'Publish a form' }).click();
  const kinds = ['that is no XML', 'that is another document'];
  const broken = BROKEN_FORMS.filter(([kind]) => kinds.includes(kind));
  expect(broken).toHaveLength(2);
  for (const [kind, xml, line, sentence] of broken) {
    await test.step(`a form ${kind}`, async () => {
      await giveForm(page, xml.replace('grove_trees', id));
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
      await expect(page.getByRole('alert')).toContainText('Nothing was kept');
      const wrong = page.getByRole('table', { name: 'What is wrong' });
      const place = wrong.getByRole('row', { name: line === null ? /^Form / : `Line ${line} ` });
      await expect(place.getByRole('cell')).toHaveText(sentence);
    });
  }
  await page.reload();
  await expect(page.getByRole('table', { name: 'Forms' })).toBeVisible();
  await expect(page.getByText(id)).toBeHidden();
});
