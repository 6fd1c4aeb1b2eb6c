import { FRONT_END_ORIGINS, portOf } from '@aranya/shared/contracts';

/** The measured product has ports of its own, so that a running product is left alone; browsers open no 3659. */
export const BENCH_PORT_BASE = 660;

/** Ports of what it is compared with: the first that the product leaves free. */
const afterTheProduct = portOf('host', BENCH_PORT_BASE) + FRONT_END_ORIGINS.length;

/**
 * Builds to measure. `prerendered` is the single page with the product's first content in its
 * document.
 */
export type Variant = 'federated' | 'single-page' | 'prerendered' | 'minimal';

export const PORTS: Record<Variant, number> = {
  federated: portOf('host', BENCH_PORT_BASE),
  'single-page': afterTheProduct,
  minimal: afterTheProduct + 1,
  prerendered: afterTheProduct + 2,
};

export const addressOf = (variant: Variant) => `http://localhost:${PORTS[variant]}`;

/** The origins whose pages call the product's server. */
export const ALLOWED_ORIGINS = [
  ...FRONT_END_ORIGINS.map((origin) => `http://localhost:${portOf(origin, BENCH_PORT_BASE)}`),
  addressOf('single-page'),
  addressOf('prerendered'),
].join(', ');
