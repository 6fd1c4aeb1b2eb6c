/**
 * Returns the address of the site's own pages for the host name of the request, so that a phone
 * that uses this machine's address is not sent to "localhost".
 * @param allowedOrigins the host's before those of the remotes
 */
export const homeAddress = (
  allowedOrigins: readonly string[],
  hostname: string,
): string | undefined =>
  allowedOrigins.find((origin) => new URL(origin).hostname === hostname) ?? allowedOrigins[0];
