/**
 * Where the site's own pages are for somebody who reached the identity pages under this name: a
 * phone that uses this machine's address is not sent to "localhost".
 * @param allowedOrigins the host's before those of the remotes
 */
export const homeAddress = (
  allowedOrigins: readonly string[],
  hostname: string,
): string | undefined =>
  allowedOrigins.find((origin) => new URL(origin).hostname === hostname) ?? allowedOrigins[0];
