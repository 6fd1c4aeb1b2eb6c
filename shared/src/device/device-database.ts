import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** What a call was answered, for the time without a network. */
export interface KeptAnswer {
  /** `userId` of whose answer it is; empty for what everybody may read. */
  person: string;
  /** Method, address and content of the call. */
  question: string;
  /** The answer as it came, before it was checked; of a picture its text and tag. */
  content: unknown;
  /** When it came. */
  at: Date;
}

interface DeviceSchema extends DBSchema {
  answers: {
    key: [person: string, question: string];
    value: KeptAnswer;
    indexes: { at: Date };
  };
}

export const DEVICE_DATABASE = 'aranya-device';
const VERSION = 1;

let opening: Promise<IDBPDatabase<DeviceSchema>> | undefined;

const forgetConnection = () => {
  opening = undefined;
};

/**
 * What this browser keeps of the product beyond the session.
 * @throws where the browser keeps nothing, or a newer release has made it anew
 */
export function deviceDatabase(): Promise<IDBPDatabase<DeviceSchema>> {
  opening ??= openDB<DeviceSchema>(DEVICE_DATABASE, VERSION, {
    upgrade(database) {
      const answers = database.createObjectStore('answers', { keyPath: ['person', 'question'] });
      answers.createIndex('at', 'at');
    },
    // A newer release in another tab goes first.
    blocking: (_version, _wanted, event) => {
      (event.target as IDBDatabase).close();
      forgetConnection();
    },
    terminated: forgetConnection,
  });
  opening.catch(forgetConnection);
  return opening;
}
