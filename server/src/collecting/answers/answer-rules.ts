import type { FormMapping } from '../mapping/form-mapping';

export interface AnswerRules {
  /** Such as `plot/tree`. Null for an unknown form: a group that occurs twice is then a repeat. */
  readonly repeats: readonly string[] | null;
  /** Select questions whose answers are occurrences, by path. */
  readonly selects: ReadonlyMap<string, SelectQuestion>;
}

export interface SelectQuestion {
  /** A record has the names of all selected choices, separated by spaces. */
  readonly several: boolean;
  /** By `comparableName` of the choice's name; null for a choice of species outside of the list. */
  readonly names: ReadonlyMap<string, string | null>;
}

/** For a record whose form is unknown: its answers are taken as they are written. */
export const NO_RULES: AnswerRules = { repeats: null, selects: new Map() };

export interface FormAnswerRules {
  /**
   * The rules are cached, because a version never changes.
   * @param formVersionId Row id; null if this server does not have the version.
   * @throws Problem `busy`, `storage_unavailable`: the caller can retry
   */
  ofVersion(formVersionId: number | null, mapping: FormMapping): Promise<AnswerRules>;
  /** @throws Problem as `ofVersion` */
  ofDraft(draftId: number, mapping: FormMapping): Promise<AnswerRules>;
}
