import * as z from 'zod';
import { Environment, onOff, pageAddress, text } from './environment';

/** Each variable has one definition; whichever process starts first reports a typing error. */
export const FrontEndEnvironment = z.object({
  ...Environment.pick({
    ARANYA_PORT_BASE: true,
    ARANYA_CONFIG: true,
    ARANYA_DATA_DIR: true,
    ARANYA_LISTEN: true,
    ARANYA_PUBLIC_URL: true,
    ARANYA_ALLOWED_ORIGINS: true,
    ARANYA_DOMAIN: true,
    ARANYA_REGISTER_URL: true,
    ARANYA_RECOVER_URL: true,
    ARANYA_DEMONSTRATION: true,
    ARANYA_BRAND: true,
    ARANYA_OIDC_ISSUER: true,
    ARANYA_CENTRAL_URL: true,
    ARANYA_CENTRAL_PROJECT: true,
    ARANYA_MODEL: true,
    ARANYA_MODEL_IN_BROWSER: true,
    DATABASE_URL: true,
    NODE_ENV: true,
  }).shape,
  ARANYA_WMS_URL: pageAddress
    .optional()
    .describe('Address of another map server for the species layers. Default: our own.'),
  ARANYA_OIDC_NAME: z
    .string()
    .max(40, 'must have at most 40 characters')
    .optional()
    .describe(
      "Name of the OpenID Connect provider on its button. Default: the issuer's host name.",
    ),
  ARANYA_LANGUAGES: z
    .string()
    .max(100, 'must have at most 100 characters')
    .regex(/^en(,[a-z]{2,3})*$/, 'must begin with en, as en,hi,or')
    .optional()
    .describe('Languages of the site, separated by commas, en first: en,te. Default: en,hi,or.'),
  ARANYA_OFFLINE: onOff
    .optional()
    .describe(
      'Offline use of the site; off also removes stored copies from browsers. Default: on.',
    ),
  ARANYA_CONTACT_ADDRESS: text.describe('Address of the institute on the contact page.'),
  ARANYA_CONTACT_PHONE: text.describe('Its phone number.'),
  ARANYA_CONTACT_WEBSITE: text.describe('Its website.'),
  ARANYA_CONTACT_MAIL: text.describe('Its mail address.'),
  ARANYA_EMBED_ANCESTORS: text.describe(
    'Origins whose pages may show the map in a frame, separated by spaces. Default: all.',
  ),
  ARANYA_RELEASES: text.describe(
    "Store of the remotes' releases: a folder, or s3://bucket/prefix for the release command. Default: releases in the data folder.",
  ),
  ARANYA_OVERRIDE_ORIGINS: text.describe(
    'Origins whose builds may replace a remote in one browser, separated by commas.',
  ),
  ARANYA_DEV: text.describe('Deployables that are rebuilt on each change; set by npm run dev.'),
});
