import { addressOf } from './variants';

export interface ProductPage {
  /** Without those that apply to one answer only. */
  headers: Record<string, string>;
  inlineJson: string;
  nonce: string;
}

/** They apply to one answer or to federation only; other builds do not use its preloads. */
const LEFT_OUT = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'link',
  'transfer-encoding',
]);

/** Asks the running product, so that the comparison has the same headers and settings. */
export async function productPage(): Promise<ProductPage> {
  const answer = await fetch(`${addressOf('federated')}/`);
  const page = await answer.text();
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !LEFT_OUT.has(name)));
  const inlineJson = /id="aranya-page">([^<]*)</.exec(page)?.[1];
  const nonce = /'nonce-([^']+)'/.exec(headers['content-security-policy'] ?? '')?.[1];
  if (!inlineJson || !nonce) throw new Error('The product’s page has no settings or no nonce.');
  return { headers, inlineJson, nonce };
}
