/**
 * What a content is read for, and by that for whom. The file store is one pool of contents, where a
 * hash would open everybody's: each purpose has one place that finds its contents by rows.
 */
export type FilePurpose =
  /** The photo of a profile, for anyone who has its address. */
  | 'profile-photo'
  /** A file of a form, for phones with access to that form. */
  | 'form-media'
  /** A file of a draft, for phones with its key. */
  | 'draft-media'
  /** A file of a record, for the person whose record it is. */
  | 'own-record'
  /** A photo of a record, small, for the person whose record it is. */
  | 'own-photo'
  /** A photo of a record that fills the table of a field site, small, for the staff of field sites. */
  | 'field-site-photo'
  /** Everything, for the operator. */
  | 'backup'
  /** The store's own check of its bucket. */
  | 'store-check';

/**
 * A content that a row of its purpose names. Knowing a hash is not enough to have one: it is made
 * only where the row was found (`owned-content.test.ts` lists the places).
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
