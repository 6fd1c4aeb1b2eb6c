import { Language, portOf } from '@aranya/shared/contracts';
import * as z from 'zod';
import { DATABASE_POOL } from './database-pool';
import { ATTEMPT_LIMITS, LIMITS } from './limits';
import { MESSAGE_KINDS } from './message-kinds';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const HIGHEST_BASE = 65_535 - portOf('identity');

const portBase = z.coerce
  .number('must be a whole number')
  .int('must be a whole number')
  .min(0, 'must not be negative')
  .max(HIGHEST_BASE, `must be at most ${HIGHEST_BASE}, so that every port exists`);

const whole = (min: number, max: number) =>
  z.coerce
    .number('must be a whole number')
    .int('must be a whole number')
    .min(min, `must be at least ${min}`)
    .max(max, `must be at most ${max}`);

const DAY_MS = 24 * 60 * 60_000;

export const onOff = z
  .enum(['on', 'off', 'true', 'false', 'yes', 'no', '1', '0'], "must be 'on' or 'off'")
  .transform((word) => ['on', 'true', 'yes', '1'].includes(word));

function withoutSlashesBehind(address: string): string {
  let end = address.length;
  while (address[end - 1] === '/') end -= 1;
  return address.slice(0, end);
}

const httpAddress = z
  .url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' })
  .transform((address) => withoutSlashesBehind(address));

const origin = httpAddress.refine(
  (address) => new URL(address).origin === address,
  'must hold origins only, such as https://aranya.example.org',
);

