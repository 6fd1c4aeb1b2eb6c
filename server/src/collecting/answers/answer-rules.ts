import type { FormMapping } from '../mapping/form-mapping';

/** Data of a form version that is needed to read its records, as plain data. */
export interface AnswerRules {
  /**
   * Paths of the repeated groups below the root, such as `plot/tree`. Null if the form is unknown: a group that
   * occurs twice in a record is then taken for a repeat.
   */
  readonly repeats: readonly string[] | null;
  /** Select questions whose answers are occurrences, by path. */
  readonly selects: ReadonlyMap<string, SelectQuestion>;
}

export interface SelectQuestion {
  /** Several choices can be selected: a record has their names, separated by spaces. */
  readonly several: boolean;
  /**
   * Species of the choices whose name is a code or another spelling, by `comparableName` of the choice's name.
   * Null for the choice that stands for a species outside of the list.
   */
  readonly names: ReadonlyMap<string, string | null>;
}

/** Rules for a record whose form is unknown: its answers are taken as they are written. */
export const NO_RULES: AnswerRules = { repeats: null, selects: new Map() };

/** Loads the rules for reading records of a form. */
export interface FormAnswerRules {
  /**
   * Returns the rules of a version of a form. They are cached, because a version never changes.
   *
   * @param formVersionId Row id; null if this server does not have the version.
   * @throws Problem `busy`, `storage_unavailable`: the caller can retry
   */
  ofVersion(formVersionId: number | null, mapping: FormMapping): Promise<AnswerRules>;
  /** Returns the rules of a draft. @throws Problem as `ofVersion` */
  ofDraft(draftId: number, mapping: FormMapping): Promise<AnswerRules>;
}
