import type { AdministeredForm, FormState } from '@aranya/shared/contracts/administration';
import { message, type TextOf } from '@aranya/shared/languages';

interface StateWords {
  name: string;
  /** Word of the button that sets it. */
  set: string;
  /** Asked before. */
  ask: string;
  /** What it means for phones. */
  meaning: string;
}

/** The states of a form. */
export const FORM_STATES: Record<FormState, StateWords> = {
  open: {
    name: message('Open'),
    set: message('Set to Open'),
    ask: message('Set {form} to Open?'),
    meaning: message('Phones list the form and send records.'),
  },
  closing: {
    name: message('Closing'),
    set: message('Set to Closing'),
    ask: message('Set {form} to Closing?'),
    meaning: message('Phones no longer list it; records that are on the way are accepted.'),
  },
  closed: {
    name: message('Closed'),
    set: message('Set to Closed'),
    ask: message('Set {form} to Closed?'),
    meaning: message('Records are refused and stay on the phones.'),
  },
};

/** How people come to a form. */
export const pinInWords = ({ kind, hasPin }: AdministeredForm, text: TextOf): string => {
  if (kind !== 'targeted') return text('Needs none');
  return hasPin ? text('Set') : text('Not set');
};
