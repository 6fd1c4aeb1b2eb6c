import { resolve } from 'node:path';
import {
  FRONT_END_ORIGINS,
  type Language,
  ORIGINS,
  type Origin,
  portOf,
  SOURCE_LANGUAGE,
} from '@aranya/shared/contracts';
import { repositoryFolder } from '../folders/server-folder';
import type { BucketSettings } from './bucket-settings';
import { type CentralAccount, readCentralAccount } from './central-account';
import type { DatabasePool } from './database-pool';
import { addressUnder } from './domain-addresses';
import { Environment, type EnvironmentValues, type LOG_LEVELS } from './environment';
import type { GatewaySettings } from './gateway-settings';
import { localAddresses } from './local-addresses';
import { type ModelSettings, readModelSettings } from './model-settings';
import { type ProviderSettings, readProviderSettings } from './provider-settings';
import { readGatewaySettings } from './read-gateway-settings';
import { readVariables } from './read-variables';
import { SettingsError } from './settings-error';

/** Maximum data of one person for one form in a day (UTC). */
export interface DailyQuota {
  records: number;
  /** Species of these records, each of which is a point on the map. */
  occurrences: number;
  /** Size of records as XML plus their files. */
  bytes: number;
}

/** The server's settings, complete and checked. */
export interface ServerSettings {
  ports: Record<Origin, number>;
  /** Absolute path. */
  dataFolder: string;
  /** Public address of the server without a trailing slash. */
  publicUrl: string;
  listen: string;
  /** Origins whose pages may call the server and open the identity pages. */
  allowedOrigins: string[];
  /** Addresses whose hosts are valid in requests. */
  addresses: string[];
  /** Addresses of proxies, or false. */
  trustProxy: string | false;
  demonstration: boolean;
  /** Minimum hours before a record is public; 0: at once. */
  publicationDelayHours: number;
  /** The product's name for people. */
  brand: string;
  /** Maximum bytes of one request from phones. */
  openRosaPartBytes: number;
  /** Null: a generated one in the data folder is used. */
  secret: string | null;
  logLevel: (typeof LOG_LEVELS)[number];
  /** Null: the embedded database. */
  databaseUrl: string | null;
  /** Null: the embedded collection server. */
  central: CentralAccount | null;
  databasePool: DatabasePool;
  /** Bearer token of `/metrics`. Null: only callers on this machine. */
  metricsToken: string | null;
  /** Time during which the server still accepts requests after the signal to stop, in milliseconds. */
  shutdownDelayMs: number;
  /** Maximum time for running requests after that, in milliseconds. */
  shutdownMs: number;
  /** Null: files are stored in the data folder. */
  bucket: BucketSettings | null;
  /** Null: text messages go to the outbox page, or are not sent. */
  textGateway: GatewaySettings | null;
  /** Whether messages are stored for the outbox page when there is no gateway. */
  outbox: boolean;
  /** Languages in which text messages are registered with the operator. Null: all languages. */
  textLanguages: readonly Language[] | null;
  /** Prefixes of phone numbers that may receive text messages, such as `+91`. Null: all. */
  textCountries: readonly string[] | null;
  /** Maximum number of text messages of the installation in an hour. */
  textMessagesPerHour: number;
  /** pyxform's `xls2xform`: program and first arguments. Null: XLSForms are not converted. */
  pyxformCommand: readonly string[] | null;
  /** Hours for which a person may edit an own record in the browser; 0: never. */
  editHours: number;
  /** Maximum data of one person for one form in a day. */
  dailyQuota: DailyQuota;
  /** Null: people sign in with phone number and PIN only. */
  provider: ProviderSettings | null;
  /** Null: no suggestions for photos. */
  model: ModelSettings | null;
}

/**
 * Reads the settings from the environment. An empty variable counts as not set.
 * @throws SettingsError with a sentence for every invalid variable.
 */
