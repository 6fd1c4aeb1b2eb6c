import { createHash } from 'node:crypto';
import type { Language } from '@aranya/shared/contracts';
import type { FastifyReply } from 'fastify';
import { Html, html } from './html';

const STYLE =
  'body{margin:0;background:#0e2a1f;color:#1c2b24;font:1.0625rem/1.6 system-ui,sans-serif}' +
  'main{box-sizing:border-box;width:min(36rem,100% - 2rem);margin:12vh auto 2rem;padding:2rem;background:#fffdf7;border-radius:16px}' +
  'h1{margin:0 0 1rem;font:600 2rem/1.2 Georgia,serif}' +
  'a{display:inline-block;padding:.6rem 0;color:#14532d;font-weight:600}' +
  'button{min-height:3rem;margin:.5rem 0;padding:.5rem 1.5rem;border:0;border-radius:999px;background:#14532d;color:#fff;font:inherit;font-weight:600;cursor:pointer}';

export const plainPagePolicy = (forms: "'self'" | "'none'"): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
    `form-action ${forms}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

export const sendPlainPage = (reply: FastifyReply, forms: "'self'" | "'none'", page: string) =>
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', plainPagePolicy(forms))
    .send(page);

interface PlainPage {
  brand: string;
  language: Language;
  title: string;
  body: Html;
}

/** Works without scripts. */
export const plainPage = ({ brand, language, title, body }: PlainPage): string =>
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
</main>
</body>
</html>
`.text;
