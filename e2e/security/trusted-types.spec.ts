import { Registry, SCRIPT_TRUST_KEY, type ScriptTrust } from '@aranya/shared/contracts';
import type { Page } from '@playwright/test';
import { addressOf } from '../product/addresses';
import { expect, test } from '../product/test';

/**
 * Text becomes HTML or a script's address only through the loader's policy, which checks the
 * registry.
 */

const PAGES = {
  'the host’s page': `${addressOf('host')}/login`,
  'a standalone remote': `${addressOf('mfe-auth')}/login`,
  'the page for frames': `${addressOf('mfe-map')}/embed`,
  'the page that composes the lines': `${addressOf('mfe-map')}/embed/try`,
  'an identity page': `${addressOf('identity')}/register`,
};

/** Attempts of an injection, each with the error's name or its result. */
const attacks = (page: Page) =>
  page.evaluate(() => {
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): unknown };
    };
    const rules = { createHTML: String, createScriptURL: String, createScript: String };
    const tried: Record<string, () => unknown> = {
      markup: () => {
        document.body.innerHTML = '<img src="x" onerror="self.injected = true">';
      },
      'markup beside': () => document.body.insertAdjacentHTML('beforeend', '<b>injected</b>'),
      'address of a script': () => {
        document.createElement('script').src = 'https://evil.example/x.js';
      },
      'text of a script': () => {
        document.createElement('script').text = 'self.injected = true';
      },
      'a policy of its own': () => trustedTypes.createPolicy('injected', rules),
      'the default policy': () => trustedTypes.createPolicy('default', rules),
    };
    return Object.entries(tried).map(([name, attempt]) => {
      try {
        attempt();
        return `${name}: done`;
      } catch (error) {
        return `${name}: ${(error as Error).name}`;
      }
    });
  });

test('refuses text as HTML and as address of a script on every kind of page', async ({
  page,
  faults,
}) => {
  for (const [name, address] of Object.entries(PAGES)) {
    await page.goto(address);
    await page.waitForLoadState('load');
    const outcome = await attacks(page);
    expect(outcome).toHaveLength(6);
    expect(
      outcome.filter((line) => !line.endsWith(': TypeError')),
      name,
    ).toEqual([]);
    // The default policy throws on HTML by itself, which is not reported as a violation.
    await expect.poll(() => faults.length, name).toBeGreaterThanOrEqual(4);
    faults.splice(0);
  }
});

/** The loader's verdict on addresses: `passed`, or the name of the error. */
const judged = (page: Page, addresses: string[]) =>
  page.evaluate(
    ({ key, asked }) => {
      const trust = (globalThis as unknown as Record<symbol, ScriptTrust>)[Symbol.for(key)];
      return asked.map((address) => {
        try {
          document.createElement('script').src = trust?.address(address) ?? '';
          return 'passed';
        } catch (error) {
          return (error as Error).name;
        }
      });
    },
    { key: SCRIPT_TRUST_KEY, asked: addresses },
  );

test('accepts only addresses of the registry in the loader’s policy', async ({ page, request }) => {
  await page.goto('/login');
  await expect(page.getByLabel('Phone Number')).toBeVisible();
  const { remotes } = Registry.parse(
    await (await request.get(`${addressOf('host')}/registry.json`)).json(),
  );
  const auth = remotes.find(({ name }) => name === 'mfe-auth');
  const origin = addressOf('mfe-auth');
  const folder = `${origin}/${auth?.manifestUrl.replace(/[^/]+$/, '')}`;
  expect(await judged(page, [`${folder}remote-entry.js`, '/1.abcdef01.js'])).toEqual([
    'passed',
    'passed',
  ]);
  const outside = [
    'https://evil.example/x.js',
    `${folder}not-of-this-release.js`,
    `${folder}../other/remote-entry.js`,
    `${folder}assets/x.js`,
    `${origin}/remote-entry.js`,
    `${addressOf('mfe-map')}/embed.js`,
    // A release in the registry that this page does not use.
    ...remotes
      .filter(({ name }) => name === 'mfe-admin')
      .map(({ manifestUrl }) => `${addressOf('mfe-admin')}/${manifestUrl}`),
    '/folder/x.js',
    '//evil.example/x.js',
    'data:text/javascript,alert(1)',
    'blob:https://evil.example/1',
    'javascript:alert(1)',
  ];
  expect(await judged(page, outside)).toEqual(outside.map(() => 'TypeError'));
});
