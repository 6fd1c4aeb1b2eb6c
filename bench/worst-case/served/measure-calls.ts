import type { DatabaseKind } from '../../soak/soak-storage';
import type { Measured } from '../measured';
import { callCases } from './cases/call-cases';
import { measureCall } from './measure-call';
import { openProduct } from './product';
import { openSender } from './send';

/** What to send, and where. */
export interface CallOptions {
  database: DatabaseKind;
  portBase: number;
  /** Only cases whose route or place holds this. */
  only: string;
  onProgress: (line: string) => void;
}

/** Sends every case of every route to a product that was started for it. */
export async function measureCalls(options: CallOptions): Promise<Measured[]> {
  const product = await openProduct(options);
  const sender = openSender(product.origins);
  const results: Measured[] = [];
  try {
    const cases = callCases(product.routes).filter(({ route, place }) =>
      `${route} ${place}`.includes(options.only),
    );
    for (const [index, one] of cases.entries()) {
      options.onProgress(`${index + 1} of ${cases.length} routes: ${one.route}, ${one.place}`);
      results.push(...(await measureCall(product, sender, one)));
    }
  } finally {
    sender.close();
    await product.close();
  }
  return results;
}
