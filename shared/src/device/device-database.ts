import type { DBSchema } from 'idb';
import { openOnce } from './open-once';

export interface KeptAnswer {
  /** `userId` of its owner; empty for public answers. */
  person: string;
  /** Method, address and content of the call. */
  question: string;
  /** Not validated. */
  content: unknown;
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
