import type { PublishingContext } from '../publishing/publishing-context';

export interface AccountContext extends PublishingContext {
  /** All tables of the server, so that a person's data is complete. */
  tables: Readonly<Record<string, unknown>>;
}
