import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { ADMINISTRATOR, COMMUNITY_FOR } from '../product/addresses';
import { newCollector } from '../product/new-collector';
import { phoneOf } from '../product/phone-of';
import { expect, signIn, test } from '../product/test';

/** Specification 2.9, community-for user: the species of a site with phone records. */

const ID = `site_trees_${Date.now()}`;
const TITLE = `Trees of field sites ${ID}`;
const SITE = 'Salbani, Angul (demonstration)';
const FORM = `<?xml version="1.0"?>
<h:html xmlns="http://www.w3.org/2002/xforms" xmlns:h="http://www.w3.org/1999/xhtml"
  xmlns:orx="http://openrosa.org/xforms">
  <h:head><h:title>${TITLE}</h:title><model>
    <instance><data id="${ID}" version="1">
      <field_site/><species/><photo/><orx:meta><orx:instanceID/></orx:meta>
    </data></instance>
    <bind nodeset="/data/field_site" type="string"/><bind nodeset="/data/species" type="string"/>
    <bind nodeset="/data/photo" type="binary"/>
  </model></h:head>
  <h:body>
    <input ref="/data/field_site"><label>Field site</label></input>
    <input ref="/data/species"><label>Species</label></input>
    <upload ref="/data/photo" mediatype="image/*"><label>Photo</label></upload>
  </h:body>
</h:html>`;

const record = (species: string, photo: string) =>
  `<data xmlns:orx="http://openrosa.org/xforms" id="${ID}" version="1">
  <field_site>salbani_angul_demonstration</field_site><species>${species}</species><photo>${photo}</photo>
  <orx:meta><orx:instanceID>uuid:${crypto.randomUUID()}</orx:instanceID></orx:meta></data>`;

/** Publishes a form for everybody as an administrator. */
async function publish(page: Page, xml: string, title: string) {
  await signIn(page, ADMINISTRATOR);
  await page.goto('/admin/forms');
  await page.getByRole('tab', { name: 'Publish a form' }).click();
  await page.getByLabel('File', { exact: true }).setInputFiles({
    name: 'sites.xml',
    mimeType: 'text/xml',
    buffer: Buffer.from(xml),
  });
  await page.getByLabel(/^Who may have it/).selectOption('open');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText(`${title} is published.`)).toBeVisible();
}

/** Allows the form to fill field-site tables, on the form's page. */
async function showInTables(page: Page) {
  await page.getByRole('button', { name: 'Show in the tables of field sites' }).click();
  await page.getByRole('button', { name: 'Show them' }).click();
  await expect(
    page.getByRole('button', { name: 'Take out of the tables of field sites' }),
  ).toBeVisible();
}

test('fills the table of a field site with records of a form after the institute allows it', async ({
  page,
  browser,
}) => {
  await publish(page, FORM, TITLE);
  const phone = await phoneOf(await newCollector('Budhuni Munda of the site'), ID);
  await phone.send(record('Ficus_benghalensis', ''), []);

  await page.getByRole('tab', { name: 'All forms' }).click();
  await page.getByRole('link', { name: TITLE }).click();
  await page.getByRole('tab', { name: 'What its questions mean' }).click();
  await expect(page.getByText(`${SITE}: 1 record`)).toBeVisible();
  await showInTables(page);

  const background = '#1b6b4a';
  const bytes = await sharp({ create: { width: 900, height: 1100, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const files = [{ name: 'banyan.jpg', bytes, type: 'image/jpeg' }];
  await phone.send(record('Ficus_benghalensis', 'banyan.jpg'), files);

  const theirs = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await signIn(theirs, COMMUNITY_FOR);
  await theirs.getByRole('combobox', { name: /field site/i }).selectOption(SITE);
  const row = theirs.getByRole('row', { name: /Ficus benghalensis/ });
  await expect(row).toContainText('2 records from phones');
  await row.getByRole('button', { name: /View Photo/ }).click();
  const photo = theirs.getByRole('dialog').getByRole('img');
  await expect(photo).toBeVisible();
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(589);
  await theirs.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Take out of the tables of field sites' }).click();
  await page.getByRole('button', { name: 'Take them out' }).click();
  await expect(
    page.getByRole('button', { name: 'Show in the tables of field sites' }),
  ).toBeVisible();
  await theirs.reload();
  await theirs.getByRole('combobox', { name: /field site/i }).selectOption(SITE);
  await expect(theirs.getByRole('table', { name: `Species of ${SITE}` })).toBeVisible();
  await expect(row).toBeHidden();
});

test('fills in the forest questionnaire of a site on a phone', async ({ page, browser }) => {
  const id = `forest_questionnaire_${Date.now()}`;
  const title = `Forest questionnaire ${id}`;
  const docs = path.join(import.meta.dirname, '..', '..', 'docs', 'forest-questionnaire.xml');
  const xml = readFileSync(docs, 'utf8')
    .replace('id="forest_questionnaire"', `id="${id}"`)
    .replace('<h:title>Forest questionnaire', `<h:title>${title}`);
  await publish(page, xml, title);
  const phone = await phoneOf(await newCollector('Sukanti Juang of the forest'), id);
  await page.getByRole('tab', { name: 'All forms' }).click();
  await page.getByRole('link', { name: title }).click();
  await page.getByRole('tab', { name: 'What its questions mean' }).click();
  await expect(page.getByText('17 of 17 asked')).toBeVisible();
  await showInTables(page);
  await phone.send(
    `<data xmlns:orx="http://openrosa.org/xforms" id="${id}" version="1">
    <field_site>Salbani, Angul (demonstration)</field_site><legal_owner>The Gram Sabha of Salbani</legal_owner>
    <forest_question_14>ଗ୍ରୀଷ୍ମରେ ଦୁଇଥର</forest_question_14>
    <orx:meta><orx:instanceID>uuid:${crypto.randomUUID()}</orx:instanceID></orx:meta></data>`,
    [],
  );

  const theirs = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await signIn(theirs, COMMUNITY_FOR);
  await theirs.getByRole('combobox', { name: /field site/i }).selectOption(SITE);
  await theirs.getByRole('tab', { name: 'Data', exact: true }).click();
  const table = theirs.getByRole('table', { name: /^Forest questionnaire 2 of/ });
  await expect(table.getByRole('row', { name: /^Legal owner/ })).toContainText(
    'The Gram Sabha of Salbani',
  );
  await expect(table.getByRole('row', { name: /^14 / })).toContainText('ଗ୍ରୀଷ୍ମରେ ଦୁଇଥର');
  await expect(table.getByRole('row', { name: /^1 / })).toContainText('No Data');
  await expect(theirs.getByText(/^2 of 17 answered · from a phone, /)).toBeVisible();
});
