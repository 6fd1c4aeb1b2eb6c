import type { OwnedRoute } from './routes-by-path';
import { routesInLanguage } from './routes-in-language';

const about: OwnedRoute = {
  remote: 'mfe-public',
  path: '/about',
  viewport: 'any',
  audience: 'anyone',
  expose: './about',
  title: 'About us',
  titles: { hi: 'हमारे बारे में' },
  links: [
    { place: 'main', order: 1 },
    { place: 'foot', order: 2, name: 'About', names: { hi: 'परिचय' } },
  ],
};
const routes = new Map([['/about', [about]]]);

test('names pages and links in the language if the remote has translations', () => {
  const [hindi] = routesInLanguage(routes, 'hi').get('/about') ?? [];
  expect(hindi?.title).toBe('हमारे बारे में');
  expect(hindi?.links?.map(({ name }) => name)).toEqual([undefined, 'परिचय']);
  const [odia] = routesInLanguage(routes, 'or').get('/about') ?? [];
  expect(odia?.title).toBe('About us');
  expect(odia?.links?.map(({ name }) => name)).toEqual([undefined, 'About']);
});
