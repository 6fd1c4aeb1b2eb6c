import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/runtime';
import { releasePlugin } from './releases/release-plugin';
import { isReleased } from './releases/trusted-releases';
import { chooseRelease, loadExposed } from './runtime';

jest.mock('@module-federation/runtime');

const MANIFEST = 'https://map.example.org/releases/1/mf-manifest.json';

test('replaces a registered release by a newer one', () => {
  chooseRelease('mfe-map', MANIFEST);
  expect(registerPlugins).toHaveBeenCalledWith([releasePlugin]);
  expect(registerRemotes).toHaveBeenCalledWith([{ name: 'mfe_map', entry: MANIFEST }], {
    force: true,
  });
  expect(isReleased('https://map.example.org/releases/1/remote-entry.js')).toBe(true);
});

test('loads a module by the name of its container', async () => {
  jest.mocked(loadRemote).mockResolvedValue('the map');
  await expect(loadExposed('mfe-map', './species-map')).resolves.toBe('the map');
  expect(loadRemote).toHaveBeenCalledWith('mfe_map/species-map');
});

test('refuses an empty module', async () => {
  jest.mocked(loadRemote).mockResolvedValue(null);
  await expect(loadExposed('mfe-map', './mount')).rejects.toThrow('mfe_map/mount is empty');
});
