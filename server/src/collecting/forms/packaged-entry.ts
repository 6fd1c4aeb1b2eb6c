import { OPEN_FORMS, SIGHTING_FORM_ID, TARGETED_FORMS, TRIAL_FORM } from '@aranya/shared/contracts';
import { FORM_ICONS, type FormTile } from '@aranya/shared/contracts/administration';
import type { FormKind } from '../tables';

/** Returns kind and tile with which a packaged form is first published. */
export function packagedEntry(formId: string): { kind: FormKind; tile?: FormTile } {
  const isThis = (entry: { formId: string }) => decodeURIComponent(entry.formId) === formId;
  if (isThis(TRIAL_FORM)) return { kind: 'trial' };
  // Has no tile at first; an administrator may give it one.
  if (formId === SIGHTING_FORM_ID) return { kind: 'open' };
  const entry = [...TARGETED_FORMS, ...OPEN_FORMS].find(isThis);
  if (!entry) return { kind: 'targeted' };
  const { id, name, name2, icon } = entry;
  return {
    kind: OPEN_FORMS.some(isThis) ? 'open' : 'targeted',
    tile: {
      name,
      region: name2,
      icon: FORM_ICONS.find((known) => known === icon) ?? 'tree',
      place: id,
      languages: [],
    },
  };
}
