/** Newest migration of the last version before the baseline; its tables equal the baseline's. */
export const LAST_BEFORE_BASELINE = '0031_observed_on';

/** The commit of that version. */
const LAST_COMMIT = '20b08e44';

/** The database or backup is older than the baseline, the first migration of this version. */
export class EarlierTables extends Error {
  override name = 'EarlierTables';

  /** @param found Beginning of a sentence that names the database or backup. */
  constructor(found: string) {
    super(
      `${found} older than this version can migrate. Nothing was changed. Restore it or start on it with ` +
        `commit ${LAST_COMMIT}, and make a backup there (npm run backup). Restore that backup with this ` +
        'version into a new database or data folder (npm run restore -- FILE.tar --new). ' +
        'See "From before the baseline" in docs/operations.md.',
    );
  }
}
