import type { AdministeredForm, FormState } from '@aranya/shared/contracts/administration';
import { message, type TextOf } from '@aranya/shared/languages';

export interface FormPartProps {
  form: AdministeredForm;
  onChanged: () => void;
}

interface StateWords {
  name: string;
  set: string;
  question: string;
  meaning: string;
}

export const FORM_STATES: Record<FormState, StateWords> = {
  open: {
    name: message('Open'),
    set: message('Set to Open'),
    question: message('Set {form} to Open?'),
    meaning: message('Phones list the form and send records.'),
  },
  closing: {
    name: message('Closing'),
    set: message('Set to Closing'),
    question: message('Set {form} to Closing?'),
    meaning: message('Phones no longer list it; records that are on the way are accepted.'),
  },
  closed: {
    name: message('Closed'),
    set: message('Set to Closed'),
    question: message('Set {form} to Closed?'),
    meaning: message('Records are refused and stay on the phones.'),
  },
};

export const NOT_IN_CENTRAL = {
  deleted: {
    name: message('Deleted in ODK Central'),
    advice: message(
      'Phones cannot have it. Its records are shown as they were read last. Bring it back in ODK Central, where it lies in the trash of the project for 30 days, and everything goes on. Published again under “Publish a form” it begins anew, and its old records leave the map.',
    ),
  },
  never: {
    name: message('Not in ODK Central'),
    advice: message(
      'Phones cannot have it yet. Publish it under “Publish a form”; the forms of the product are published by the operator: npm run central -- register-forms.',
    ),
  },
} as const;

export const stateInWords = ({ state, notInCentral }: AdministeredForm): string =>
  notInCentral ? NOT_IN_CENTRAL[notInCentral].name : FORM_STATES[state].name;

export const pinInWords = ({ kind, hasPin }: AdministeredForm, text: TextOf): string => {
  if (kind !== 'targeted') return text('Needs none');
  return hasPin ? text('Set') : text('Not set');
};
