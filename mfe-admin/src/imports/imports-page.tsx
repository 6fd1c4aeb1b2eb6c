import { AdministrationPage } from '../frame/administration-page';
import { Licences } from '../licences/licences';
import { useText } from '../texts';
import { ImportForm } from './import-form';

/** Page for importing lists from files. */
export default function ImportsPage() {
  const text = useText();
  return (
    <AdministrationPage
      section="Imports"
      lead={text(
        'Give species, occurrences, field sites, blocks or cards as a file. All of a file is taken, or nothing of it.',
      )}
    >
      <ImportForm />
      <Licences />
    </AdministrationPage>
  );
}
