import { sentence } from '../../platform/languages/sentence';
import { FileRefused } from '../import-job';

/** Another process has taken over this import, so this process must not store anything more. */
export class ImportTakenOver extends FileRefused {
  constructor() {
    super(
      sentence(
        'Another process imports the same file into the same dataset and has taken it over.',
      ),
    );
  }
}
