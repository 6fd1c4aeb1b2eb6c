import { MOBILE_MAX_WIDTH, type Registry } from '@aranya/shared/contracts';
import { partName } from '../single-page/exposed-modules';
import { addressOf } from './variants';

interface SinglePage {
  /** Content of the build's index.html. */
  template: string;
  /** Files of each of its parts, by `partName`. */
  parts: Readonly<Record<string, readonly string[]>>;
  registry: Registry;
}

/**
 * Matches preloads of the federated product and their script. Fonts are kept: both builds use them.
 */
const FEDERATIONS_OWN =
  /<link rel="(?:preload|later)" (?!as="font")[^>]*>|<script src="\/preload-for-person\.js"[^>]*><\/script>/g;

/** The build's own script and style sheet in a page. */
const OWN_FILES = /<script defer[^>]*><\/script>|<link href="[^"]+\.css" rel="stylesheet"[^>]*>/g;

/**
 * Preloads of a path's initial parts for the bench's visitor. The product requests the same number,
 * for signed-in people after their session was read.
 */
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

/**
 * The single page with the product's content before any script: the product's document with the
 * scripts of the single-page build instead of those of host and remotes.
 */
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
