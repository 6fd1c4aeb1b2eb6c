import type { DBSchema } from 'idb';
import { openOnce } from './open-once';

/** A call's answer cached for offline use. */
export interface KeptAnswer {
  /** `userId` of its owner; empty for public answers. */
  person: string;
  /** Method, address and content of the call. */
  question: string;
  /** The unvalidated answer; for a picture its data URL and tag. */
  content: unknown;
  /** Time at which the answer arrived. */
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
