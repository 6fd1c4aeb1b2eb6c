import { call } from '@aranya/shared/api';
import { settings } from '@aranya/shared/config';
import { BrowserModel } from '@aranya/shared/contracts/review';

/** Cache of this device with the model's files, by addresses that contain their hashes. */
const CACHE = 'aranya-model';

const base = () => `${settings().services.statistics}/suggestion-model`;

/** Loads the description of the model, or reads it from this device. @throws ApiError `not_found` without a model */
export const readModel = (signal?: AbortSignal): Promise<BrowserModel> =>
  call({ method: 'GET', url: base(), kept: true, answer: BrowserModel, ...(signal && { signal }) });

/** Addresses of the two files, with the hash of each. */
const filesOf = ({ integrity }: BrowserModel, runtimeIntegrity: string) =>
  Object.entries({ file: integrity, runtime: runtimeIntegrity }).map(([name, hash]) => ({
    address: `${base()}/${name}?${new URLSearchParams({ integrity: hash })}`,
    integrity: hash,
  }));

/** Null on pages without HTTPS, where browsers have no cache: the files are loaded each time. */
const openCache = () => globalThis.caches?.open(CACHE) ?? Promise.resolve(null);

/** Whether both files are on this device. */
export async function hasFiles(model: BrowserModel, runtimeIntegrity: string): Promise<boolean> {
  const cache = await openCache();
  const found = filesOf(model, runtimeIntegrity).map(({ address }) => cache?.match(address));
  return (await Promise.all(found)).every(Boolean);
}

/**
 * Reads the model and the runtime from this device, or loads and keeps them in place of those of another model.
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
    // Without room on the device, suggestions need the network.
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
