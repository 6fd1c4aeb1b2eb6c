import { LICENCE_FACTS, type Licence, message, PROBLEMS } from '@aranya/shared/contracts';
import { type ServerSettings, sendsMessages } from '../../platform/configuration/settings';
import type { TextOf } from '../../platform/languages/translations';
import { html } from '../../platform/text/html';
import { ageField, field } from './form-fields';
import { CODE_RESEND_SECONDS } from './limits';
import { page } from './page';
import type { PageLanguage } from './page-language';

type FormPage = typeof REGISTRATION | typeof RECOVERY;

export const REGISTRATION = {
  title: message('Create your account'),
  lead: message('We ask for your phone number, name and age, and you choose a PIN. That is all.'),
  /** Path for the completed form; `<path>/code` requests the code. */
  path: '/register',
  withName: true,
  finish: message('Register'),
  done: message('Your account is ready.'),
  outcome: 'registered',
} as const;

export const RECOVERY = {
  title: message('Choose a new PIN'),
  lead: message('We send a code to your phone; with it you set a new PIN.'),
  path: '/recover',
  withName: false,
  finish: message('Save the PIN'),
  done: message('Your new PIN is set.'),
  outcome: 'recovered',
} as const;

/** @param licence under which the records are published; null: none was chosen */
export function formPage(
  form: FormPage,
  settings: ServerSettings,
  { hostname, userAgent = '' }: { hostname: string; userAgent?: string | undefined },
  language: PageLanguage,
  licence: Licence | null = null,
): string {
  const { brand, demonstration, allowedOrigins } = settings;
  const { text } = language;
  return page({
    brand,
    language,
    title: text(form.title),
    lead: text(form.lead),
    script: 'identity-form.js',
    home: homeAddress(allowedOrigins, hostname),
    metas: {
      'allowed-openers': allowedOrigins.join(' '),
      'resend-seconds': String(CODE_RESEND_SECONDS),
      texts: JSON.stringify(language.scriptTexts),
    },
    body: html`<form method="post" action="${form.path}" data-outcome="${form.outcome}" novalidate>
${!sendsMessages(settings) && html`<p class="alert">${text(PROBLEMS.no_text_messages.message)}</p>`}
${form.withName && IPHONE.test(userAgent) && html`<p class="note">${text(ANDROID_ONLY)}</p>`}
<p class="alert" role="alert" id="form-error" hidden></p>
${field('phoneNumber', text)}
${form.withName && field('name', text)}
${form.withName && ageField(text)}
${form.withName && licence && licenceNote(text, licence)}
<div class="pair">${field('pin', text)}${field('repeat', text)}</div>
<label class="choice"><input type="checkbox" id="show-digits"> ${text('Show digits')}</label>
<div id="code-part" hidden>
<p class="sent" id="code-sent"></p>
<div class="code-row">${field('code', text)}<p class="resend"><button type="button" class="quiet" id="resend">${text('Send it again')}</button>
${demonstration && OUTBOX_LINK}</p></div>
</div>
<button type="submit" id="submit" data-finish="${text(form.finish)}">${text('Send code')}</button>
<p class="visually-hidden" role="status" id="progress"></p>
<noscript><p class="alert">${text('This page needs JavaScript.')}</p></noscript>
</form>
<div id="done" data-title="${text(form.done)}" hidden>
<p>${text('You can close this window and sign in with your phone number and PIN.')}</p>
</div>`,
  });
}

const IPHONE = /iPhone|iPad|iPod/;

const ANDROID_ONLY = message(
  'This looks like an iPhone or iPad. ODK Collect, which makes the records, is for Android: register here, and record with a shared Android phone.',
);

const LICENCE_NOTE = message(
  'Your records are published under the licence {licence}, with coarse places for threatened species. Your name and photos are not published unless you choose so in your account.',
);

const licenceNote = (text: TextOf, licence: Licence) =>
  html`<p class="hint">${text(LICENCE_NOTE).replace('{licence}', LICENCE_FACTS[licence].name)}</p>`;

const OUTBOX_LINK = html`<a href="/outbox" lang="en" target="_blank" rel="noopener">Open the outbox</a>`;

/**
 * A phone that uses this machine's address must not be sent to "localhost".
 * @param allowedOrigins the host's first
 */
const homeAddress = (allowedOrigins: readonly string[], hostname: string): string | undefined =>
  allowedOrigins.find((origin) => new URL(origin).hostname === hostname) ?? allowedOrigins[0];
