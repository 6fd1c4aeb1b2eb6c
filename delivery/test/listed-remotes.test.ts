import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { LISTING_FILES, withRemotes } from '../../tools/new/listed-remotes';

const read = (file: string) =>
  readFileSync(path.join(import.meta.dirname, '..', '..', file), 'utf8');
const remotes = JSON.parse(read('shared/remotes.json'));

test.each(LISTING_FILES)(
  'keeps %s up to date with the list; otherwise run npm run remotes',
  (file) => {
    expect(read(file)).toBe(withRemotes(file, read(file), remotes));
  },
);

test('adds one container and one name for another remote', () => {
  const more = { ...remotes, 'mfe-seeds': 3008 };
  const [compose = '', tls = ''] = LISTING_FILES.map((file) => withRemotes(file, read(file), more));
  const { services } = parse(compose, { merge: true });
  expect(services['mfe-seeds'].build.args.DEPLOYABLE).toBe('mfe-seeds');
  expect(services['mfe-seeds'].ports).toEqual([`\${ARANYA_PUBLISH:-0.0.0.0}:3008:8080`]);
  expect(services['mfe-admin']).toEqual(
    parse(read('docker-compose.yml'), { merge: true }).services['mfe-admin'],
  );
  expect(tls).toContain('|forms|explore|seeds)');
});

test('names a file that lost its marked section', () => {
  expect(() => withRemotes('docker-compose.yml', 'services:\n', remotes)).toThrow(
    'docker-compose.yml has no place for the remotes',
  );
});
