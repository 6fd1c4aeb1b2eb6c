import { PROBLEMS } from '@aranya/shared/contracts';
import { LIMITS } from '../../platform/configuration/limits';
import { type ServerSettings, sendsMessages } from '../../platform/configuration/settings';
import { type Html, html } from '../../platform/text/html';
import { homeAddress } from './home-address';
import { page } from './page';

/** What registration and recovery differ in. */
export interface FormPage {
  title: string;
  lead: string;
  /** Path that the finished form is sent to; the code is asked for at `<path>/code`. */
  path: '/register' | '/recover';
  withName: boolean;
  /** Label of the button that finishes. */
  finish: string;
  /** What the last page says. */
  done: string;
  outcome: 'registered' | 'recovered';
}

export const REGISTRATION: FormPage = {
  title: 'Create your account',
  lead: 'Your phone number and a PIN are all you need to collect with us.',
  path: '/register',
  withName: true,
  finish: 'Register',
  done: 'Your account is ready.',
  outcome: 'registered',
};

export const RECOVERY: FormPage = {
  title: 'Choose a new PIN',
  lead: 'We send a code to your phone; with it you set a new PIN.',
  path: '/recover',
  withName: false,
  finish: 'Save the PIN',
  done: 'Your new PIN is set.',
  outcome: 'recovered',
};

/** The part of the settings that the pages show. */
export interface FormPageSettings {
  brand: string;
  demonstration: boolean;
  /** Pages that may be told the outcome. */
  allowedOrigins: string[];
  textGateway: ServerSettings['textGateway'];
  outbox: boolean;
}

/**
 * The page with the form: details first, the code in the same form once it was sent.
 * @param hostname the name under which it was asked for
 */
export function formPage(form: FormPage, settings: FormPageSettings, hostname: string): string {
  const { brand, demonstration, allowedOrigins } = settings;
  return page({
    brand,
    title: form.title,
    lead: form.lead,
    script: 'identity-form.js',
    home: homeAddress(allowedOrigins, hostname),
    metas: {
      'allowed-openers': allowedOrigins.join(' '),
      'resend-seconds': String(LIMITS.codeResendSeconds),
    },
    body: html`<form method="post" action="${form.path}" data-outcome="${form.outcome}" novalidate>
${!sendsMessages(settings) && CANNOT_SEND}
<p class="alert" role="alert" id="form-error" hidden></p>
${PHONE_NUMBER}
${form.withName && NAME}
${form.withName && AGE}
<div class="pair">${PIN}${REPEAT}</div>
<label class="choice"><input type="checkbox" id="show-digits"> Show digits</label>
<div id="code-part" hidden>
<p class="sent" id="code-sent"></p>
<div class="code-row">${CODE}<p class="resend"><button type="button" class="quiet" id="resend">Send it again</button>
${demonstration && OUTBOX_LINK}</p></div>
</div>
<button type="submit" id="submit" data-finish="${form.finish}">Send code</button>
<p class="visually-hidden" role="status" id="progress"></p>
<noscript><p class="alert">This page needs JavaScript.</p></noscript>
</form>
<div id="done" data-title="${form.done}" hidden>
<p>You can close this window and sign in with your phone number and PIN.</p>
</div>`,
  });
}

/** Before anybody types a phone number in vain. */
const CANNOT_SEND = html`<p class="alert">${PROBLEMS.no_text_messages.message}</p>`;

const OUTBOX_LINK = html`<a href="/outbox" target="_blank" rel="noopener">Open the outbox</a>`;

interface Field {
  name: string;
  label: string;
  hint?: string;
  /** Further attributes of the input, written by us. */
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

const { min, max } = LIMITS.pinDigits;

/** The answer is not kept, but for the time at which a guardian agreed. */
const AGE = html`<fieldset class="field age" aria-describedby="age-error">
<legend>How old are you?</legend>
<label class="choice"><input type="radio" name="age" id="age" value="ten-or-older"> 10 years or older</label>
<label class="choice"><input type="radio" name="age" value="under-ten"> Under 10</label>
<p class="error" id="age-error" hidden></p>
<div id="guardian-part" hidden>
<p class="hint">A child under 10 needs a parent or guardian. Please do this together.</p>
<label class="choice"><input type="checkbox" name="guardian" id="guardian" aria-describedby="guardian-error"> I am the parent or guardian of this child, and I agree that the child's records, with photos and places, are collected.</label>
<p class="error" id="guardian-error" hidden></p>
</div>
</fieldset>
`;

const PHONE_NUMBER = field({
  name: 'phoneNumber',
  label: 'Phone number',
  attributes: html`type="tel" inputmode="tel" autocomplete="tel" maxlength="20"`,
});
const NAME = field({
  name: 'name',
  label: 'Name',
  attributes: html`type="text" autocomplete="name" maxlength="120"`,
});
const PIN = field({
  name: 'pin',
  label: 'PIN',
  hint: `${min} to ${max} digits`,
  attributes: html`type="password" inputmode="numeric" autocomplete="new-password" maxlength="12"`,
});
const REPEAT = field({
  name: 'repeat',
  label: 'Repeat the PIN',
  attributes: html`type="password" inputmode="numeric" autocomplete="new-password" maxlength="12"`,
});
const CODE = field({
  name: 'code',
  label: 'Code',
  attributes: html`type="text" inputmode="numeric" autocomplete="one-time-code" maxlength="8"`,
});
