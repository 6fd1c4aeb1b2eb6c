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
import { addressUnder, localAddresses } from './addresses';
import { readCentralAccount } from './central-account';
import { Environment, type EnvironmentValues } from './environment';
import { readModelSettings } from './model-settings';
import { readProviderSettings } from './provider-settings';
import { readGatewaySettings } from './read-gateway-settings';
import { readVariables } from './read-variables';
import { SettingsError } from './settings-error';

/** @throws SettingsError with a sentence for every invalid variable. */
export function readSettings(environment: Record<string, string | undefined>) {
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
  const languages: readonly Language[] | undefined = values.ARANYA_SMS_LANGUAGES;
  const countries: readonly string[] = values.ARANYA_SMS_COUNTRIES;
  const converter: readonly string[] = values.ARANYA_PYXFORM_COMMAND;
  return {
    ports,
    /** Absolute path. */
    dataFolder: resolve(values.ARANYA_DATA_DIR ?? `${repositoryFolder()}/.data`),
    /** Without a trailing slash. */
    publicUrl,
    listen: values.ARANYA_LISTEN,
    /** Origins whose pages may call the server and open the identity pages. */
    allowedOrigins: origins,
    /** Addresses whose hosts are valid in requests. */
    addresses: [publicUrl, ...origins, ...furtherAddresses(values)],
    /** Addresses of proxies, or false. */
    trustProxy: values.ARANYA_TRUST_PROXY ?? (false as const),
    demonstration,
    /** Minimum hours before a record is public; 0: at once. */
    publicationDelayHours: values.ARANYA_PUBLICATION_DELAY_HOURS ?? (demonstration ? 0 : 24),
    brand: values.ARANYA_BRAND,
    /** Maximum bytes of one request from phones. */
    openRosaPartBytes: values.ARANYA_OPENROSA_PART_BYTES,
    /** Null: a generated one in the data folder is used. */
    secret: values.ARANYA_SECRET ?? null,
    logLevel: values.ARANYA_LOG_LEVEL,
    /** Null: the embedded database. */
    databaseUrl: values.DATABASE_URL ?? null,
    /** Null: the embedded collection server. */
    central,
    databasePool: {
      connections: values.ARANYA_DATABASE_CONNECTIONS,
      connectMs: values.ARANYA_DATABASE_CONNECT_MS,
      statementMs: values.ARANYA_DATABASE_STATEMENT_MS,
      lockMs: values.ARANYA_DATABASE_LOCK_MS,
      idleTransactionMs: values.ARANYA_DATABASE_IDLE_TRANSACTION_MS,
      applicationName: values.ARANYA_DATABASE_APPLICATION_NAME,
    },
    /** Bearer token of `/metrics`. Null: only callers on this machine. */
    metricsToken: values.ARANYA_METRICS_TOKEN ?? null,
    /** Time after the signal to stop in which requests are accepted, in milliseconds. */
    shutdownDelayMs: values.ARANYA_SHUTDOWN_DELAY_SECONDS * 1000,
    /** Maximum time for running requests after that, in milliseconds. */
    shutdownMs: values.ARANYA_SHUTDOWN_SECONDS * 1000,
    /** Null: files are stored in the data folder. */
    bucket: bucketOf(values),
    /** Null: text messages go to the outbox page, or are not sent. */
    textGateway: readGatewaySettings(values),
    /** Whether messages are stored for the outbox page when there is no gateway. */
    outbox: demonstration,
    /** Languages in which text messages are registered with the operator. Null: all languages. */
    textLanguages: languages ?? (values.ARANYA_SMS_URL ? [SOURCE_LANGUAGE] : null),
    /** Prefixes of phone numbers that may receive text messages, such as `+91`. Null: all. */
    textCountries: countries[0] === 'all' ? null : countries,
    /** Maximum number of text messages of the installation in an hour. */
    textMessagesPerHour: values.ARANYA_SMS_PER_HOUR,
    /** pyxform's `xls2xform`: program and first arguments. Null: XLSForms are not converted. */
    pyxformCommand: converter[0] === 'off' ? null : converter,
    /** Hours for which a person may edit an own record in the browser; 0: never. */
    editHours: values.ARANYA_EDIT_HOURS,
    /** Maximum data of one person for one form in a day (UTC). */
    dailyQuota: {
      records: values.ARANYA_RECORDS_PER_DAY,
      /** Species of these records, each of which is a point on the map. */
      occurrences: values.ARANYA_OCCURRENCES_PER_DAY,
      /** Size of records as XML plus their files. */
      bytes: values.ARANYA_BYTES_PER_DAY,
    },
    /** Null: people sign in with phone number and PIN only. */
    provider: readProviderSettings(values),
    /** Null: no suggestions for photos. */
    model: readModelSettings(values),
  };
}

export type ServerSettings = ReturnType<typeof readSettings>;

export type DailyQuota = ServerSettings['dailyQuota'];

export const sendsMessages = ({
  textGateway,
  outbox,
}: Pick<ServerSettings, 'textGateway' | 'outbox'>): boolean => textGateway !== null || outbox;

/** The keys are not here: the client reads them from the environment. */
export type BucketSettings = NonNullable<ServerSettings['bucket']>;

function bucketOf(values: EnvironmentValues) {
  const [name, ...folders] = values.ARANYA_BUCKET?.split('/') ?? [];
  if (!name) return null;
  const endpoint = values.ARANYA_BUCKET_ENDPOINT ?? null;
  return {
    name,
    /** Folder inside the bucket, without slashes at its ends; empty for the whole bucket. */
    prefix: folders.filter(Boolean).join('/'),
    /** Address of the service; null for Amazon's own. */
    endpoint,
    region: values.ARANYA_BUCKET_REGION,
    /** True when the bucket's name is in the path instead of the host name. */
    pathStyle: values.ARANYA_BUCKET_PATH_STYLE ?? endpoint !== null,
  };
}

type Ports = Record<Origin, number>;

function movedPorts(base: number): Ports {
  const moved = ORIGINS.map((origin) => [origin, portOf(origin, base)]);
  return Object.fromEntries(moved) as Ports;
}

function allowedOrigins(
  { ARANYA_ALLOWED_ORIGINS: named, ARANYA_DOMAIN: domain }: EnvironmentValues,
  ports: Ports,
): string[] {
  if (!domain) return named ?? originsHere(ports);
  const under = FRONT_END_ORIGINS.map((origin) => addressUnder(domain, origin));
  return [...new Set([...under, ...(named ?? [])])];
}

const furtherAddresses = ({ ARANYA_DOMAIN: domain, ...values }: EnvironmentValues): string[] => [
  ...(domain ? [addressUnder(domain, 'server'), addressUnder(domain, 'identity')] : []),
  ...[values.ARANYA_REGISTER_URL, values.ARANYA_RECOVER_URL].filter((url) => url !== undefined),
  ...(values.ARANYA_HOSTS ?? []).map((host) => `http://${host}`),
];

function originsHere(ports: Ports): string[] {
  const hosts = ['localhost', '127.0.0.1', ...localAddresses()];
  return FRONT_END_ORIGINS.flatMap((name) => hosts.map((host) => `http://${host}:${ports[name]}`));
}
