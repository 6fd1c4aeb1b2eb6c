import type { Language } from '@aranya/shared/contracts';
import { html } from '../../platform/text/html';
import { page } from './page';

/** A stored text message. */
export interface OutboxEntry {
  phoneNumber: string;
  text: string;
  /** Language of the text. */
  language: Language;
  createdAt: Date;
}

/** Builds the page with the stored text messages, newest first. */
export function outboxPage(brand: string, messages: readonly OutboxEntry[]): string {
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
