/** Newest migration of the last version before the baseline; it made the same tables. */
export const LAST_BEFORE_BASELINE = '0031_observed_on';

/** The commit of that version. */
const LAST_COMMIT = '20b08e44';

/** A database or a backup is older than the baseline, the first migration of this version. */
export class EarlierTables extends Error {
  override name = 'EarlierTables';

  /** @param found Says what is too old, as the beginning of a sentence. */
  constructor(found: string) {
    super(
      `${found} older than this version can migrate. Nothing was changed. Restore it or start on it with ` +
        `commit ${LAST_COMMIT}, and make a backup there (npm run backup). Restore that backup with this ` +
        'version into a new database or data folder (npm run restore -- FILE.tar --new). ' +
        'See "From before the baseline" in docs/operations.md.',
    );
  }
}
