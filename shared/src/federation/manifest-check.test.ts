import { manifestIn } from './fetch-manifest';

const manifest = {
  name: 'mfe_map',
  metaData: { remoteEntry: { name: 'remote-entry.js' } },
  exposes: [{ path: './species-map' }],
};

/** The parts of an answer that the check reads. */
const answer = (text: string, status = 200) =>
  ({
    ok: status < 300,
    status,
    text: async () => text,
  }) as unknown as Response;

test('parses a manifest', async () => {
  await expect(manifestIn(answer(JSON.stringify(manifest)))).resolves.toEqual(manifest);
});

test.each([
  ['a missing one', answer('', 404), 'status 404'],
  ['an HTML page with status 200', answer('<!doctype html>'), 'not JSON'],
  ['JSON that is no manifest', answer('{"ok":true}'), 'not a federation manifest'],
])('names the fault of a manifest with %s', async (_, bad, reason) => {
  await expect(manifestIn(bad)).rejects.toThrow(reason);
});
