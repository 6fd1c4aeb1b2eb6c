import path from 'node:path';
import { usedIn, usedModules } from './used-modules';

test('finds modules of other remotes in regions', () => {
  const source = `
    <RemoteRegion remote="mfe-map" expose="./species-map" label="the map" />
    <RemoteRegion
      label="the QR code"
      expose="./lost-phone"
      remote="mfe-dashboard"
    >
    <RemoteRegion props={{ onChoose: (species) => show(species) }} remote="mfe-admin" expose="./species" />
    <RemoteRegion remote={name} expose={expose} />`;
  expect(usedIn(source)).toEqual([
    { remote: 'mfe-map', expose: './species-map' },
    { remote: 'mfe-dashboard', expose: './lost-phone' },
    { remote: 'mfe-admin', expose: './species' },
  ]);
});

test('finds that the dashboard shows the map', () => {
  const dashboard = path.join(import.meta.dirname, '..', '..', 'mfe-dashboard');
  expect(usedModules(dashboard)).toEqual([{ remote: 'mfe-map', expose: './species-map' }]);
});
