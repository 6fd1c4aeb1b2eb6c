import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { REMOTE_NAMES } from '@aranya/shared/contracts';

/** Checks docs/licences.md and licence texts in our builds. Requires the builds. */

const root = path.join(import.meta.dirname, '..', '..');
const page = readFileSync(path.join(root, 'docs', 'licences.md'), 'utf8');

interface Manifest {
  dependencies: Record<string, string>;
}

const packagesOf = (folder: string) => {
  const file = path.join(root, folder, 'package.json');
  const { dependencies } = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  return Object.keys(dependencies).filter((name) => !name.startsWith('@aranya/'));
};

test.each(['host', 'shared', ...REMOTE_NAMES])(
  'lists all dependencies of %s in docs/licences.md',
  (folder) => {
    const names = packagesOf(folder).map((name) =>
      name.replace(/^(@fontsource(?:-variable)?)\/.*/, '$1'),
    );
    expect(names.filter((name) => !page.includes(name))).toEqual([]);
  },
);

test.each(['mfe-map', 'mfe-commfor'])('includes the licence of react-leaflet in %s', (remote) => {
  const built = path.join(root, remote, 'dist');
  const scripts = readdirSync(built, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => path.join(built, name))
    .filter((file) => readFileSync(file, 'utf8').includes('descendant of <MapContainer>'));
  expect(scripts).not.toEqual([]);
  for (const script of scripts) {
    const licence = `${script}.LICENSE.txt`;
    expect(readFileSync(script, 'utf8')).toContain(path.basename(licence));
    const text = readFileSync(licence, 'utf8');
    expect(text).toContain('@react-leaflet/core Copyright 2020 Paul Le Cam');
    expect(text).toContain('react-leaflet Copyright 2020 Paul Le Cam');
    expect(text).toContain('Hippocratic License Version Number: 2.1');
  }
});
