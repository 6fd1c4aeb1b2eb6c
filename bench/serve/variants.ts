import { FRONT_END_ORIGINS, portOf } from '@aranya/shared/contracts';

/** Ports of the measured product, which do not collide with a running one. Browsers block 3659. */
export const BENCH_PORT_BASE = 660;

const afterTheProduct = portOf('host', BENCH_PORT_BASE) + FRONT_END_ORIGINS.length;

/** `prerendered`: the single page with the product's first content in its document. */
export type Variant = 'federated' | 'single-page' | 'prerendered' | 'minimal';

export const PORTS: Record<Variant, number> = {
  federated: portOf('host', BENCH_PORT_BASE),
  'single-page': afterTheProduct,
  minimal: afterTheProduct + 1,
  prerendered: afterTheProduct + 2,
};

export const addressOf = (variant: Variant) => `http://localhost:${PORTS[variant]}`;

export const ALLOWED_ORIGINS = [
  ...FRONT_END_ORIGINS.map((origin) => `http://localhost:${portOf(origin, BENCH_PORT_BASE)}`),
  addressOf('single-page'),
  addressOf('prerendered'),
].join(', ');
