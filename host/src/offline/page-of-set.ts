import {
  type FrontEndSettings,
  HOST_FILES_ATTRIBUTE,
  type Registry,
} from '@aranya/shared/contracts';

/** Content of a host page that determines its set. */
export interface PageOfSet {
  settings: Pick<FrontEndSettings, 'remoteOrigins'>;
  registry: Registry;
  /** Address of the list of the host's files, named by its hash. */
  hostFiles: string;
}

const DATA = /<script[^>]* id="aranya-page"[^>]*>([^<]*)<\/script>/;
const HOST_FILES = new RegExp(`${HOST_FILES_ATTRIBUTE}="(/files\\.[0-9a-f]{8}\\.json)"`);

/**
 * Page and worker parse it the same way.
 * @param html the page as sent, or as it is shown
 * @param hostname replaces `{hostname}`
 * @throws if it is not a built page of the host, such as the sign-in page of a Wi-Fi gateway
 */
export function readPage(html: string, hostname: string): PageOfSet {
  const data = DATA.exec(html)?.[1];
  const hostFiles = HOST_FILES.exec(html)?.[1];
  if (!data || !hostFiles) throw new Error('This is no page of the host.');
  const { settings, registry } = JSON.parse(data.replaceAll('{hostname}', hostname));
  return { settings, registry, hostFiles };
}

export interface ShownMessage {
  type: 'shown';
  set: string;
  /** The engine for forms is included if this device stores a form. */
  withForms: boolean;
}

export async function setIdOf({ registry, hostFiles }: PageOfSet, withForms: boolean) {
  const bytes = new TextEncoder().encode(JSON.stringify({ registry, hostFiles, withForms }));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
