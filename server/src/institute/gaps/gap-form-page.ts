import { createHash } from 'node:crypto';
import { type Language, message } from '@aranya/shared/contracts';
import type { TextOf } from '../../platform/languages/translations';
import type { Problem } from '../../platform/problems/problem';
import { Html, html } from '../../platform/text/html';

const STYLE =
  'body{margin:0;background:#0e2a1f;color:#1c2b24;font:1.0625rem/1.6 system-ui,sans-serif}' +
  'main{box-sizing:border-box;max-width:36rem;margin:12vh auto 2rem;padding:2rem;background:#fffdf7;border-radius:16px}' +
  'h1{margin:0 0 1rem;font:600 2rem/1.2 Georgia,serif}' +
  'a{display:inline-block;padding:.6rem 0;color:#14532d;font-weight:600}';

/** The page may do nothing but be read: one style, links. */
export const GAP_PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Fields as the form names them. */
const FIELD_NAMES: Record<string, string> = {
  userName: message('Email ID/ Mobile Number'),
  fullName: message('Full Name'),
  country: message('Country'),
  sdg: message('I want to contribute to'),
  extraDetail: message('Describe the data information Gap'),
};

/** For whom a page is written. */
interface Reader {
  brand: string;
  /** The language that the form was read in, and what is said in it. */
  language: Language;
  text: TextOf;
  /** Address of the form's page; undefined where nobody knows from where the form came. */
  back: string | undefined;
}

interface PageParts {
  title: string;
  body: Html;
  /** Words of the link to the form. */
  link: string;
}

const page = ({ brand, language, back }: Reader, { title, body, link }: PageParts) =>
  html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${brand}</title>
<style>${new Html(STYLE)}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${body}
${back !== undefined && html`<a href="${back}">${link}</a>`}
</main>
</body>
</html>
`.text;

/** What somebody without scripts reads whose suggestion is here. */
export function receivedPage(reader: Reader) {
  const { text } = reader;
  return page(reader, {
    title: text('Thank you'),
    body: html`<p role="status">${text('Thank you. Your suggestion has reached us.')}</p>`,
    link: text('Suggest another gap'),
  });
}

/** What they read whose suggestion was refused, with what is wrong with each field. */
export function refusedPage(reader: Reader, { message: why, details }: Problem) {
  const { text } = reader;
  const fields = (details.fields ?? []).map(
    ({ field, message: wrong }) =>
      html`<li>${text(FIELD_NAMES[field] ?? field)}: ${text(wrong)}</li>`,
  );
  return page(reader, {
    title: text('Not sent'),
    body: html`<p role="alert">${text(why)}</p>
${fields.length > 0 && html`<ul>${fields}</ul>`}
<p>${text('Your browser’s Back leads to what you wrote.')}</p>`,
    link: text('Back to the form'),
  });
}
