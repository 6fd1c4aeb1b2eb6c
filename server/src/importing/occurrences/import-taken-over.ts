import { sentence } from '../../platform/languages/sentence';
import { FileRefused } from '../import-job';

/** Another process continues this import. This process must store nothing more. */
export class ImportTakenOver extends FileRefused {
  constructor() {
    super(
      sentence(
        'Another process imports the same file into the same dataset and has taken it over.',
      ),
    );
  }
}
