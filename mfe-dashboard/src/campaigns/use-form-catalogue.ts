import { getFormCatalogue, useQuery } from '@aranya/shared/api';
import { type FormCatalogueEntry, OPEN_FORMS, TARGETED_FORMS } from '@aranya/shared/contracts';

/** The forms that have a tile. */
export interface FormCatalogue {
  targeted: readonly FormCatalogueEntry[];
  open: readonly FormCatalogueEntry[];
}

/** With these every institute begins. */
const PACKAGED: FormCatalogue = { targeted: TARGETED_FORMS, open: OPEN_FORMS };

const EVERY_FORM = {};

/** The institute's catalogue; until it is there, and where it cannot be had, that of the package. */
export function useFormCatalogue(): FormCatalogue {
  return useQuery(getFormCatalogue, EVERY_FORM).data ?? PACKAGED;
}
