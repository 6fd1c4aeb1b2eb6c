import type { Page } from '@playwright/test';
import { INSTITUTE_FORM } from '../../server/testing/institute-form';
import { ADMINISTRATOR, API } from '../product/addresses';
import { newCollector } from '../product/new-collector';
import { expect } from '../product/test';
import type { Screen, Tour } from './tour';

const FORM = 'waterbodies_mapping_harichandanpur';

/** Calls the administration with the session of the page. */
async function tell(page: Page, path: string, data: object) {
  const stored = await page.evaluate(() => localStorage.getItem('persist:root') ?? '{}');
  const { authToken } = JSON.parse(JSON.parse(stored).session);
  const headers = { authorization: `Bearer ${authToken}` };
  const answer = await page.request.post(`${API}/${path}`, { data, headers });
  expect(answer.ok()).toBe(true);
}

const suggestion = {
  userName: 'jasoda@example.org',
  fullName: 'ଜସୋଦା ମୁଣ୍ଡା',
  country: 'India',
  sdg: 'Clean Water and Sanitation',
  extraDetail: 'गाँव के झरने का पानी कोई नहीं मापता, although three villages drink it all year.',
};

const mailUpdates = {
  email: 'budhni.of-the-long-valley-above-harichandanpur@example.org',
  language: 'or',
  consent: true,
};

/** A draft, so that other tests find the public pages unchanged. */
const draft = {
  kind: 'campaign',
  title: 'Monsoon trees of the long valley above Harichandanpur',
  text: 'Which trees flower after the first rain? ପ୍ରଥମ ବର୍ଷା ପରେ।',
  place: 'Keonjhar',
  startsOn: '2027-07-15',
  endsOn: '2027-08-31',
  picture: 'map',
  link: '',
  published: false,
};

async function somebodyIsRefused(page: Page) {
  const { phoneNumber, pin } = await newCollector('लक्ष्मी सोरेन');
  const signedIn = await page.request.post(`${API}/user/uloggedin-login`, {
    data: { phoneNumber, password: pin },
  });
  const { token } = await signedIn.json();
  const headers = { authorization: `Bearer ${token}` };
  const place = { projectId: 1, location: 'other' };
  const made = await page.request.post(`${API}/odk/create-app-user`, {
    headers,
    data: { displayName: 'Lakshmi', phoneNumber, ...place },
  });
  const { id } = await made.json();
  await page.request.post(`${API}/odk/user-form-access`, {
    headers,
    data: { formId: FORM, roleId: 2, userId: id, pin: '00000000', ...place },
  });
}

const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name });

