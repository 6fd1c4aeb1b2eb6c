import type { PublishingContext } from '../publishing/publishing-context';

/** What parts work with that answer for all that is kept about a person. */
export interface OwnAccountContext extends PublishingContext {
  /** Every table of the server: what a person is given leaves none out. */
  tables: Readonly<Record<string, unknown>>;
}
