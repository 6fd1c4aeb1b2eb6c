import path from 'node:path';
import { startBuiltProduct } from '../../e2e/product/start-product';
import { serveComparison } from './comparison-origin';
import { productPage } from './product-page';
import { ALLOWED_ORIGINS, BENCH_PORT_BASE, PORTS } from './variants';

const root = path.join(import.meta.dirname, '..', '..');

/**
 * Starts the product from its builds, and beside it the single-page application and the minimal
 * page. All call the same server.
 * @returns stops them
 */
export async function startVariants() {
  const { stop: stopProduct } = await startBuiltProduct(BENCH_PORT_BASE, {
    ARANYA_ALLOWED_ORIGINS: ALLOWED_ORIGINS,
  });
  const page = await productPage();
  const built = (name: string) => path.join(root, 'bench', name, 'dist', 'site');
  const stops = [
    stopProduct,
    await serveComparison(
      PORTS['single-page'],
      [built('single-page'), path.join(root, 'host', 'public')],
      page,
    ),
    await serveComparison(PORTS.minimal, [built('minimal')], page),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
