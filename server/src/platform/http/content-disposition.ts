/** RFC 6266. The name cannot inject other parameters. */
export function contentDisposition(kind: 'inline' | 'attachment', name: string): string {
  const wellFormed = Buffer.from(name).toString('utf8');
  // For old clients: printable ASCII without characters of quotation, escapes and paths.
  const plain = wellFormed.replace(/[^\x20-\x7e]|["\\/%]/g, '_');
  const encoded = encodeURIComponent(wellFormed).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