export const pageAddress = z
  .url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' })
  // The value is part of the page's policy, where such a character would begin another directive.
  .regex(
    /^[^\s;,'"]+$/,
    'must be an address without spaces, quotation marks, commas and semicolons',
  );

const words = z.string().transform((list) => list.split(/[\s,]+/).filter(Boolean));

/**
 * Whether a text lists messages with their templates, such as `recovery=1107, registration=1108`.
 */
const areTemplates = (list: string) =>
  list.split(/[ ,]+/).every((pair) => {
    const [kind, id = '', more] = pair.split('=');
    const isKnown = MESSAGE_KINDS.some((known) => known === kind?.replace(/\.[a-z]{2,3}$/, ''));
    return isKnown && /^[\w-]+$/.test(id) && more === undefined;
  });

/** The environment variables that the server reads, with what each means. */
export const Environment = z.object({
  ARANYA_PORT_BASE: portBase
    .default(0)
    .describe('Moves all ports, 3000 and following, 4000 and 4100, by this number.'),
  ARANYA_CONFIG: z
    .string()
    .optional()
    .describe(
      'File with lines of NAME=value, for server, website and commands alike; the process has what ' +
        'it was given itself before that.',
    ),
  ARANYA_DATA_DIR: z
    .string()
    .optional()
    .describe('Folder for database, photos and submissions. Default: .data in the repository.'),
  ARANYA_PUBLIC_URL: httpAddress
    .optional()
    .describe(
      'Address of this server as phones reach it; goes into QR codes and forms. ' +
        'Default: the server under ARANYA_DOMAIN, or this machine on its local network.',
    ),
  ARANYA_LISTEN: z
    .union([z.ipv4(), z.ipv6(), z.literal('localhost')], 'must be an IP address of this machine')
    .default('0.0.0.0')
    .describe('Address to listen on.'),
  ARANYA_ALLOWED_ORIGINS: words
    .pipe(z.array(origin))
    .optional()
    .describe(
      'Origins of the front end that may call the server, separated by commas, in place of ' +
        'those on this machine. Pages may be opened under their names.',
    ),
  ARANYA_DOMAIN: z
    .string()
    .regex(/^(?=.{1,200}$)[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a name such as aranya.example.org')
    .optional()
    .describe(
      'Domain under which every origin has a name of its own with https: the host is the domain ' +
        'itself, the others map., server. and so on (docs/delivery.md).',
    ),
  ARANYA_REGISTER_URL: pageAddress
    .optional()
    .describe("The identity provider's page for new people, in the pop-up. Default: our own."),
  ARANYA_RECOVER_URL: pageAddress
    .optional()
    .describe("The identity provider's page for a new PIN, in the pop-up. Default: our own."),
  ARANYA_HOSTS: words
    .pipe(z.array(z.string().regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/, 'must list host names')))
    .optional()
    .describe(
      'Further host names under which the server is asked, such as that of its container, with commas ' +
        'between. It answers localhost, IP addresses and the hosts of the addresses above in any case. Default: none.',
    ),
  ARANYA_TRUST_PROXY: z
    .string()
    .regex(
      /^(loopback|linklocal|uniquelocal|[\da-f/]*[.:][\d.:a-f/]*)(, ?|$)/i,
      "must list addresses of proxies, or 'loopback' or 'uniquelocal'",
    )
    .optional()
    .describe(
      "Addresses of the proxies in front of the server, whose word on the caller's address is " +
        'taken. Default: none.',
    ),
  ARANYA_DEMONSTRATION: onOff
    .optional()
    .describe('Demonstration accounts, records and the outbox page. Default: on with PGlite.'),
  ARANYA_PUBLICATION_DELAY_HOURS: whole(0, 720)
    .optional()
    .describe(
      'A record is on public maps at the earliest after so many hours, all of a day at once; ' +
        'its collector sees it immediately (docs/privacy.md). Default: 24; 0 in demonstration mode.',
    ),
  ARANYA_SECRET: z
    .string()
    .min(32, 'must have at least 32 characters')
    .optional()
    .describe(
      'Signs sessions; the same for every process. Default: made once, kept in the data folder.',
    ),
  ARANYA_OPENROSA_PART_BYTES: z.coerce
    .number('must be a whole number')
    .int('must be a whole number')
    .min(100_000, 'must be at least 100000')
    .max(LIMITS.openRosa.fileBytes, `must be at most ${LIMITS.openRosa.fileBytes}`)
    .default(LIMITS.openRosa.partBytes)
    .describe('Bytes that phones are told to send in one request. Small for bad networks.'),
  ARANYA_PYXFORM_COMMAND: z
    .string()
    .default('xls2xform')
    .transform((words) => words.trim().split(/ +/))
    .describe(
      'Program that converts XLSForms, with its first words divided by spaces, such as ' +
        '“python3 -m pyxform.xls2xform”: xls2xform of pyxform, where it is installed ' +
        '(docs/operations.md). “off”: XLSForms are not converted.',
    ),
  ARANYA_BRAND: z
    .string()
    .max(40, 'must have at most 40 characters')
    .default('Aranya')
    .describe("The product's name on the identity pages and in text messages."),
  ARANYA_LOG_LEVEL: z
    .enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`)
    .default('info')
    .describe('Least important log line that is written.'),
  ARANYA_CENTRAL_URL: httpAddress
    .optional()
    .describe(
      'ODK Central in place of the embedded collection server: its address as phones and this ' +
        'server reach it, such as https://central.example.org.',
    ),
  ARANYA_CENTRAL_EMAIL: z
    .email('must be an address such as aranya@example.org')
    .optional()
    .describe('Web user of ODK Central in whose name this server works.'),
  ARANYA_CENTRAL_PASSWORD: z.string().optional().describe("That web user's password."),
  ARANYA_CENTRAL_PASSWORD_FILE: z
    .string()
    .optional()
    .describe('File with the password, in place of ARANYA_CENTRAL_PASSWORD.'),
  ARANYA_CENTRAL_PROJECT: z.coerce
    .number('must be a whole number')
    .int('must be a whole number')
    .positive('must be greater than 0')
    .optional()
    .describe('Number of the project in ODK Central. Default: 1.'),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'must be an address such as postgresql://user:password@host:5432/aranya',
    })
    .optional()
    .describe('PostgreSQL in place of the embedded database.'),
  ARANYA_DATABASE_CONNECTIONS: whole(2, 1_000)
    .default(DATABASE_POOL.connections)
    .describe('Most connections of one process to PostgreSQL.'),
  ARANYA_DATABASE_CONNECT_MS: whole(100, DAY_MS)
    .default(DATABASE_POOL.connectMs)
    .describe('Longest wait for a free or new connection to PostgreSQL, in milliseconds.'),
  ARANYA_DATABASE_STATEMENT_MS: whole(100, DAY_MS)
    .default(DATABASE_POOL.statementMs)
    .describe('Longest time of one SQL statement, in milliseconds.'),
  ARANYA_DATABASE_LOCK_MS: whole(10, DAY_MS)
    .default(DATABASE_POOL.lockMs)
    .describe('Longest wait for a lock in PostgreSQL, in milliseconds; migrations keep to it too.'),
  ARANYA_DATABASE_IDLE_TRANSACTION_MS: whole(100, DAY_MS)
    .default(DATABASE_POOL.idleTransactionMs)
    .describe('PostgreSQL ends a transaction that does nothing for so long, in milliseconds.'),
  ARANYA_DATABASE_APPLICATION_NAME: z
    .string()
    .regex(/^[\w.-]{1,40}$/, 'must have 1 to 40 letters, digits, dots, hyphens or underscores')
    .default(DATABASE_POOL.applicationName)
    .describe('Name of the connections in pg_stat_activity; the same for every process.'),
  ARANYA_METRICS_TOKEN: z
    .string()
    .min(16, 'must have at least 16 characters')
    .optional()
    .describe(
      "Prometheus' bearer token for /metrics. Without it only callers on this machine that come " +
        'through no proxy are answered.',
    ),
  ARANYA_SHUTDOWN_DELAY_SECONDS: whole(0, 300)
    .default(0)
    .describe(
      'After the signal to stop, how long requests are still taken while /health/ready says no, ' +
        'so that a balancer can look elsewhere, in seconds.',
    ),
  ARANYA_SHUTDOWN_SECONDS: whole(0, 3_600)
    .default(LIMITS.shutdownMs / 1000)
    .describe('Then, how long requests that run may take to end, in seconds.'),
  ARANYA_BUCKET: z
    .string()
    .regex(
      /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/[\w.-]+)*\/?$/,
      'must be the name of a bucket, with a folder behind a slash or without: aranya or forests/aranya',
    )
    .optional()
    .describe(
      'Bucket of an S3-compatible service for photos and the files of submissions, in place of ' +
        'the data folder. Its keys: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.',
    ),
  ARANYA_BUCKET_ENDPOINT: httpAddress
    .optional()
    .describe("Address of the bucket's service. Default: Amazon's."),
  ARANYA_BUCKET_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be the name of a region, such as ap-south-1')
    .default('us-east-1')
    .describe("Region of the bucket; services other than Amazon's mostly take any."),
  ARANYA_BUCKET_PATH_STYLE: onOff
    .optional()
    .describe(
      "Whether the bucket's name is part of the path, not of the host name. Default: on with " +
        'ARANYA_BUCKET_ENDPOINT.',
    ),
  ARANYA_SMS_URL: z
    .string()
    .regex(/^https?:\/\/[^\s/]+/, 'must be an address that begins with http:// or https://')
    .optional()
    .describe(
      'Address of the gateway that sends text messages; {to}, {text} and the like are filled in ' +
        '(docs/text-messages.md). Without it nobody can register, and the pages say so; in demonstration mode codes are on the outbox page.',
    ),
  ARANYA_SMS_METHOD: z
    .enum(['POST', 'PUT', 'GET'], 'must be POST, PUT or GET')
    .default('POST')
    .describe('How the gateway is called.'),
  ARANYA_SMS_BODY: z
    .string()
    .default('{"to":"{to}","text":"{text}"}')
    .describe('What the gateway is sent: JSON, or form fields such as to={digits}&text={text}.'),
  ARANYA_SMS_AUTHORIZATION: z
    .string()
    .regex(/^[\x20-\x7e]+$/, 'must be the value of a header, in one line')
    .optional()
    .describe('Secret header of the calls to the gateway, such as Bearer and a key.'),
  ARANYA_SMS_AUTHORIZATION_HEADER: z
    .string()
    .regex(/^[A-Za-z0-9-]+$/, 'must be the name of a header')
    .default('Authorization')
    .describe('Name of that header, where the gateway wants another one.'),
  ARANYA_SMS_TEMPLATES: z
    .string()
    .refine(
      areTemplates,
      `must be like registration=1107161234567890123, with names from: ${MESSAGE_KINDS.join(', ')}`,
    )
    .optional()
    .describe(
      "Ids of the messages' registered templates, for {template}, with commas between; those of another " +
        'language are named like recovery.hi.',
    ),
  ARANYA_SMS_LANGUAGES: words
    .pipe(z.array(Language).min(1, 'must list languages, such as en hi or'))
    .optional()
    .describe(
      'Languages in which the text messages are registered with the operator, such as en hi or. ' +
        'Default: en; without a gateway, on the outbox page, every language that there is.',
    ),
  ARANYA_SMS_ACCEPTED: z
    .string()
    .optional()
    .describe(
      'Text in the answer by which the gateway says that it took a message, where its status does not.',
    ),
  ARANYA_SMS_COUNTRIES: words
    .pipe(
      z.union(
        [z.tuple([z.literal('all')]), z.array(z.string().regex(/^\+[1-9]\d{0,6}$/)).min(1)],
        "must list beginnings of phone numbers, such as +91, or be 'all'",
      ),
    )
    .default(['+91'])
    .describe(
      'Countries to whose numbers codes are sent, by their calling codes, such as +91 +977; ' +
        "'all' for every country. Default: India.",
    ),
  ARANYA_SMS_PER_HOUR: whole(1, 1_000_000)
    .default(ATTEMPT_LIMITS.textMessages.attempts)
    .describe(
      'Most text messages that the whole installation sends in an hour. When they are used up the ' +
        'log says so, and nobody can register or recover a PIN until the hour is over.',
    ),
  ARANYA_MODEL: z
    .string()
    .optional()
    .describe(
      'JSON file that describes an ONNX model, which suggests species in photos to reviewers (docs/operations/model.md). ' +
        'Without a model nothing is suggested.',
    ),
  ARANYA_MODEL_IN_BROWSER: onOff
    .default(false)
    .describe(
      'Whether the model also suggests species to everybody in the browser, which loads its file: in forms and ' +
        'on the page Visual Engine. Photos stay on the device.',
    ),
  ARANYA_MODEL_SERVICE_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address that begins with https://' })
    .refine(
      (address) => /^https:|^http:\/\/(localhost|127\.0\.0\.1)[:/]?/.test(address),
      'must begin with https://; http:// only on this machine',
    )
    .optional()
    .describe(
      "In place of ARANYA_MODEL, a service with Pl@ntNet's API, such as " +
        'https://my-api.plantnet.org/v2/identify/all. It gets a photo when a reviewer asks for suggestions.',
    ),
  ARANYA_MODEL_SERVICE_TOKEN: z.string().optional().describe('The key of that service.'),
  ARANYA_RECORDS_PER_DAY: whole(1, 10_000_000)
    .default(LIMITS.dailyQuota.records)
    .describe(
      'Most new records that one person sends for one form in a day (UTC). What is more stays on ' +
        'the phone until the next day.',
    ),
  ARANYA_OCCURRENCES_PER_DAY: whole(LIMITS.openRosa.occurrencesOfSubmission, 100_000_000)
    .default(LIMITS.dailyQuota.occurrences)
    .describe('The same for the species that these records put on the map.'),
  ARANYA_BYTES_PER_DAY: whole(LIMITS.openRosa.requestBytes, 1_000_000_000_000)
    .default(LIMITS.dailyQuota.bytes)
    .describe('The same for the bytes of these records and of their photos and other files.'),
  ARANYA_EDIT_HOURS: whole(0, 8_760)
    .default(24)
    .describe(
      'A person may change an own record in the browser for so many hours after it arrived; 0: never. ' +
        'Edits from ODK Collect have no limit.',
    ),
  // Unchanged, because providers compare the issuer exactly, including a trailing slash.
  ARANYA_OIDC_ISSUER: z
    .url({ protocol: /^https?$/, error: 'must be an address that begins with https://' })
    .refine(
      (address) => /^https:|^http:\/\/(localhost|127\.0\.0\.1)[:/]?/.test(address),
      'must begin with https://; http:// only on this machine',
    )
    .optional()
    .describe('Address of an OpenID Connect provider with which people may sign in as well.'),
  ARANYA_OIDC_CLIENT_ID: z.string().optional().describe('Name of this product at the provider.'),
  ARANYA_OIDC_CLIENT_SECRET: z
    .string()
    .optional()
    .describe('Its secret there. Without one the provider must take public clients with PKCE.'),
  NODE_ENV: z.string().optional().describe("'production' refuses demonstration mode."),
});

/** The variables after validation. */
export type EnvironmentValues = z.infer<typeof Environment>;
