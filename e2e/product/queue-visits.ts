import { type BrowserContext, expect, type Page } from '@playwright/test';
import { ADMINISTRATOR } from './addresses';

/** Steps of queue tests in a page, and their server calls. */

/** Entries queued in this browser, as stored. */
export const stored = (page: Page): Promise<Record<string, unknown>[]> =>
  page.evaluate(async () => {
    const there = await indexedDB.databases();
    if (!there.some(({ name }) => name === 'aranya-queue')) return [];
    return new Promise((resolve, reject) => {
      const opening = indexedDB.open('aranya-queue');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const all = opening.result.transaction('entries').objectStore('entries').getAll();
        all.onsuccess = () => {
          resolve(all.result);
          opening.result.close();
        };
      };
    });
  });

/** The bar with the number of queued entries. */
export const bar = (page: Page, sentence: RegExp | string) =>
  expect(page.getByRole('status').filter({ hasText: sentence })).toBeVisible();

export const WAITS = /^1 entry waits to be sent\./;
export const NOTHING_WAITS = 'Nothing waits to be sent any more.';

/** Writes and submits a suggestion; the caller waits for the result. */
export async function suggest(page: Page, detail: string) {
  // Before hydration the document has the form for both applications.
  await expect(page.getByLabel('Full Name')).toHaveCount(1);
  await page.getByLabel('Email ID/ Mobile Number').fill('sukanti@example.org');
  await page.getByLabel('Full Name').fill('Sukanti Juang');
  await page.getByLabel('Describe the data information Gap').fill(detail);
  await page.getByRole('button', { name: 'Submit' }).click();
}

export const isKept = (page: Page) =>
  expect(page.getByText(/No network: your suggestion is kept on this device/)).toBeVisible();

export async function openList(page: Page) {
  await page.getByRole('button', { name: 'Show what waits' }).click();
  const list = page.getByRole('dialog', { name: 'What waits to be sent' });
  await expect(list).toBeVisible();
  return list;
}

/** Collects every answered call with this name from a visitor's pages. */
export function countCalls(context: BrowserContext, path: string): () => number {
  let count = 0;
  context.on('requestfinished', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname.endsWith(path)) count += 1;
  });
  return () => count;
}

/** @param server origin of the product's server */
export function serverOf(server: string) {
  const api = `${server}/api/aranya`;
  const post = (path: string, data: object, token = '') =>
    fetch(api + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(data),
    });
  const signIn = async ({ phoneNumber, pin }: typeof ADMINISTRATOR) =>
    (await post('/user/uloggedin-login', { phoneNumber, password: pin })).json();
  return {
    /** Suggestions with this detail on the server. */
    async suggestions(detail: string): Promise<number> {
      const { token } = await signIn(ADMINISTRATOR);
      const answer = await fetch(`${api}/administration/gaps?page=1`, {
        headers: { authorization: `Bearer ${token}` },
      });
      const { gaps } = (await answer.json()) as { gaps: { extraDetail: string }[] };
      return gaps.filter(({ extraDetail }) => extraDetail === detail).length;
    },
    /** The profile as another device reads it. */
    async profile(account: typeof ADMINISTRATOR) {
      const { token } = await signIn(account);
      const { phoneNumber } = account;
      return (await post('/profile/getProfile', { token, phoneNumber }, token)).json();
    },
    /** The newest records of a person. */
    async records(account: typeof ADMINISTRATOR) {
      const { token } = await signIn(account);
      const headers = { authorization: `Bearer ${token}` };
      const answer = await fetch(`${api}/own-records`, { headers });
      return (await answer.json()) as {
        total: number;
        records: {
          id: string;
          photos: string[];
          /** Latitude and longitude in degrees. */
          species: { place: [number, number] | null }[];
        }[];
      };
    },
    /** Publishes an open form, or a newer version of it. */
    async publishForm(xml: string) {
      const { token } = await signIn(ADMINISTRATOR);
      const body = new FormData();
      body.append('form', new Blob([xml], { type: 'text/xml' }), 'form.xml');
      const answer = await fetch(`${api}/administration/forms?kind=open`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body,
      });
      expect(await answer.json()).toMatchObject({ status: 'published' });
    },
    /** Changes the profile as another device. */
    async changeProfile(account: typeof ADMINISTRATOR, change: object) {
      const { token } = await signIn(account);
      const { phoneNumber } = account;
      const now = await (await post('/profile/getProfile', { token, phoneNumber }, token)).json();
      const { name, email, organization, organizationName, address, webURL } = now;
      const fields = { name, email, organization, organizationName, address, webURL };
      const texts = Object.fromEntries(
        Object.entries(fields).map(([key, text]) => [key, text ?? '']),
      );
      await post('/profile/update-profile', { ...texts, ...change, token, phoneNumber }, token);
    },
    /** Ends all sessions of a person except the one of this call. */
    async endOtherSessions(account: typeof ADMINISTRATOR) {
      const { token } = await signIn(account);
      await post('/user/sessions/end-others', {}, token);
    },
  };
}
