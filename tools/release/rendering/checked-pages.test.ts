import type { RemoteRoute } from '@aranya/shared/contracts';
import { EMPTY_REGISTRY } from '../stores/release-store';
import { checkedPages, checkedWindows } from './checked-pages';

const route = (path: string, more: Partial<RemoteRoute> = {}): RemoteRoute => ({
  path,
  viewport: 'any',
  audience: 'anyone',
  expose: './nested-page',
  title: path,
  ...more,
});
const release = (name: string, routes: RemoteRoute[]) => ({
  name,
  routes,
  version: '1',
  manifestUrl: 'releases/1/mf-manifest.json',
  sharedRange: '*',
});
const pathsOf = (pages: RemoteRoute[]) => pages.map(({ path }) => path);

test('visits every address of a module', () => {
  const routes = [route('/mob/events'), route('/mob/stories'), route('/mob/sustainability')];
  const pages = checkedPages(release('mfe-public', routes), EMPTY_REGISTRY);
  expect(pathsOf(pages)).toEqual(['/mob/events', '/mob/stories', '/mob/sustainability']);
});

test('visits a module that only other remotes use once, at a test address', () => {
  const uses = [{ remote: 'mfe-map', expose: './species-map' }];
  const remotes = ['mfe-dashboard', 'mfe-commfor'].map((name) => ({ ...release(name, []), uses }));
  const pages = checkedPages(release('mfe-map', []), { ...EMPTY_REGISTRY, remotes });
  expect(pathsOf(pages)).toEqual(['/release-check/species-map']);
});

test.each([
  ['both applications and anyone', route('/about'), [1280, 390]],
  ['phones', route('/mob/events', { viewport: 'mobile' }), [390]],
  ['wide windows', route('/login', { viewport: 'desktop' }), [1280]],
  ['signed-in people', route('/account', { audience: 'signed-in' }), [1280]],
])('checks the windows of a page for %s', (_, page, widths) => {
  expect(checkedWindows(page).map(({ width }) => width)).toEqual(widths);
});
