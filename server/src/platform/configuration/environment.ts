import { Language, portOf } from '@aranya/shared/contracts';
import * as z from 'zod';
import { DATABASE_POOL } from './database-pool';
import { MESSAGE_KINDS } from './gateway-settings';
import { ATTEMPT_LIMITS, LIMITS } from './limits';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const HIGHEST_BASE = 65_535 - portOf('identity');

export const text = z.string().optional();

const wholeNumber = z.coerce.number('must be a whole number').int('must be a whole number');

const portBase = wholeNumber
  .min(0, 'must not be negative')
  .max(HIGHEST_BASE, `must be at most ${HIGHEST_BASE}, so that every port exists`);

const whole = (min: number, max: number) =>
  wholeNumber.min(min, `must be at least ${min}`).max(max, `must be at most ${max}`);

const DAY_MS = 24 * 60 * 60_000;

export const onOff = z
  .enum(['on', 'off', 'true', 'false', 'yes', 'no', '1', '0'], "must be 'on' or 'off'")
  .transform((word) => ['on', 'true', 'yes', '1'].includes(word));

function withoutSlashesBehind(given: string): string {
  let end = given.length;
  while (given[end - 1] === '/') end -= 1;
  return given.slice(0, end);
}

const address = z.url({
  protocol: /^https?$/,
  error: 'must be an address that begins with http:// or https://',
});

const httpAddress = address.transform(withoutSlashesBehind);

/** Address of another server, which gets secrets of this one. */
const secureAddress = z
  .url({ protocol: /^https?$/, error: 'must be an address that begins with https://' })
  .refine(
    (given) => /^https:|^http:\/\/(localhost|127\.0\.0\.1)[:/]?/.test(given),
    'must begin with https://; http:// only on this machine',
  );

const origin = httpAddress.refine(
  (given) => new URL(given).origin === given,
  'must hold origins only, such as https://aranya.example.org',
);

