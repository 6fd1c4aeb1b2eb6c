import type { Database } from '../../platform/database/database';
import { PlaceFolder } from '../place-files/place-folder';
import { PlaceStore } from '../place-files/place-store';
import { takeFolder } from '../place-files/take-folder';
import { identityOf } from './read-into-store';

/** An index that was opened, with nothing in it where it is of another database. */
export interface OpenedStore {
  store: PlaceStore;
  /** See {@link identityOf}. */
  database: string;
  giveBack(): Promise<void>;
}

/** Opens the index of this process in `path` when it is needed first. */
export function storeOpener(db: Database, path: string): () => Promise<OpenedStore> {
  let opened: Promise<OpenedStore> | null = null;
  async function open(): Promise<OpenedStore> {
    const { folder, giveBack } = await takeFolder(path);
    try {
      const store = await PlaceStore.open(new PlaceFolder(folder));
      const database = await identityOf(db);
      if (store.manifest && store.manifest.state.database !== database) store.forget();
      return { store, database, giveBack };
    } catch (error) {
      await giveBack();
      throw error;
    }
  }
  return () => {
    opened ??= open().catch((error: unknown) => {
      opened = null;
      throw error;
    });
    return opened;
  };
}
