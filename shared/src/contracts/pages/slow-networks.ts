/**
 * `effectiveType` values (Network Information API) and `ECT` header values of networks up to about
 * 700 kbit/s. nginx uses the same list (delivery/nginx/negotiation.conf).
 */
export const SLOW_NETWORKS: readonly string[] = ['slow-2g', '2g', '3g'];
