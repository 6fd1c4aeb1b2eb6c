/** Node's error codes for untrusted certificates. */
const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_(GET_ISSUER|VERIFY)|ERR_TLS/;

export const isUntrusted = (error: unknown) => CERTIFICATE.test(codeOf(error));

export function whyNotReached(error: unknown): string {
  const code = codeOf(error);
  if (!isUntrusted(error)) return `the connection failed${code && ` (${code})`}`;
  return (
    `its certificate is not trusted (${code}). Give Central a certificate for its own name, or name ` +
    "the file of your institute's authority in NODE_EXTRA_CA_CERTS"
  );
}

export function whyRedirected(baseUrl: string, location: string | null): string {
  const target = location !== null && URL.canParse(location, baseUrl) ? location : baseUrl;
  const { origin } = new URL(target, baseUrl);
  return `it sends on to ${origin}. If that is your Central, set ARANYA_CENTRAL_URL to its address there`;
}

function codeOf(error: unknown): string {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  if (typeof cause === 'object' && cause !== null) return codeOf(cause);
  return typeof code === 'string' ? code : '';
}
