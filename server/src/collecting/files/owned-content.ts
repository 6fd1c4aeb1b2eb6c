/**
 * Decides who may read a content. The file store is one pool, so a hash alone would open every
 * person's files. Each purpose has one place that finds contents by their rows.
 */
export type FilePurpose =
  /** The photo of a profile, for anyone with its address. */
  | 'profile-photo'
  /** A file of a form, for phones with access to that form. */
  | 'form-media'
  /** A file of a draft, for phones with its key. */
  | 'draft-media'
  /** A list of choices of a form or draft, for reading its records. */
  | 'choice-list'
  /** A file of a record, for the record's owner. */
  | 'own-record'
  /** A file of one record, for the record's owner who edits it. */
  | 'own-record-file'
  /** A small photo of a record, for the record's owner. */
  | 'own-photo'
  /** A small photo of a record that belongs to a field site, for the staff of field sites. */
  | 'field-site-photo'
  /** A small photo of a record, for reviewers who may review it. */
  | 'reviewed-photo'
  /** A small photo of a record, for the model that a reviewer asks. */
  | 'suggestion-photo'
  /** A small photo of a public record, whose owner lets everybody see it. */
  | 'public-photo'
  /** A file of a record, for administrators who export a form. */
  | 'record-export'
  /** All contents, for the operator. */
  | 'backup'
  /** The store's own check of its bucket. */
  | 'store-check';

/**
 * Knowing a hash does not give access: instances are created only where the row was found
 * (`owned-content.test.ts` lists the places).
 */
export class OwnedContent {
  readonly #sha256: string;

  /** @param sha256 From the row, in lower-case hex. */
  constructor(
    readonly purpose: FilePurpose,
    sha256: string,
  ) {
    this.#sha256 = sha256;
  }

  get sha256(): string {
    return this.#sha256;
  }
}
