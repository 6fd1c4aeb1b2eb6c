import { OPEN_FORMS, TARGETED_FORMS } from '@aranya/shared/contracts';
import { DEMONSTRATION_FORM_PINS } from '../../demonstration/form-pins';
import { DEMONSTRATION_PEOPLE, DEMONSTRATION_PIN } from '../../demonstration/people';
import type { outboxMessage } from '../../people/text-gateway/tables';
import { html } from '../../platform/text/html';
import { page } from './page';

export function outboxPage(
  brand: string,
  messages: readonly (typeof outboxMessage.$inferSelect)[],
): string {
  const items = messages.map(
    ({ phoneNumber, text, language, createdAt }) => html`<li>
<p class="recipient"><b>${phoneNumber}</b> <time datetime="${createdAt.toISOString()}">${clock(createdAt)}</time></p>
<p lang="${language}">${text}</p>
</li>
`,
  );
  const list =
    items.length > 0
      ? html`<ol class="messages">${items}</ol>`
      : html`<p class="empty">No text message yet. Ask for a code, and it appears here.</p>`;
  return page({
    brand,
    title: 'Outbox',
    lead:
      'A demonstration sends no text messages. They are shown here, newest first; the page ' +
      'refreshes itself.',
    script: 'outbox.js',
    body: html`<div id="messages" aria-live="polite">${list}</div>`,
  });
}

const clock = (moment: Date) =>
  moment.toLocaleTimeString('en-IN', { hour: '2-digit', minute: '2-digit', second: '2-digit' });

export function demonstrationPage(brand: string): string {
  const accounts = DEMONSTRATION_PEOPLE.filter(({ account }) => account).map(
    ({ account, phoneNumber, name }) =>
      html`<tr><th scope="row">${name}<br>${account}</th><td>${phoneNumber}</td><td>${DEMONSTRATION_PIN}</td></tr>`,
  );
  const pins: Record<string, string> = DEMONSTRATION_FORM_PINS;
  const forms = [...TARGETED_FORMS, ...OPEN_FORMS].map(
    ({ name, name2, formId }) =>
      html`<tr><th scope="row">${name}<br>${name2}</th><td>${pins[decodeURIComponent(formId)] ?? 'open, no PIN'}</td></tr>`,
  );
  return page({
    brand,
    title: 'Demonstration',
    lead: 'Made-up accounts and PINs. They exist in demonstration mode only.',
    script: 'outbox.js',
    body: html`<p><a href="/outbox">Text messages that would have been sent</a></p>
<h2>Accounts</h2>
<table><thead><tr><th scope="col">Who</th><th scope="col">Phone number</th><th scope="col">PIN</th></tr></thead><tbody>${accounts}</tbody></table>
<h2>Forms</h2>
<table><thead><tr><th scope="col">Form</th><th scope="col">PIN</th></tr></thead><tbody>${forms}</tbody></table>
<h2 id="links">Links of the site</h2>
<p>A social icon at the foot of the site leads here as long as it has no address. An administrator writes the
addresses in Administration, Site. In production an icon without an address is not shown.</p>`,
  });
}
