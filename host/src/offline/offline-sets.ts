import { OFFLINE_PAGE } from '@aranya/shared/contracts';
import { CACHE_PREFIX, cacheOf, STATE_ADDRESS } from './cache-names';
import { fillSet } from './fill-set';
import { readPage, setIdOf } from './page-of-set';
import {
  adoptSet,
  keptSets,
  NO_SETS,
  noteWindow,
  releaseFormer,
  type SetState,
  setsFor,
} from './set-state';

/** Servers may vary their answers by what a client unpacks; what is kept is unpacked. */
const BY_ADDRESS: CacheQueryOptions = { ignoreVary: true, ignoreSearch: true };

interface Surroundings {
  caches: CacheStorage;
  origin: string;
  hostname: string;
  /** Ids of all windows of the origin that are open. */
  openWindows: () => Promise<string[]>;
}

/** The offline sets of this browser. Every change of their state is one write. */
export class OfflineSets {
  readonly #surroundings: Surroundings;
  #lastChange: Promise<unknown> = Promise.resolve();
  #lastUpdate: Promise<unknown> = Promise.resolve();

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings;
  }

  /** The page of the set that answers now, which the window then uses; undefined while there is none. */
  async page(window: string): Promise<Response | undefined> {
    const { current } = await this.#state();
    const page = current && (await this.#found(current, OFFLINE_PAGE));
    if (!page) return undefined;
    // Where nothing can be written any more, the page is there all the same.
    await this.#change((state) => noteWindow(state, window, current)).catch(() => undefined);
    return page;
  }

  /** A file as a window's set has it. */
  async file(window: string, address: string): Promise<Response | undefined> {
    for (const id of setsFor(await this.#state(), window)) {
      const found = await this.#found(id, address);
      if (found) return found;
    }
    return undefined;
  }

  /** A window came from the network with the page of a set: where that is not the current one, it is fetched. */
  async shown(window: string, id: string): Promise<void> {
    await this.#change((state) => noteWindow(state, window, id));
    const { current } = await this.#state();
    if (current !== id) await this.#updateInTurn(() => this.#update());
    const open = await this.#surroundings.openWindows();
    await this.#change((state) => releaseFormer(state, open));
    await this.#updateInTurn(() => this.#clear());
  }

  /** Fetches the set of the page that the network answers with, and takes it over once it is whole. */
  async #update() {
    const { caches, origin, hostname } = this.#surroundings;
    const answer = await fetch(OFFLINE_PAGE, { cache: 'no-store' });
    if (!answer.ok) throw new Error(`${OFFLINE_PAGE}: ${answer.status}`);
    const page = readPage(await answer.clone().text(), hostname);
    const id = await setIdOf(page);
    const state = await this.#state();
    if (!keptSets(state).includes(id)) {
      // What an update that was broken off has left.
      await caches.delete(cacheOf(id));
      try {
        const cache = await caches.open(cacheOf(id));
        await fillSet(cache, page, origin, (address) => this.file('', address));
        await cache.put(OFFLINE_PAGE, answer);
        await this.#change((now) => adoptSet(now, id));
      } catch (error) {
        await caches.delete(cacheOf(id));
        throw error;
      }
    }
    await this.#change((now) => adoptSet(now, id));
  }

  /** Removes the caches of sets that are not kept any more. */
  async #clear() {
    const { caches } = this.#surroundings;
    const kept = new Set([CACHE_PREFIX, ...keptSets(await this.#state()).map(cacheOf)]);
    for (const name of await caches.keys()) {
      if (name.startsWith(CACHE_PREFIX) && !kept.has(name)) await caches.delete(name);
    }
  }

  async #found(id: string, address: string) {
    const { caches } = this.#surroundings;
    if (!(await caches.has(cacheOf(id)))) return undefined;
    return (await caches.open(cacheOf(id))).match(address, BY_ADDRESS);
  }

  async #state(): Promise<SetState> {
    const cache = await this.#surroundings.caches.open(CACHE_PREFIX);
    const kept = await cache.match(STATE_ADDRESS);
    return kept ? await kept.json() : NO_SETS;
  }

  async #write(state: SetState) {
    const cache = await this.#surroundings.caches.open(CACHE_PREFIX);
    await cache.put(STATE_ADDRESS, new Response(JSON.stringify(state)));
  }

  /** One change after the other: a state is read and written without another one in between. */
  #change(change: (state: SetState) => SetState): Promise<void> {
    const work = async () => this.#write(change(await this.#state()));
    const result = this.#lastChange.then(work, work);
    this.#lastChange = result;
    return result;
  }

  /** One update after the other; what is asked for meanwhile does not wait for it. */
  #updateInTurn(work: () => Promise<void>): Promise<void> {
    const result = this.#lastUpdate.then(work, work);
    this.#lastUpdate = result;
    return result;
  }
}
