import type { PublishingContext } from '../publishing/publishing-context';

/** Dependencies of modules for a person's own data. */
export interface AccountContext extends PublishingContext {
  /** All tables of the server, so that a person's data is complete. */
  tables: Readonly<Record<string, unknown>>;
}
