import { sentence } from '../../../platform/languages/sentence';
import { FileRefused } from '../import-job';

/** Another process goes on with this import. What it stores does not mix with what this one did. */
export class ImportTakenOver extends FileRefused {
  constructor() {
    super(
      sentence(
        'Another process imports the same file into the same dataset and has taken it over.',
      ),
    );
  }
}
