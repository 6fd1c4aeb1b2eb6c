import { type Language, message } from '@aranya/shared/contracts';
import type { TextOf } from '../../platform/languages/translations';
import type { Problem } from '../../platform/problems/problem';
import { type Html, html } from '../../platform/text/html';
import { plainPage } from '../../platform/text/plain-page';

const FIELD_NAMES: Record<string, string> = {
  userName: message('Email ID/ Mobile Number'),
  fullName: message('Full Name'),
  country: message('Country'),
  sdg: message('I want to contribute to'),
  extraDetail: message('Describe the data information Gap'),
};

interface Reader {
  brand: string;
  language: Language;
  text: TextOf;
  /** Undefined if the form's origin is unknown. */
  back: string | undefined;
}

const page = (
  { brand, language, back }: Reader,
  { title, body, link }: { title: string; body: Html; link: string },
) =>
  plainPage({
    brand,
    language,
    title,
    body: html`${body}
${back !== undefined && html`<a href="${back}">${link}</a>`}`,
  });

export function receivedPage(reader: Reader) {
  const { text } = reader;
  return page(reader, {
    title: text('Thank you'),
    body: html`<p role="status">${text('Thank you. Your suggestion has reached us.')}</p>`,
    link: text('Suggest another gap'),
  });
}

export function refusedPage(reader: Reader, problem: Problem) {
  const { text } = reader;
  const { message: why, fields: refused = [] } = problem.bodyIn(() => text);
  const fields = refused.map(
    ({ field, message: wrong }) => html`<li>${text(FIELD_NAMES[field] ?? field)}: ${wrong}</li>`,
  );
  return page(reader, {
    title: text('Not sent'),
    body: html`<p role="alert">${text(why)}</p>
${fields.length > 0 && html`<ul>${fields}</ul>`}
<p>${text('Your browser’s Back leads to what you wrote.')}</p>`,
    link: text('Back to the form'),
  });
}
