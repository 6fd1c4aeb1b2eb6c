import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..', '..');

const requestsIn = (file: string) =>
  [...readFileSync(path.join(root, file), 'utf8').matchAll(/'(@aranya\/shared\/[^']+)'/g)].map(
    ([, request = '']) => request,
  );

/** Parts that each deployable bundles for itself. */
const NOT_SHARED = /shared\/(contracts|languages\/locale|standalone|testing)/;

test('provides on a page every part of @aranya/shared that a remote uses', () => {
  const remotes = readdirSync(root).filter((name) => name.startsWith('mfe-'));
  const sources = remotes.flatMap((remote) =>
    readdirSync(path.join(root, remote, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|vue)$/.test(file))
      .map((file) => path.join(remote, 'src', file)),
  );
  const used = new Set(sources.flatMap(requestsIn).filter((one) => !NOT_SHARED.test(one)));
  expect(used).toContain('@aranya/shared/api');
  const provided = requestsIn('shared/src/provided-modules.ts');
  expect(provided).toEqual(expect.arrayContaining([...used]));
});
