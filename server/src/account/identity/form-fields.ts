import { PIN_DIGITS } from '../../people/accounts/limits';
import type { TextOf } from '../../platform/languages/translations';
import { type Html, html } from '../../platform/text/html';

interface Field {
  name: string;
  label: string;
  hint?: string;
  /** Further trusted attributes of the input. */
  attributes: Html;
}

const field = ({ name, label, hint, attributes }: Field): Html => {
  const described = hint ? `${name}-hint ${name}-error` : `${name}-error`;
  const note = hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : null;
  return html`<div class="field">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" aria-describedby="${described}" required ${attributes}>
${note}<p class="error" id="${name}-error" hidden></p>
</div>
`;
};

const { min, max } = PIN_DIGITS;

/**
 * Builds the field for the age. The answer is not stored, except for the time of a guardian's
 * consent.
 */
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

export const phoneNumberField = (text: TextOf): Html =>
  field({
    name: 'phoneNumber',
    label: text('Phone number'),
    attributes: html`type="tel" inputmode="tel" autocomplete="tel" maxlength="40"`,
  });

export const nameField = (text: TextOf): Html =>
  field({
    name: 'name',
    label: text('Name'),
    attributes: html`type="text" autocomplete="name" maxlength="120"`,
  });

const PIN_INPUT = html`type="password" inputmode="numeric" autocomplete="new-password" maxlength="12"`;

export const pinField = (text: TextOf): Html =>
  field({
    name: 'pin',
    label: text('PIN'),
    hint: text('{min} to {max} digits').replace('{min}', `${min}`).replace('{max}', `${max}`),
    attributes: PIN_INPUT,
  });

export const repeatField = (text: TextOf): Html =>
  field({ name: 'repeat', label: text('Repeat the PIN'), attributes: PIN_INPUT });

export const codeField = (text: TextOf): Html =>
  field({
    name: 'code',
    label: text('Code'),
    attributes: html`type="text" inputmode="numeric" autocomplete="one-time-code" maxlength="8"`,
  });
