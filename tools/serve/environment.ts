import { networkInterfaces } from 'node:os';
import path from 'node:path';
import {
  type FrontEndSettings,
  type Origin,
  portOf,
  REMOTE_NAMES,
  WHOLE_LANGUAGES,
} from '@aranya/shared/contracts';
import { addressUnder } from '../../server/src/platform/configuration/addresses';
import { FrontEndEnvironment } from '../../server/src/platform/configuration/front-end-environment';
import { readVariables } from '../../server/src/platform/configuration/read-variables';

type Contact = NonNullable<FrontEndSettings['contact']>;

/** Falls back to the loopback name. */
export function localNetworkAddress(): string {
  const addresses = Object.values(networkInterfaces()).flatMap((entries) => entries ?? []);
  return (
    addresses.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? 'localhost'
  );
}

/** Relative to the working directory. @throws for a bucket, which serves its files itself */
export function releasesFolder(
  variables: Record<string, string | undefined> = process.env,
): string {
  const { ARANYA_RELEASES: releases, ARANYA_DATA_DIR: data = '.data' } = variables;
  if (releases?.startsWith('s3:')) {
    throw new Error('ARANYA_RELEASES names a bucket; to serve from this machine, name a folder.');
  }
  return path.resolve(releases ?? path.join(data, 'releases'));
}

const listOf = (text = '') =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

/** @throws with a sentence for every wrong variable */
export function serveEnvironment(variables: Record<string, string | undefined> = process.env) {
  const values = readVariables(FrontEndEnvironment, variables);
  const portBase = values.ARANYA_PORT_BASE;
  const issuer = values.ARANYA_OIDC_ISSUER;
  const domain = values.ARANYA_DOMAIN;
  const publicUrl =
    values.ARANYA_PUBLIC_URL ??
    (domain
      ? addressUnder(domain, 'server')
      : `http://${localNetworkAddress()}:${portOf('server', portBase)}`);
  const demonstration =
    values.ARANYA_DEMONSTRATION ??
    (values.NODE_ENV !== 'production' && !values.DATABASE_URL && !values.ARANYA_CENTRAL_URL);
  return {
    portBase,
    /** Domain whose subdomains with https are the origins. */
    domain,
    /** Listen address: all interfaces by default, so that a phone on the same network reaches it. */
    listen: values.ARANYA_LISTEN,
    /** Public address of the server as phones reach it. */
    publicUrl,
    /** Addresses whose host names are accepted, besides this machine's own. */
    addresses: [
      publicUrl,
      ...(domain ? [addressUnder(domain, 'host')] : []),
      ...(values.ARANYA_ALLOWED_ORIGINS ?? []),
    ],
    demonstration,
    /** Whether browsers store the files for opening the product offline. */
    offline: values.ARANYA_OFFLINE ?? true,
    brand: values.ARANYA_BRAND,
    /** Folder of the release store. */
    releases: releasesFolder(variables),
    /** Deployables in watch mode (`npm run dev`). */
    watched: listOf(values.ARANYA_DEV),
    languages: values.ARANYA_LANGUAGES ? listOf(values.ARANYA_LANGUAGES) : [...WHOLE_LANGUAGES],
    /** Origins whose builds may override a remote in one browser. */
    overrideOrigins: listOf(values.ARANYA_OVERRIDE_ORIGINS),
    /** ODK Central, if it is the collection server. */
    central: values.ARANYA_CENTRAL_URL
      ? { url: values.ARANYA_CENTRAL_URL, projectId: values.ARANYA_CENTRAL_PROJECT ?? 1 }
      : undefined,
    contact: contactOf(variables, demonstration),
    /** Name of the identity provider for its button. */
    providerName: issuer && (values.ARANYA_OIDC_NAME ?? new URL(issuer).hostname),
    /** Whether browsers may load the institute's model. */
    visualEngine: Boolean(values.ARANYA_MODEL && values.ARANYA_MODEL_IN_BROWSER),
    /** Address of another map server, without query. */
    wmsUrl: values.ARANYA_WMS_URL,
    registerUrl: values.ARANYA_REGISTER_URL,
    recoverUrl: values.ARANYA_RECOVER_URL,
  };
}

export type ServeEnvironment = ReturnType<typeof serveEnvironment>;

const CONTACT_VARIABLES = {
  address: 'ARANYA_CONTACT_ADDRESS',
  phone: 'ARANYA_CONTACT_PHONE',
  website: 'ARANYA_CONTACT_WEBSITE',
  mail: 'ARANYA_CONTACT_MAIL',
} as const satisfies Record<keyof Contact, string>;

/** Each is marked as a sample. */
const DEMONSTRATION_CONTACT: Contact = {
  address: 'Demonstration: House of the Forest, 1 Sal Road, Keonjhar, Odisha 758001',
  phone: '+91 00000 00000 (demonstration)',
  website: 'https://demonstration.example.org',
  mail: 'demonstration@example.org',
};

function contactOf(variables: Record<string, string | undefined>, demonstration: boolean): Contact {
  const ways = Object.entries(CONTACT_VARIABLES).map(([way, name]) => [way, variables[name]]);
  const given = ways.filter(([, value]) => value);
  return given.length === 0 && demonstration ? DEMONSTRATION_CONTACT : Object.fromEntries(given);
}

/** Under the domain, or under the host name of the page. */
export const originAddress = (
  origin: Origin,
  { domain, portBase }: Pick<ServeEnvironment, 'domain' | 'portBase'>,
) => (domain ? addressUnder(domain, origin) : `http://{hostname}:${portOf(origin, portBase)}`);

export const isRemote = (name: string) => REMOTE_NAMES.some((remote) => remote === name);