export function readSettings(environment: Record<string, string | undefined>): ServerSettings {
  const values = readVariables(Environment, environment);
  const production = values.NODE_ENV === 'production';
  if (production && values.ARANYA_DEMONSTRATION) {
    throw new SettingsError(
      'ARANYA_DEMONSTRATION must be off with NODE_ENV=production: ' +
        'the PIN of the demonstration accounts is public.',
    );
  }
  const central = readCentralAccount(values);
  if (central && values.ARANYA_DEMONSTRATION) {
    throw new SettingsError(
      'ARANYA_DEMONSTRATION must be off with ARANYA_CENTRAL_URL: ' +
        'demonstration records are not in ODK Central.',
    );
  }
  const demonstration =
    values.ARANYA_DEMONSTRATION ?? (!production && !values.DATABASE_URL && !central);
  const ports = movedPorts(values.ARANYA_PORT_BASE);
  const { ARANYA_DOMAIN: domain } = values;
  const [firstAddress] = localAddresses();
  const publicUrl =
    values.ARANYA_PUBLIC_URL ??
    (domain
      ? addressUnder(domain, 'server')
      : `http://${firstAddress ?? 'localhost'}:${ports.server}`);
  const origins = allowedOrigins(values, ports);
  return {
    ports,
    dataFolder: resolve(values.ARANYA_DATA_DIR ?? `${repositoryFolder()}/.data`),
    publicUrl,
    listen: values.ARANYA_LISTEN,
    allowedOrigins: origins,
    addresses: [publicUrl, ...origins, ...furtherAddresses(values)],
    trustProxy: values.ARANYA_TRUST_PROXY ?? false,
    demonstration,
    publicationDelayHours: values.ARANYA_PUBLICATION_DELAY_HOURS ?? (demonstration ? 0 : 24),
    brand: values.ARANYA_BRAND,
    openRosaPartBytes: values.ARANYA_OPENROSA_PART_BYTES,
    secret: values.ARANYA_SECRET ?? null,
    logLevel: values.ARANYA_LOG_LEVEL,
    databaseUrl: values.DATABASE_URL ?? null,
    central,
    databasePool: {
      connections: values.ARANYA_DATABASE_CONNECTIONS,
      connectMs: values.ARANYA_DATABASE_CONNECT_MS,
      statementMs: values.ARANYA_DATABASE_STATEMENT_MS,
      lockMs: values.ARANYA_DATABASE_LOCK_MS,
      idleTransactionMs: values.ARANYA_DATABASE_IDLE_TRANSACTION_MS,
      applicationName: values.ARANYA_DATABASE_APPLICATION_NAME,
    },
    metricsToken: values.ARANYA_METRICS_TOKEN ?? null,
    shutdownDelayMs: values.ARANYA_SHUTDOWN_DELAY_SECONDS * 1000,
    shutdownMs: values.ARANYA_SHUTDOWN_SECONDS * 1000,
    bucket: bucketOf(values),
    textGateway: readGatewaySettings(values),
    textLanguages:
      values.ARANYA_SMS_LANGUAGES ?? (values.ARANYA_SMS_URL ? [SOURCE_LANGUAGE] : null),
    outbox: demonstration,
    textCountries: values.ARANYA_SMS_COUNTRIES[0] === 'all' ? null : values.ARANYA_SMS_COUNTRIES,
    textMessagesPerHour: values.ARANYA_SMS_PER_HOUR,
    pyxformCommand:
      values.ARANYA_PYXFORM_COMMAND[0] === 'off' ? null : values.ARANYA_PYXFORM_COMMAND,
    editHours: values.ARANYA_EDIT_HOURS,
    dailyQuota: {
      records: values.ARANYA_RECORDS_PER_DAY,
      occurrences: values.ARANYA_OCCURRENCES_PER_DAY,
      bytes: values.ARANYA_BYTES_PER_DAY,
    },
    provider: readProviderSettings(values),
    model: readModelSettings(values),
  };
}

/** Whether one-time codes are delivered: through a gateway, or on the outbox page. */
export const sendsMessages = ({
  textGateway,
  outbox,
}: Pick<ServerSettings, 'textGateway' | 'outbox'>): boolean => textGateway !== null || outbox;

function bucketOf(values: EnvironmentValues): BucketSettings | null {
  const [name, ...folders] = values.ARANYA_BUCKET?.split('/') ?? [];
  if (!name) return null;
  const endpoint = values.ARANYA_BUCKET_ENDPOINT ?? null;
  return {
    name,
    prefix: folders.filter(Boolean).join('/'),
    endpoint,
    region: values.ARANYA_BUCKET_REGION,
    pathStyle: values.ARANYA_BUCKET_PATH_STYLE ?? endpoint !== null,
  };
}

function movedPorts(base: number): ServerSettings['ports'] {
  const moved = ORIGINS.map((origin) => [origin, portOf(origin, base)]);
  return Object.fromEntries(moved) as ServerSettings['ports'];
}

function allowedOrigins(
  { ARANYA_ALLOWED_ORIGINS: named, ARANYA_DOMAIN: domain }: EnvironmentValues,
  ports: ServerSettings['ports'],
): string[] {
  if (!domain) return named ?? originsHere(ports);
  const under = FRONT_END_ORIGINS.map((origin) => addressUnder(domain, origin));
  return [...new Set([...under, ...(named ?? [])])];
}

/** Further addresses of the server and the identity pages. */
const furtherAddresses = ({ ARANYA_DOMAIN: domain, ...values }: EnvironmentValues): string[] => [
  ...(domain ? [addressUnder(domain, 'server'), addressUnder(domain, 'identity')] : []),
  ...[values.ARANYA_REGISTER_URL, values.ARANYA_RECOVER_URL].filter((url) => url !== undefined),
  ...(values.ARANYA_HOSTS ?? []).map((host) => `http://${host}`),
];

function originsHere(ports: ServerSettings['ports']): string[] {
  const hosts = ['localhost', '127.0.0.1', ...localAddresses()];
  return FRONT_END_ORIGINS.flatMap((name) => hosts.map((host) => `http://${host}:${ports[name]}`));
}
