import * as z from 'zod/mini';

/**
 * All errors of the server. The key is the wire code; the value has its HTTP status and the
 * sentence for people.
 */
export const PROBLEMS = {
  invalid_input: { status: 400, message: 'Please check the marked fields.' },
  not_signed_in: { status: 401, message: 'Please sign in first.' },
  wrong_credentials: { status: 401, message: 'The phone number or the PIN is wrong.' },
  /** The client signs out on this exact word (specification section 2.9). */
  forbidden: { status: 403, message: 'Forbidden' },
  /**
   * The client signs out on this word, too: a profile call without a session or with an expired
   * one.
   */
  session_ended: { status: 403, message: 'Forbidden' },
  /** Wrong PIN before an action that cannot be undone. */
  wrong_pin: { status: 403, message: 'This is not your PIN.' },
  /** Sign-in with the right PIN to an account that will be closed at `closesAt`. */
  account_closing: { status: 409, message: 'You closed this account. You can still keep it.' },
  /** Sign-in with the right PIN to a suspended account. */
  account_suspended: {
    status: 403,
    message: 'An administrator has suspended this account. Please write to the institute.',
  },
  /** Registration of a child under 10 without a guardian's consent. */
  guardian_needed: {
    status: 403,
    message:
      'A child under 10 needs a parent or guardian who agrees. Nothing was stored; come back together.',
  },
  wrong_form_pin: { status: 403, message: 'You have entered the wrong pin!' },
  /** Too many wrong PINs of this form today; only people who have sent a record may try one. */
  form_pin_guarded: {
    status: 403,
    message:
      'Too many wrong PINs were tried for this form today. Your request was noted; an administrator can give you the form.',
  },
  not_found: { status: 404, message: 'There is nothing at this address.' },
  /** The request body arrives too slowly or stalls. */
  too_slow: {
    status: 408,
    message: 'This took too long to arrive. Please try again where the network is better.',
  },
  already_has_access: { status: 409, message: 'You already have this form access.' },
  /** A repeated call with the same id but different content. */
  done_otherwise: {
    status: 409,
    message: 'This has arrived already, as you wrote it first. The change was not taken.',
  },
  /** The requested form is closing or closed, or ODK Central no longer has it. */
  form_closed: {
    status: 409,
    message: 'This campaign is closing or closed: its form is not given out any more.',
  },
  /** A file of a form was requested that is not the one of the opened version. */
  form_changed: {
    status: 409,
    message: 'This form was changed in the meantime. Open it again.',
  },
  /** A form was opened in the browser before the person has an app user: `create-app-user` makes it. */
  no_app_user: { status: 409, message: 'Set up your collection first, then open the form again.' },
  no_form_access: {
    status: 403,
    message: 'You have no access to this form. Ask for it on the website first.',
  },
  /** A record was sent to a form that is closed. */
  not_accepting: {
    status: 409,
    message: 'This form does not accept records any more. Your record was not taken.',
  },
  /** Another record has the same id, with other content, or the record was deleted. */
  record_conflict: {
    status: 409,
    message:
      'This record was not taken: it was deleted, or it was changed in another place in the meantime.',
  },
  /** An edit of a version that another edit has replaced: the newest version can be edited. */
  record_changed: {
    status: 409,
    message: 'This record was changed in the meantime, so this version was not taken.',
  },
  /** A decision about a record that somebody decided or edited since the reviewer saw it. */
  record_decided: {
    status: 409,
    message:
      'Somebody decided about this record, or edited it, in the meantime. Nothing was stored: look at it again.',
  },
  edit_ended: {
    status: 409,
    message:
      'This record can no longer be changed: the time for corrections has passed. You can delete it in My Aranya and record it again.',
  },
  not_deletable: {
    status: 409,
    message: 'This record cannot be deleted here. Please write to the institute.',
  },
  /** The record's XML, a file or the request does not follow OpenRosa. */
  unreadable_record: { status: 400, message: 'The server could not read this record.' },
  quota_used_up: {
    status: 429,
    message:
      'You have sent as much for this form as is accepted in one day. Send the rest tomorrow.',
  },
  /** Another draft replaced the one that the administrator saw. */
  draft_replaced: {
    status: 409,
    message:
      'Somebody put another draft in the place of the one you saw. Nothing was done: ' +
      'look the new draft over, then decide again.',
  },
  /** An administrator's action that is only possible in ODK Central. */
  done_in_central: {
    status: 409,
    message: 'This is done in ODK Central: phones of this product send their records there.',
  },
  /** The app user of ODK Central is linked to another person. */
  app_user_of_another: {
    status: 409,
    message: 'This app user belongs to somebody already.',
  },
  phone_already_registered: {
    status: 409,
    message: 'This phone number has an account already. Sign in, or reset your PIN.',
  },
  /** The chosen PIN is easy to guess; `fields` says why. */
  weak_pin: { status: 400, message: 'This PIN is too easy to guess. Choose another one.' },
  /** Text messages to this country are not supported; `fields` lists the supported ones. */
  phone_country: {
    status: 400,
    message: 'Text messages cannot be sent to phone numbers of this country.',
  },
  wrong_code: { status: 400, message: 'This code is wrong or too old. Ask for a new one.' },
  too_large: { status: 413, message: 'This is larger than the server accepts.' },
  /** The Host header is not the product's: another site may have led a browser here. */
  unknown_host: {
    status: 421,
    message:
      'This server is not asked under this name. Use localhost, its IP address or its own name.',
  },
  unsupported_image: { status: 415, message: 'Please choose a JPEG, PNG or WebP picture.' },
  too_many_attempts: {
    status: 429,
    message: 'Too many attempts. Wait a few minutes and try again.',
  },
  busy: {
    status: 503,
    message: 'Too many pictures and maps are being made. Nothing is lost; try again in a moment.',
  },
  /** No gateway for text messages is configured, so no code could be delivered. */
  no_text_messages: {
    status: 503,
    message:
      'This site cannot send messages yet, so nobody can register or choose a new PIN. ' +
      'Please tell the people who run it.',
  },
  /** The installation's hourly limit of text messages is reached. */
  text_messages_used_up: {
    status: 429,
    message: 'So many codes were asked for that no more can be sent just now.',
  },
  internal: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  collection_unavailable: {
    status: 503,
    message: 'The collection server does not answer at the moment. Please try again in a minute.',
  },
  storage_unavailable: {
    status: 503,
    message: 'Photos cannot be stored right now. Yours stay on the phone; send them again later.',
  },
  /** The model for suggestions is broken, too large, or does not fit its description. */
  model_unusable: {
    status: 503,
    message:
      'The model for suggestions cannot be used. Nothing else depends on it; please tell the people who run this site.',
  },
  /** The model exceeded its limit of time or memory. */
  model_too_slow: {
    status: 503,
    message:
      'The model took too long or needed too much memory for this photo, so it suggests nothing.',
  },
  /** The service for suggestions does not answer, or refuses the photo. */
  model_service_unavailable: {
    status: 503,
    message: 'The service that suggests species does not answer at the moment. Try again later.',
  },
  provider_unavailable: {
    status: 503,
    message: 'The sign-in service does not answer. Try again later, or sign in with your PIN.',
  },
  provider_ticket_used: {
    status: 400,
    message: 'This sign-in took too long or was used already. Please sign in again.',
  },
  unavailable: {
    status: 503,
    message:
      'The server cannot reach its records just now. Nothing is lost; try again in a minute.',
  },
  storage_full: {
    status: 507,
    message: 'The server has no space left. Your record stays on the phone; send it again later.',
  },
} as const satisfies Record<string, { status: number; message: string }>;

export type ProblemCode = keyof typeof PROBLEMS;

/** Body of every error answer of the JSON calls. */
export const ProblemBody = z.object({
  /** A key of {@link PROBLEMS}; typed as string so that older clients accept newer servers. */
  code: z.string(),
  /** A sentence for the person. */
  message: z.string(),
  /** Faulty fields of the request, by path such as `phoneNumber`. */
  fields: z.optional(z.array(z.object({ field: z.string(), message: z.string() }))),
  /**
   * Seconds until a retry may succeed; present with temporary refusals such as `too_many_attempts`
   * and `busy`.
   */
  retryAfterSeconds: z.optional(z.number()),
  /** Time of the final closing, ISO 8601; present with `account_closing`. */
  closesAt: z.optional(z.string()),
});
export type ProblemBody = z.infer<typeof ProblemBody>;