export const pageAddress = address.regex(
  // The value is part of the page's policy, where such a character would begin another directive.
  /^[^\s;,'"]+$/,
  'must be an address without spaces, quotation marks, commas and semicolons',
);

const words = z.string().transform((list) => list.split(/[\s,]+/).filter(Boolean));

/** Such as `recovery=1107` or `recovery.hi=1108`. */
const template = z.string().refine(
  (pair) => {
    const [, kind] = /^([\w-]+)(?:\.[a-z]{2,3})?=[\w-]+$/.exec(pair) ?? [];
    return MESSAGE_KINDS.some((known) => known === kind);
  },
  `must be like registration=1107161234567890123, with names from: ${MESSAGE_KINDS.join(', ')}`,
);

export const Environment = z.object({
  ARANYA_PORT_BASE: portBase
    .default(0)
    .describe('Added to all ports: 3000 and following, 4000 and 4100.'),
  ARANYA_CONFIG: text.describe(
    'File with lines of NAME=value. Variables of the process have priority.',
  ),
  ARANYA_DATA_DIR: text.describe(
    'Folder for database, photos and submissions. Default: .data in the repository.',
  ),
  ARANYA_PUBLIC_URL: httpAddress
    .optional()
    .describe(
      'Address of this server for phones, in QR codes and forms. Default: the server under ARANYA_DOMAIN, or this machine on its local network.',
    ),
  ARANYA_LISTEN: z
    .union([z.ipv4(), z.ipv6(), z.literal('localhost')], 'must be an IP address of this machine')
    .default('0.0.0.0')
    .describe('Address to listen on.'),
  ARANYA_ALLOWED_ORIGINS: words
    .pipe(z.array(origin))
    .optional()
    .describe(
      'Origins of the front end that may call the server, separated by commas. They replace those on this machine.',
    ),
  ARANYA_DOMAIN: z
    .string()
    .regex(/^(?=.{1,200}$)[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a name such as aranya.example.org')
    .optional()
    .describe(
      'Domain of the host, with https. All other origins are subdomains, such as map. and server. (docs/delivery.md).',
    ),
  ARANYA_REGISTER_URL: pageAddress
    .optional()
    .describe("The identity provider's page for registration, in the pop-up. Default: our own."),
  ARANYA_RECOVER_URL: pageAddress
    .optional()
    .describe("The identity provider's page for a new PIN, in the pop-up. Default: our own."),
  ARANYA_HOSTS: words
    .pipe(z.array(z.string().regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/, 'must list host names')))
    .optional()
    .describe(
      'Additional host names of the server, such as that of its container, separated by commas. Localhost, IP addresses and hosts of the addresses above are always accepted. Default: none.',
    ),
  ARANYA_TRUST_PROXY: z
    .string()
    .regex(
      /^(loopback|linklocal|uniquelocal|[\da-f/]*[.:][\d.:a-f/]*)(, ?|$)/i,
      "must list addresses of proxies, or 'loopback' or 'uniquelocal'",
    )
    .optional()
    .describe(
      "Addresses of proxies in front of the server that are trusted to state the caller's address. Default: none.",
    ),
  ARANYA_DEMONSTRATION: onOff
    .optional()
    .describe('Demonstration accounts, records and the outbox page. Default: on with PGlite.'),
  ARANYA_PUBLICATION_DELAY_HOURS: whole(0, 720)
    .optional()
    .describe(
      'Hours until a record becomes public, at the earliest; records of a day are published together (docs/privacy.md). Default: 24; 0 in demonstration mode.',
    ),
  ARANYA_SECRET: z
    .string()
    .min(32, 'must have at least 32 characters')
    .optional()
    .describe(
      'Signs sessions; the same for every process. Default: generated once in the data folder.',
    ),
  ARANYA_OPENROSA_PART_BYTES: whole(100_000, LIMITS.openRosa.fileBytes)
    .default(LIMITS.openRosa.partBytes)
    .describe(
      'Maximum bytes that phones send in one request. Choose a small number for bad networks.',
    ),
  ARANYA_PYXFORM_COMMAND: z
    .string()
    .default('xls2xform')
    .transform((words) => words.trim().split(/ +/))
    .describe(
      'Command that converts XLSForms, such as “python3 -m pyxform.xls2xform” (docs/operations.md); “off” disables it.',
    ),
  ARANYA_BRAND: z
    .string()
    .max(40, 'must have at most 40 characters')
    .default('Aranya')
    .describe("The product's name on the identity pages and in text messages."),
  ARANYA_LOG_LEVEL: z
    .enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`)
    .default('info')
    .describe('Lowest level that is logged.'),
  ARANYA_CENTRAL_URL: httpAddress
    .refine((given) => !/[?#]|\/v1$/.test(given), 'must not end with /v1, a query or a fragment')
    .optional()
    .describe(
      'Address of ODK Central for phones and this server, such as https://central.example.org. It replaces the embedded collection server.',
    ),
  ARANYA_CENTRAL_EMAIL: z
    .email('must be an address such as aranya@example.org')
    .optional()
    .describe('Web user of ODK Central that this server uses.'),
  ARANYA_CENTRAL_PASSWORD: text.describe('Password of this web user.'),
  ARANYA_CENTRAL_PROJECT: wholeNumber
    .positive('must be greater than 0')
    .optional()
    .describe('Number of the project in ODK Central. Default: 1.'),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'must be an address such as postgresql://user:password@host:5432/aranya',
    })
    .optional()
    .describe('PostgreSQL that replaces the embedded database.'),
  ARANYA_DATABASE_CONNECTIONS: whole(2, 1_000)
    .default(DATABASE_POOL.connections)
    .describe('Maximum number of connections to PostgreSQL per process.'),
  ARANYA_DATABASE_CONNECT_MS: whole(100, DAY_MS)
    .default(DATABASE_POOL.connectMs)
    .describe('Timeout for a free or new connection to PostgreSQL, in milliseconds.'),
  ARANYA_DATABASE_STATEMENT_MS: whole(100, DAY_MS)
    .default(DATABASE_POOL.statementMs)
    .describe('Timeout of an SQL statement, in milliseconds.'),
  ARANYA_DATABASE_LOCK_MS: whole(10, DAY_MS)
    .default(DATABASE_POOL.lockMs)
    .describe('Timeout for a lock in PostgreSQL, also of migrations, in milliseconds.'),
  ARANYA_DATABASE_IDLE_TRANSACTION_MS: whole(100, DAY_MS)
    .default(DATABASE_POOL.idleTransactionMs)
    .describe('Timeout of an idle transaction in PostgreSQL, in milliseconds.'),
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
      'Bearer token of Prometheus for /metrics. Without it only local callers without a proxy get metrics.',
    ),
  ARANYA_SHUTDOWN_DELAY_SECONDS: whole(0, 300)
    .default(0)
    .describe(
      'Seconds after the signal to stop in which requests are accepted while /health/ready answers 503, for balancers.',
    ),
  ARANYA_SHUTDOWN_SECONDS: whole(0, 3_600)
    .default(LIMITS.shutdownMs / 1000)
    .describe('Seconds after this delay in which running requests may end.'),
  ARANYA_BUCKET: z
    .string()
    .regex(
      /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/[\w.-]+)*\/?$/,
      'must be the name of a bucket, with a folder behind a slash or without: aranya or forests/aranya',
    )
    .optional()
    .describe(
      'Bucket of an S3-compatible service for photos and files, instead of the data folder (docs/bucket.md).',
    ),
  ARANYA_BUCKET_ENDPOINT: httpAddress
    .optional()
    .describe("Address of the bucket's service. Default: Amazon's."),
  ARANYA_BUCKET_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be the name of a region, such as ap-south-1')
    .default('us-east-1')
    .describe('Region of the bucket; most services other than Amazon accept any.'),
  ARANYA_BUCKET_PATH_STYLE: onOff
    .optional()
    .describe(
      "Whether the bucket's name is in the path instead of the host name. Default: on with ARANYA_BUCKET_ENDPOINT.",
    ),
  ARANYA_SMS_URL: z
    .string()
    .regex(/^https?:\/\/[^\s/]+/, 'must be an address that begins with http:// or https://')
    .optional()
    .describe(
      'Address of the gateway for text messages, with {to}, {text} and other placeholders (docs/text-messages.md). Registration needs it, except in demonstration mode.',
    ),
  ARANYA_SMS_METHOD: z
    .enum(['POST', 'PUT', 'GET'], 'must be POST, PUT or GET')
    .default('POST')
    .describe('HTTP method of calls to the gateway.'),
  ARANYA_SMS_BODY: z
    .string()
    .default('{"to":"{to}","text":"{text}"}')
    .describe('Body of these calls: JSON, or form fields such as to={digits}&text={text}.'),
  ARANYA_SMS_AUTHORIZATION: z
    .string()
    .regex(/^[\x20-\x7e]+$/, 'must be the value of a header, in one line')
    .optional()
    .describe('Secret header of these calls, such as Bearer and a key.'),
  ARANYA_SMS_AUTHORIZATION_HEADER: z
    .string()
    .regex(/^[A-Za-z0-9-]+$/, 'must be the name of a header')
    .default('Authorization')
    .describe('Name of this header.'),
  ARANYA_SMS_TEMPLATES: words
    .pipe(z.array(template))
    .transform((list) => Object.fromEntries(list.map((one) => one.split('='))))
    .optional()
    .describe(
      'Ids of registered templates for {template}, separated by commas; recovery.hi is the Hindi one.',
    ),
  ARANYA_SMS_LANGUAGES: words
    .pipe(z.array(Language).min(1, 'must list languages, such as en hi or'))
    .optional()
    .describe(
      'Languages of the registered templates, such as en hi or. Default: en; all languages without a gateway.',
    ),
  ARANYA_SMS_ACCEPTED: text.describe(
    'Text in the answer of the gateway that means success, if its status is always 200.',
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
      "Calling codes of countries that get codes, such as +91 +977; 'all' for every country. Default: India.",
    ),
  ARANYA_SMS_PER_HOUR: whole(1, 1_000_000)
    .default(ATTEMPT_LIMITS.textMessages.attempts)
    .describe(
      'Maximum number of text messages of the installation per hour. Beyond it registration and PIN recovery are refused.',
    ),
  ARANYA_MODEL: text.describe(
    'JSON file that describes an ONNX model, which suggests species in photos to reviewers (docs/operations/model.md). ' +
      'Without a model nothing is suggested.',
  ),
  ARANYA_MODEL_IN_BROWSER: onOff
    .default(false)
    .describe(
      'Whether the model also suggests species to everybody in the browser, which loads its file: in forms and ' +
        'on the page Visual Engine. Photos stay on the device.',
    ),
  ARANYA_MODEL_SERVICE_URL: secureAddress
    .optional()
    .describe(
      "In place of ARANYA_MODEL, a service with Pl@ntNet's API, such as " +
        'https://my-api.plantnet.org/v2/identify/all. It gets a photo when a reviewer asks for suggestions.',
    ),
  ARANYA_MODEL_SERVICE_TOKEN: text.describe('The key of that service.'),
  ARANYA_RECORDS_PER_DAY: whole(1, 10_000_000)
    .default(LIMITS.dailyQuota.records)
    .describe(
      'Maximum number of new records per person, form and day (UTC). Others stay on the phone until the next day.',
    ),
  ARANYA_OCCURRENCES_PER_DAY: whole(LIMITS.openRosa.occurrencesOfSubmission, 100_000_000)
    .default(LIMITS.dailyQuota.occurrences)
    .describe('The same for species in these records.'),
  ARANYA_BYTES_PER_DAY: whole(LIMITS.openRosa.requestBytes, 1_000_000_000_000)
    .default(LIMITS.dailyQuota.bytes)
    .describe('The same for bytes of these records with their files.'),
  ARANYA_EDIT_HOURS: whole(0, 8_760)
    .default(24)
    .describe(
      'Hours after arrival in which a person may edit a record in the browser; 0: never. Edits from ODK Collect have no limit.',
    ),
  // Unchanged, because providers compare the issuer exactly, including a trailing slash.
  ARANYA_OIDC_ISSUER: secureAddress
    .optional()
    .describe(
      'Address of an OpenID Connect provider for a second way to sign in (docs/identity.md).',
    ),
  ARANYA_OIDC_CLIENT_ID: text.describe("This installation's client id at the provider."),
  ARANYA_OIDC_CLIENT_SECRET: text.describe(
    'Its secret. Without it the provider must accept public clients with PKCE.',
  ),
  NODE_ENV: text.describe("'production' refuses demonstration mode."),
});

export type EnvironmentValues = z.infer<typeof Environment>;
