const RELEASE_MS = 30_000;

/** Spreadsheets need it to detect UTF-8; reading an answer as text drops it. */
const BYTE_ORDER_MARK = '\uFEFF';

export function downloadTable(name: string, text: string) {
  const day = new Date().toISOString().slice(0, 10);
  const marked = BYTE_ORDER_MARK + text.replace(/^\uFEFF/, '');
  downloadFile(`aranya-${name}-${day}.csv`, marked, 'text/csv;charset=utf-8');
}

export function downloadFile(name: string, content: BlobPart, type: string) {
  const file = new Blob([content], { type });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(link.href), RELEASE_MS);
}
