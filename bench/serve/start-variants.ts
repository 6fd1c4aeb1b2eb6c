import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { startBuiltProduct } from '../../e2e/product/start-product';
import { PARTS_FILE } from '../build';
import { serveComparison } from './comparison-origin';
import { prerenderedPage } from './prerendered-page';
import { productPage } from './product-page';
import { ALLOWED_ORIGINS, BENCH_PORT_BASE, PORTS } from './variants';

const root = path.join(import.meta.dirname, '..', '..');

/** All builds call the same server. @returns function that stops all of them */
export async function startVariants() {
  const { stop: stopProduct } = await startBuiltProduct(BENCH_PORT_BASE, {
    ARANYA_ALLOWED_ORIGINS: ALLOWED_ORIGINS,
  });
  const page = await productPage();
  const built = (name: string) => path.join(root, 'bench', name, 'dist', 'site');
  const singlePage: [string, ...string[]] = [
    built('single-page'),
    path.join(root, 'host', 'public'),
  ];
  const partsFile = path.join(root, 'bench', 'single-page', 'dist', PARTS_FILE);
  const parts = JSON.parse(await readFile(partsFile, 'utf8')) as Record<string, string[]>;
  const stops = [
    stopProduct,
    await serveComparison(PORTS['single-page'], singlePage, page),
    await serveComparison(PORTS.prerendered, singlePage, page, (pathname, template, registry) =>
      prerenderedPage(pathname, { template, parts, registry }),
    ),
    await serveComparison(PORTS.minimal, [built('minimal')], page),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
