/**
 * What browsers call networks of at most some 700 kbit/s: `effectiveType` of the Network Information API, and the
 * header `ECT`. nginx has the same ones (delivery/nginx/negotiation.conf).
 */
export const SLOW_NETWORKS: readonly string[] = ['slow-2g', '2g', '3g'];
