/** How long a download may take to begin before its address is released, in milliseconds. */
const RELEASE_MS = 30_000;

/** Tells spreadsheets that the file is UTF-8; reading an answer as text drops it. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Puts a table into the person's downloads. */
export function downloadTable(name: string, text: string) {
  const day = new Date().toISOString().slice(0, 10);
  const marked = BYTE_ORDER_MARK + text.replace(/^\uFEFF/, '');
  downloadFile(`aranya-${name}-${day}.csv`, marked, 'text/csv;charset=utf-8');
}

/** Puts a text into the person's downloads. @param name of the file */
export function downloadFile(name: string, text: string, type: string) {
  const file = new Blob([text], { type });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(link.href), RELEASE_MS);
}
