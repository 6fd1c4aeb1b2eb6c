import type { Sentence } from '../../../platform/languages/sentence';
import type { AnyFeature } from '../geojson/read-features';

/** What a thread says that reads features: `damage` ends a sentence, `refused` is one. */
export type FromThread =
  | { features: AnyFeature[] }
  | { done: true }
  | { damage: Sentence }
  | { refused: Sentence };
