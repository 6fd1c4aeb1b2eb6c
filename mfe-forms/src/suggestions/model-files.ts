import { get } from '@aranya/shared/api';
import { settings } from '@aranya/shared/config';
import { BrowserModel } from '@aranya/shared/contracts/review';

/** Addresses of the model's files contain their hashes. */
const CACHE = 'aranya-model';

const base = () => `${settings().services.statistics}/suggestion-model`;

/** Null on pages without HTTPS, where browsers have no cache: everything is loaded each time. */
const openCache = () => globalThis.caches?.open(CACHE) ?? Promise.resolve(null);

/**
 * Reads the last description from this device if the network fails.
 * @throws ApiError `not_found` without a model, `model_unusable`
 */
export const readModel = (signal: AbortSignal) => get(base(), BrowserModel, { kept: true, signal });

const filesOf = ({ integrity }: BrowserModel, runtimeIntegrity: string) =>
  Object.entries({ file: integrity, runtime: runtimeIntegrity }).map(([name, hash]) => ({
    address: `${base()}/${name}?${new URLSearchParams({ integrity: hash })}`,
    integrity: hash,
  }));

export async function hasFiles(model: BrowserModel, runtimeIntegrity: string): Promise<boolean> {
  const cache = await openCache();
  const found = filesOf(model, runtimeIntegrity).map(({ address }) => cache?.match(address));
  return (await Promise.all(found)).every(Boolean);
}

/**
 * Stores loaded files in place of another model's.
 * @throws TypeError if a file cannot be loaded, or is not the described one
 */
export async function readFiles(model: BrowserModel, runtimeIntegrity: string) {
  const cache = await openCache();
  const files = filesOf(model, runtimeIntegrity);
  const read = async ({ address, integrity }: (typeof files)[number]) => {
    const known = await cache?.match(address);
    if (known) return known.arrayBuffer();
    const answer = await fetch(address, { integrity, credentials: 'omit' });
    if (!answer.ok) throw new TypeError(`${address}: ${answer.status}`);
    // If the device has no room for the files, suggestions need the network.
    await cache?.put(address, answer.clone()).catch((error: unknown) => console.info(error));
    return answer.arrayBuffer();
  };
  const [file, runtime] = await Promise.all(files.map(read));
  for (const { url } of (await cache?.keys()) ?? []) {
    if (!files.some(({ address }) => address === url)) await cache?.delete(url);
  }
  if (!file || !runtime) throw new TypeError('A file of the model is missing.');
  return { model: file, runtime };
}
