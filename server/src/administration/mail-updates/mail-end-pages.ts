import { addressIn, type Language } from '@aranya/shared/contracts';
import type { TextOf } from '../../platform/languages/translations';
import type { Problem } from '../../platform/problems/problem';
import { type Html, html } from '../../platform/text/html';
import { plainPage } from '../../platform/text/plain-page';

export interface Reader {
  brand: string;
  /** Origin of the site; undefined if there is none. */
  site: string | undefined;
  language: Language;
  text: TextOf;
}

const linkTo = ({ site, language }: Reader, path: string, words: string): Html | false =>
  site !== undefined && html`<p><a href="${site}${addressIn(language, path)}">${words}</a></p>`;

/** Security scanners open every link of a mail, which must not unsubscribe anyone. */
export function questionPage({ brand, language, text }: Reader): string {
  return plainPage({
    brand,
    language,
    title: text('No more mails about new campaigns?'),
    body: html`<p>${text('With one press you are off the list, and your address is removed from it.')}</p>
<form method="post"><button type="submit">${text('Send me no more mails')}</button></form>`,
  });
}

export function endedPage(reader: Reader): string {
  const { brand, language, text } = reader;
  return plainPage({
    brand,
    language,
    title: text('You are off the list'),
    body: html`<p role="status">${text('Your address is removed. A mail that is on its way just now may still reach you.')}</p>
${linkTo(reader, '/compaigns', text('See the campaigns'))}`,
  });
}

export function notEndedPage(reader: Reader, { code, message }: Problem): string {
  const { brand, language, text } = reader;
  if (code !== 'not_found') {
    return plainPage({
      brand,
      language,
      title: text('Not done yet'),
      body: html`<p role="alert">${text(message)}</p>
<p>${text('Open the link of the mail again to try once more.')}</p>`,
    });
  }
  return plainPage({
    brand,
    language,
    title: text('This link ends no mails'),
    body: html`<p role="alert">${text('You are off the list already, or the link is not whole.')}</p>
<p>${text('Should mails still come, open the link of the newest one, or write to us.')}</p>
${linkTo(reader, '/contact-us', text('Contact'))}`,
  });
}
