/** How long a download may take to begin before its address is released, in milliseconds. */
const RELEASE_MS = 30_000;

/** Tells spreadsheets that the file is UTF-8; reading an answer as text drops it. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Puts a table into the person's downloads. */
export function downloadTable(name: string, text: string) {
  const day = new Date().toISOString().slice(0, 10);
  const file = new Blob([BYTE_ORDER_MARK, text.replace(/^\uFEFF/, '')], {
    type: 'text/csv;charset=utf-8',
  });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `aranya-${name}-${day}.csv`;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(link.href), RELEASE_MS);
}
