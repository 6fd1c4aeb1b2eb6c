import { message } from '@aranya/shared/contracts';
import { PIN_DIGITS } from '../../people/accounts/limits';
import type { TextOf } from '../../platform/languages/translations';
import { type Html, html } from '../../platform/text/html';

interface Field {
  label: string;
  hint?: string;
  attributes: Html;
}

const PIN_INPUT = html`type="password" inputmode="numeric" autocomplete="new-password" maxlength="12"`;

const FIELDS = {
  phoneNumber: {
    label: message('Phone number'),
    attributes: html`type="tel" inputmode="tel" autocomplete="tel" maxlength="40"`,
  },
  name: {
    label: message('Name'),
    attributes: html`type="text" autocomplete="name" maxlength="120"`,
  },
  pin: {
    label: message('PIN'),
    hint: message('{min} to {max} digits'),
    attributes: PIN_INPUT,
  },
  repeat: { label: message('Repeat the PIN'), attributes: PIN_INPUT },
  code: {
    label: message('Code'),
    attributes: html`type="text" inputmode="numeric" autocomplete="one-time-code" maxlength="8"`,
  },
} satisfies Record<string, Field>;

export function field(name: keyof typeof FIELDS, text: TextOf): Html {
  const { label, hint, attributes }: Field = FIELDS[name];
  const { min, max } = PIN_DIGITS;
  const described = hint ? `${name}-hint ${name}-error` : `${name}-error`;
  const words = hint && text(hint).replace('{min}', `${min}`).replace('{max}', `${max}`);
  const note = words ? html`<p class="hint" id="${name}-hint">${words}</p>` : null;
  return html`<div class="field">
<label for="${name}">${text(label)}</label>
<input id="${name}" name="${name}" aria-describedby="${described}" required ${attributes}>
${note}<p class="error" id="${name}-error" hidden></p>
</div>
`;
}

/** The answer is not stored, except for the time of a guardian's consent. */
export const ageField = (
  text: TextOf,
): Html => html`<fieldset class="field age" aria-describedby="age-error">
<legend>${text('How old are you?')}</legend>
<label class="choice"><input type="radio" name="age" id="age" value="ten-or-older"> ${text('10 years or older')}</label>
<label class="choice"><input type="radio" name="age" value="under-ten"> ${text('Under 10')}</label>
<p class="error" id="age-error" hidden></p>
<div id="guardian-part" hidden>
<p class="hint">${text('A child under 10 needs a parent or guardian. Please do this together.')}</p>
<label class="choice"><input type="checkbox" name="guardian" id="guardian" aria-describedby="guardian-error"> ${text("I am the parent or guardian of this child, and I agree that the child's records, with photos and places, are collected.")}</label>
<p class="error" id="guardian-error" hidden></p>
</div>
</fieldset>
`;
