import type { AdministeredForm, FormState } from '@aranya/shared/contracts/administration';

/** The states of a form, with what each means for phones. */
export const FORM_STATES: Record<FormState, { name: string; meaning: string }> = {
  open: { name: 'Open', meaning: 'Phones list the form and send records.' },
  closing: {
    name: 'Closing',
    meaning: 'Phones no longer list it; records that are on the way are accepted.',
  },
  closed: { name: 'Closed', meaning: 'Records are refused and stay on the phones.' },
};

/** How people come to a form. */
export const pinInWords = ({ kind, hasPin }: AdministeredForm): string => {
  if (kind !== 'targeted') return 'Needs none';
  return hasPin ? 'Set' : 'Not set';
};
