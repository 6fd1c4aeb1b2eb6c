import { getFormCatalogue, useQuery } from '@aranya/shared/api';
import { type FormCatalogueEntry, OPEN_FORMS, TARGETED_FORMS } from '@aranya/shared/contracts';

export interface FormCatalogue {
  targeted: readonly FormCatalogueEntry[];
  open: readonly FormCatalogueEntry[];
}

interface KnownCatalogue extends FormCatalogue {
  /** Time of the cached catalogue; undefined if it is current or packaged. */
  keptAt: Date | undefined;
}

/** The catalogue with which every institute starts. */
const PACKAGED: FormCatalogue = { targeted: TARGETED_FORMS, open: OPEN_FORMS };

/** Returns the institute's catalogue; until it has loaded, or if it fails, the packaged one. */
export function useFormCatalogue(): KnownCatalogue {
  const { data = PACKAGED, keptAt } = useQuery(getFormCatalogue, {});
  return { targeted: data.targeted, open: data.open, keptAt };
}
