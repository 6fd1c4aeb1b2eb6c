import { getFormCatalogue, useQuery } from '@aranya/shared/api';
import { type FormCatalogueEntry, OPEN_FORMS, TARGETED_FORMS } from '@aranya/shared/contracts';

/** The forms that have a tile. */
export interface FormCatalogue {
  targeted: readonly FormCatalogueEntry[];
  open: readonly FormCatalogueEntry[];
}

interface KnownCatalogue extends FormCatalogue {
  /** When the catalogue came that this device kept; undefined if it is of now, or the package's. */
  keptAt: Date | undefined;
}

/** With these every institute begins. */
const PACKAGED: FormCatalogue = { targeted: TARGETED_FORMS, open: OPEN_FORMS };

const EVERY_FORM = {};

/** The institute's catalogue; until it is there, and where it cannot be had, that of the package. */
export function useFormCatalogue(): KnownCatalogue {
  const { data = PACKAGED, keptAt } = useQuery(getFormCatalogue, EVERY_FORM);
  return { targeted: data.targeted, open: data.open, keptAt };
}
