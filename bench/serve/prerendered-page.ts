import { MOBILE_MAX_WIDTH, type Registry } from '@aranya/shared/contracts';
import { partName } from '../single-page/exposed-modules';
import { addressOf } from './variants';

interface SinglePage {
  template: string;
  parts: Readonly<Record<string, readonly string[]>>;
  registry: Registry;
}

/** Fonts are kept: both builds use them. */
const FEDERATIONS_OWN =
  /<link rel="(?:preload|later)" (?!as="font")[^>]*>|<script src="\/preload-for-person\.js"[^>]*><\/script>/g;

const OWN_FILES = /<script defer[^>]*><\/script>|<link href="[^"]+\.css" rel="stylesheet"[^>]*>/g;

/** The product requests the same number, for signed-in people after their session was read. */
function preloads(pathname: string, { registry, parts }: SinglePage): string {
  const files = registry.remotes.flatMap(({ name, routes }) =>
    routes
      .filter(({ path, audience }) => path === pathname && audience !== 'community-for')
      .flatMap(({ expose, viewport }) => {
        const media =
          viewport === 'any'
            ? ''
            : ` media="(${viewport === 'mobile' ? 'max' : 'min'}-width: ${MOBILE_MAX_WIDTH + (viewport === 'mobile' ? 0 : 1)}px)"`;
        return (parts[partName(name, expose)] ?? []).map(
          (file) =>
            `<link rel="preload" href="/${file}" as="${file.endsWith('.css') ? 'style' : 'script'}"${media} />`,
        );
      }),
  );
  return [...new Set(files)].join('');
}

/** The product's document with the scripts of the single-page build instead of its own. */
export async function prerenderedPage(pathname: string, singlePage: SinglePage) {
  const answer = await fetch(addressOf('federated') + pathname);
  const product = await answer.text();
  const own = (singlePage.template.match(OWN_FILES) ?? []).join('');
  if (!product.includes('data-drawn=') || own === '') {
    throw new Error(`${pathname} is not prerendered, or the single page names no script.`);
  }
  const page = product
    .replace(FEDERATIONS_OWN, '')
    .replace(OWN_FILES, '')
    .replace('</title>', () => `</title>${preloads(pathname, singlePage)}`)
    .replace('</head>', () => `${own}</head>`);
  return { page, policy: answer.headers.get('content-security-policy') ?? '' };
}
