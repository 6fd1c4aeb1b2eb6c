import {
  type FrontEndSettings,
  HOST_FILES_ATTRIBUTE,
  type Registry,
} from '@aranya/shared/contracts';

/** Content of a host page that determines its set. Page and worker parse it the same way. */
export interface PageOfSet {
  settings: Pick<FrontEndSettings, 'remoteOrigins'>;
  registry: Registry;
  /** Address of the list of the host's files, named by its hash. */
  hostFiles: string;
  /** Whether the engine for forms belongs to the set: this device keeps a form. */
  withForms: boolean;
}

const DATA = /<script[^>]* id="aranya-page"[^>]*>([^<]*)<\/script>/;
const HOST_FILES = new RegExp(`${HOST_FILES_ATTRIBUTE}="(/files\\.[0-9a-f]{8}\\.json)"`);

/**
 * Parses a page of the host.
 * @param html the page as sent
 * @param hostname replaces `{hostname}`
 * @throws if it is not a page of the host, such as the sign-in page of a Wi-Fi gateway
 */
export function readPage(html: string, hostname: string) {
  const data = DATA.exec(html)?.[1];
  const hostFiles = HOST_FILES.exec(html)?.[1];
  if (!data || !hostFiles) throw new Error('This is no page of the host.');
  return pageOfSet(data, hostFiles, hostname);
}

/** @param data text of the page's JSON block */
export function pageOfSet(
  data: string,
  hostFiles: string,
  hostname: string,
): Omit<PageOfSet, 'withForms'> {
  const { settings, registry } = JSON.parse(data.replaceAll('{hostname}', hostname));
  if (!settings || !registry) throw new Error('The page has no settings or no registry.');
  return { settings, registry, hostFiles };
}

/** Id of a page's set, derived from registry and host. */
export async function setIdOf({ registry, hostFiles, withForms }: PageOfSet): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify({ registry, hostFiles, withForms }));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Message by which a page announces its set to the worker. */
export interface ShownMessage {
  type: 'shown';
  set: string;
  withForms: boolean;
}

export const isShownMessage = (data: unknown): data is ShownMessage => {
  const { type, set, withForms } = (data ?? {}) as Partial<ShownMessage>;
  const isSet = typeof set === 'string' && /^[0-9a-f]{32}$/.test(set);
  return type === 'shown' && isSet && typeof withForms === 'boolean';
};
