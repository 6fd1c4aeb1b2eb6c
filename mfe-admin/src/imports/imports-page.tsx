import { AdministrationPage } from '../frame/administration-page';
import { ImportForm } from './import-form';

/** Lists that come as files. */
export default function ImportsPage() {
  return (
    <AdministrationPage
      section="Imports"
      lead="Give species, occurrences, field sites, blocks or cards as a file. All of a file is taken, or nothing of it."
    >
      <ImportForm />
    </AdministrationPage>
  );
}
