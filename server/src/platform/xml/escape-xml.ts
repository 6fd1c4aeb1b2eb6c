import { escapeHtml } from '../text/html';

/** Characters that XML 1.0 forbids, even as a reference. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Forbidden characters become U+FFFD. */
export const escapeXml = (text: string): string => escapeHtml(text.replace(FORBIDDEN, '\ufffd'));
