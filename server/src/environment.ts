import { portOf } from '@aranya/shared/contracts';
import * as z from 'zod';
import { LIMITS } from './limits';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const HIGHEST_BASE = 65_535 - portOf('identity');

const portBase = z.coerce
  .number('must be a whole number')
  .int('must be a whole number')
  .min(0, 'must not be negative')
  .max(HIGHEST_BASE, `must be at most ${HIGHEST_BASE}, so that every port exists`);

const onOff = z
  .enum(['on', 'off', 'true', 'false', 'yes', 'no', '1', '0'], "must be 'on' or 'off'")
  .transform((word) => ['on', 'true', 'yes', '1'].includes(word));

const httpAddress = z
  .url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' })
  .transform((address) => address.replace(/\/+$/, ''));

const origin = httpAddress.refine(
  (address) => new URL(address).origin === address,
  'must hold origins only, such as https://aranya.example.org',
);

const words = z.string().transform((list) => list.split(/[\s,]+/).filter(Boolean));

/** The environment variables that the server reads, with what each means. */
export const Environment = z.object({
  ARANYA_PORT_BASE: portBase
    .default(0)
    .describe('Moves the ports 3000 to 3006, 4000 and 4100 by this number.'),
  ARANYA_DATA_DIR: z
    .string()
    .optional()
    .describe('Folder for database, photos and submissions. Default: .data in the repository.'),
  ARANYA_PUBLIC_URL: httpAddress
    .optional()
    .describe(
      'Address of this server as phones reach it; goes into QR codes and forms. ' +
        'Default: this machine on its local network.',
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
        'those on this machine.',
    ),
  ARANYA_TRUST_PROXY: z
    .string()
    .regex(
      /^(loopback|linklocal|uniquelocal|[\d.:a-f/]*[.:][\d.:a-f/]*)(, ?|$)/i,
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
  ARANYA_BRAND: z
    .string()
    .max(40, 'must have at most 40 characters')
    .default('Aranya')
    .describe("The product's name on the identity pages and in text messages."),
  ARANYA_LOG_LEVEL: z
    .enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`)
    .default('info')
    .describe('Least important log line that is written.'),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'must be an address such as postgresql://user:password@host:5432/aranya',
    })
    .optional()
    .describe('PostgreSQL in place of the embedded database.'),
  NODE_ENV: z.string().optional().describe("'production' refuses demonstration mode."),
});