const screens: Screen[] = [
  {
    name: 'Administration, people',
    path: '/admin/people',
    show: (page) => expect(page.getByRole('table', { name: 'People' })).toBeVisible(),
  },
  {
    name: 'Administration, a person',
    show: async (page) => {
      await page.getByLabel(/^Name, phone/).fill('Rameshwar');
      await expect(page.getByText('1 person')).toBeVisible();
      await page.getByRole('button', { name: /^Manage/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'Administration, a question before it is done',
    show: async (page) => {
      await page.getByRole('button', { name: 'Sign out everywhere' }).click();
      await expect(page.getByRole('dialog', { name: /on every device/ })).toBeVisible();
    },
  },
  {
    name: 'Administration, nobody found',
    show: async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Close' }).click();
      await page.getByLabel(/^Name, phone/).fill('nobody has this name');
      await expect(page.getByText('Nobody found')).toBeVisible();
    },
  },
  {
    name: 'Administration, forms',
    path: '/admin/forms',
    show: (page) => expect(page.getByRole('table', { name: 'Forms' })).toBeVisible(),
  },
  {
    name: 'Administration, refused requests',
    show: async (page) => {
      await somebodyIsRefused(page);
      await page.reload();
      await tab(page, /^Requests/).click();
      await expect(page.getByRole('table', { name: 'Requests', exact: true })).toBeVisible();
    },
  },
  {
    name: 'Administration, a form',
    show: async (page) => {
      await tab(page, /^All forms/).click();
      await page.getByRole('link', { name: /Tree Species Distribution . Odisha/ }).click();
      await expect(page.getByRole('table', { name: 'Records of the form' })).toBeVisible();
    },
  },
  {
    name: 'Administration, what the questions of a form mean',
    show: async (page) => {
      await tab(page, /^What its questions mean/).click();
      await expect(page.getByRole('button', { name: 'Save what they mean' })).toBeVisible();
    },
  },
  {
    name: 'Administration, who has a form',
    show: async (page) => {
      await tab(page, /^Access/).click();
      await expect(page.getByRole('table', { name: /^People with access/ })).toBeVisible();
    },
  },
  {
    name: 'Administration, versions of a form',
    show: async (page) => {
      await tab(page, /^Versions/).click();
      await expect(page.getByRole('table', { name: 'Versions of the form' })).toBeVisible();
    },
  },
  {
    name: 'Administration, a form to publish',
    show: async (page) => {
      await page.getByRole('link', { name: 'All forms' }).click();
      await tab(page, /^Publish a form/).click();
      await expect(page.getByText(/^No pictures, sounds or lists/)).toBeVisible();
    },
  },
  {
    name: 'Administration, a form with faults',
    show: async (page) => {
      const text = INSTITUTE_FORM.replace('pi()', 'circle()');
      const file = { name: 'grove.xml', mimeType: 'text/xml', buffer: Buffer.from(text) };
      await page.getByLabel('File', { exact: true }).setInputFiles(file);
      await page.getByRole('button', { name: 'Check only' }).click();
      await expect(page.getByRole('table', { name: 'Questions of the form' })).toBeVisible();
    },
  },
  {
    name: 'Administration, a form before it is published',
    show: async (page) => {
      const buffer = Buffer.from(INSTITUTE_FORM);
      const file = { name: 'grove.xml', mimeType: 'text/xml', buffer };
      await page.getByLabel('File', { exact: true }).setInputFiles(file);
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Publish grove.xml?' })).toBeVisible();
    },
  },
  {
    name: 'Administration, a draft',
    show: async (page) => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.getByRole('button', { name: 'Keep as a draft' }).click();
      await expect(page.getByRole('img', { name: /^QR code that sets/ })).toBeVisible();
      await expect(page.getByText('None has come yet.')).toBeVisible();
    },
  },
  {
    name: 'Administration, a draft thrown away',
    show: async (page) => {
      const draft = page.getByRole('region', { name: 'Trees of the temple grove', exact: true });
      await draft.getByRole('button', { name: 'Throw it away' }).click();
      const question = page.getByRole('dialog', { name: /^Throw the draft of/ });
      await question.getByRole('button', { name: 'Throw it away' }).click();
      await expect(page.getByText(/^The draft of .+ is gone\.$/)).toBeVisible();
      // An open dialog makes the page inert, so its elements are not found.
      await expect(question).toBeHidden();
      await expect(draft).toHaveCount(0);
    },
  },
  {
    name: 'Administration, gap suggestions',
    show: async (page) => {
      await page.request.post(`${API}/measurement_gaps`, { data: suggestion });
      await page.getByRole('link', { name: 'Gap suggestions' }).click();
      await expect(page.getByRole('article').first()).toBeVisible();
    },
  },
  {
    name: 'Administration, mail updates',
    show: async (page) => {
      await page.request.post(`${API}/mail-updates`, { data: mailUpdates });
      await page.getByRole('link', { name: 'Mail updates' }).click();
      await expect(page.getByRole('button', { name: /^Remove/ }).first()).toBeVisible();
    },
  },
  {
    name: 'Administration, a mail address to remove',
    show: async (page) => {
      await page
        .getByRole('button', { name: /^Remove/ })
        .first()
        .click();
      await expect(page.getByRole('dialog', { name: /^Remove .+\?$/ })).toBeVisible();
    },
  },
  {
    name: 'Administration, cards',
    show: async (page) => {
      await page.keyboard.press('Escape');
      await tell(page, 'administration/cards', draft);
      await page.getByRole('link', { name: 'Campaigns and events' }).click();
      await expect(page.getByRole('article').first()).toBeVisible();
    },
  },
  {
    name: 'Administration, a card',
    show: async (page) => {
      await page.getByRole('button', { name: /^Edit/ }).first().click();
      await expect(page.getByRole('dialog', { name: 'Edit campaign' })).toBeVisible();
    },
  },
  {
    name: 'Administration, no events',
    show: async (page) => {
      await page.keyboard.press('Escape');
      await tab(page, /^Events/).click();
      await expect(page.getByText('No events yet')).toBeVisible();
    },
  },
  {
    name: 'Administration, what to look for',
    path: '/admin/species',
    show: async (page) => {
      await page.getByRole('searchbox').fill('Taxus contorta');
      await page.getByRole('button', { name: /Taxus contorta/ }).click();
      await expect(page.getByRole('textbox', { name: 'English' })).toBeVisible();
    },
  },
  {
    name: 'Administration, links and terms',
    path: '/admin/site',
    show: async (page) => {
      await page.getByRole('textbox', { name: 'Forum' }).fill('forum.example.org');
      await page.getByRole('button', { name: 'Save the links' }).click();
      await expect(page.getByText(/^Write a link that begins with/)).toBeVisible();
    },
  },
  {
    name: 'Administration, imports',
    path: '/admin/imports',
    show: (page) => expect(page.getByText('No file is chosen.')).toBeVisible(),
  },
  {
    name: 'Administration, refused records',
    show: async (page) => {
      const text = 'scientificName,conservation\nShorea robusta,none\nTaxus contorta,ଗୁପ୍ତ\n';
      const file = { name: 'ପ୍ରଜାତି.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
      await page.locator('input[type="file"]').setInputFiles(file);
      await page.getByRole('button', { name: 'Check only' }).click();
      await expect(page.getByRole('table', { name: 'Refused records' })).toBeVisible();
    },
  },
  {
    name: 'Administration, columns of a file',
    show: async (page) => {
      await page.getByLabel('What the file holds').selectOption('Occurrences');
      await page.getByRole('textbox', { name: 'Dataset' }).fill('State herbarium');
      const text =
        'Species,North,East,Seen on,ଟିପ୍ପଣୀ\nShorea robusta,20.5,84.2,2024-03-12,ଜଙ୍ଗଲ ଧାରରେ\n';
      const file = { name: 'herbarium.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
      await page.locator('input[type="file"]').setInputFiles(file);
      await page.getByRole('button', { name: 'Check only' }).click();
      await page.getByLabel('Column for eventDate').selectOption('Seen on');
      await expect(page.getByRole('table', { name: 'Ignored columns' })).toBeVisible();
    },
  },
];

/** Screens of administrators, in any window. */
export const administratorTour: Tour = {
  name: "an administrator's screens",
  person: async () => ADMINISTRATOR,
  screens: { desktop: screens, mobile: screens },
};
