import type { Registry } from '@aranya/shared/contracts';
import { registeredAs } from './move-pointer';
import type { ReleaseStore } from './release-store';
import { releaseFolder } from './stored-releases';

/** Below a release: what pages of others load (`shared/publish/embed.ts`). */
const FOR_OTHERS = ['embed', 'federated'];

/** Below a remote's folder in a store: the same under names that last, such as `embed.js`, of the current release. */
export const lastingFolder = (remote: string) => `${remote}/lasting`;

const COMPRESSED_COPY = /\.(br|gz)$/;
const NAMED_BY_CONTENT = /\.[0-9a-f]{8}\./;

/**
 * Puts what the current release has for pages of others where its names last. Chunks of releases before stay: a
 * page that is open may want them.
 */
export async function pointLasting(store: ReleaseStore, registry: Registry, remote: string) {
  const version = registeredAs(registry, remote)?.version;
  if (version === undefined) return;
  const found: { name: string; file: string }[] = [];
  for (const folder of FOR_OTHERS.map((name) => `${releaseFolder(remote, version)}/${name}`)) {
    const files = await store.list(folder);
    found.push(...files.map((file) => ({ file, name: file.slice(folder.length + 1) })));
  }
  const isByContent = ({ name }: { name: string }) => NAMED_BY_CONTENT.test(name);
  // Chunks first: whoever gets a script finds what it loads.
  const inOrder = [...found.filter(isByContent), ...found.filter((one) => !isByContent(one))];
  for (const { file, name } of inOrder) {
    const bytes = await store.read(file);
    const place = `${lastingFolder(remote)}/${name}`;
    if (bytes) await store.writeIfDifferent(place, bytes, { changes: !isByContent({ name }) });
  }
  const names = new Set(found.map(({ name }) => name));
  const without = [...names]
    .filter((name) => !COMPRESSED_COPY.test(name))
    .flatMap((name) => [`${name}.br`, `${name}.gz`])
    .filter((copy) => !names.has(copy));
  // A copy of another release's file would be sent in its place.
  await store.remove(without.map((copy) => `${lastingFolder(remote)}/${copy}`));
}
