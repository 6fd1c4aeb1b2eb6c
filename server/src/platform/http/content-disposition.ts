/**
 * Value of `Content-Disposition` (RFC 6266): how a browser treats a file, and the name under which
 * it is saved. Whatever the name holds, it stays one name.
 */
export function contentDisposition(kind: 'inline' | 'attachment', name: string): string {
  const wellFormed = Buffer.from(name).toString('utf8');
  // For old readers: printable ASCII without what quotation, escapes and paths are made of.
  const plain = wellFormed.replace(/[^\x20-\x7e]|["\\/%]/g, '_');
  const encoded = encodeURIComponent(wellFormed).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
