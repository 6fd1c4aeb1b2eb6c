import type { DBSchema } from 'idb';
import { openOnce } from './open-once';

/** Answer to a call, kept for the time without a network. */
export interface KeptAnswer {
  /** `userId` of whose answer it is; empty for what everybody may read. */
  person: string;
  /** Method, address and content of the call. */
  question: string;
  /** The answer before it was checked; of a picture its text and tag. */
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

export const deviceDatabase = openOnce<DeviceSchema>(DEVICE_DATABASE, 1, (database) => {
  const answers = database.createObjectStore('answers', { keyPath: ['person', 'question'] });
  answers.createIndex('at', 'at');
});
