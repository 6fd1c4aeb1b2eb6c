import type { Registry } from '@aranya/shared/contracts';
import { registeredAs } from './stores/move-pointer';
import type { ReleaseStore } from './stores/release-store';
import { releaseFolder } from './stores/stored-releases';

/** For partners' pages, below a release (`shared/publish/embed.ts`). */
const FOR_OTHERS = ['embed', 'federated'];

/** Permanent URLs of the current release, such as `embed.js`. */
export const lastingFolder = (remote: string) => `${remote}/lasting`;

const COMPRESSED_COPY = /\.(br|gz)$/;
const NAMED_BY_CONTENT = /\.[0-9a-f]{8}\./;

/** Chunks of earlier releases are kept, because open pages may load them. */
export async function pointLasting(store: ReleaseStore, registry: Registry, remote: string) {
  const version = registeredAs(registry, remote)?.version;
  if (version === undefined) return;
  const found: { name: string; file: string }[] = [];
  for (const folder of FOR_OTHERS.map((name) => `${releaseFolder(remote, version)}/${name}`)) {
    const files = await store.list(folder);
    found.push(...files.map((file) => ({ file, name: file.slice(folder.length + 1) })));
  }
  const isByContent = ({ name }: { name: string }) => NAMED_BY_CONTENT.test(name);
  // Chunks first, so that a new script finds them.
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
  // Otherwise a compressed copy of another release would be served.
  await store.remove(without.map((copy) => `${lastingFolder(remote)}/${copy}`));
}
