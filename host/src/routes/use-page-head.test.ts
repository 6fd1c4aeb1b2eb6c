import { providePageData } from '@aranya/shared/config';
import { showIn } from '@aranya/shared/languages';
import { testPageData } from '@aranya/shared/testing';
import { act, renderHook } from '@testing-library/react';
import type { OwnedRoute } from './routes-by-path';
import { usePageHead } from './use-page-head';

const page = (path: string, more: Partial<OwnedRoute> = {}): OwnedRoute => ({
  remote: 'mfe-public',
  path,
  viewport: 'any',
  audience: 'anyone',
  expose: './p',
  title: 'Science',
  ...more,
});
const science = page('/science', { description: 'Many people, one method.', language: 'or' });
const account = page('/account', { audience: 'signed-in', title: 'Account' });
const routes = new Map([science, account].map((route) => [route.path, [route]]));

const described = () =>
  document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content;
const canonical = () => document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
const robots = () => document.querySelector<HTMLMetaElement>('meta[name="robots"]')?.content;

afterEach(() => providePageData(testPageData));

test('sets the head of the page that is shown', () => {
  const { settings } = testPageData;
  providePageData({ settings: { ...settings, host: 'https://aranya.example/' } });
  document.head.innerHTML = '<meta name="description" content="Of the page before." />';
  const { rerender } = renderHook(({ route }) => usePageHead(route, routes), {
    initialProps: { route: science as OwnedRoute | undefined },
  });
  expect(described()).toBe('Many people, one method.');
  expect(document.querySelectorAll('meta[name="description"]')).toHaveLength(1);
  expect(document.title).toMatch(/^Science · /);
  expect(document.documentElement.lang).toBe('or');
  expect(canonical()).toBe('https://aranya.example/science');
  expect(robots()).toBeUndefined();
  const installed = document.querySelector('link[rel="manifest"]');
  expect(installed).toHaveAttribute('href', '/manifest.webmanifest');
  act(() => showIn('or'));
  expect(installed).toHaveAttribute('href', '/manifest.webmanifest?lang=or');
  act(() => showIn('en'));
  rerender({ route: account });
  expect([described(), canonical(), robots()]).toEqual([undefined, undefined, 'noindex']);
  expect(document.documentElement.lang).toBe('en');
  rerender({ route: undefined });
  expect(robots()).toBe('noindex');
});
