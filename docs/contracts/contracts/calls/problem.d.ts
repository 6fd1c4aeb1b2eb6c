import * as z from 'zod/mini';
export declare const PROBLEMS: {
    readonly invalid_input: {
        readonly status: 400;
        readonly message: 'Please check the marked fields.';
    };
    readonly not_signed_in: {
        readonly status: 401;
        readonly message: 'Please sign in first.';
    };
    readonly wrong_credentials: {
        readonly status: 401;
        readonly message: 'The phone number or the PIN is wrong.';
    };
    readonly forbidden: {
        readonly status: 403;
        readonly message: 'Forbidden';
    };
    readonly session_ended: {
        readonly status: 403;
        readonly message: 'Forbidden';
    };
    readonly wrong_pin: {
        readonly status: 403;
        readonly message: 'This is not your PIN.';
    };
    readonly account_closing: {
        readonly status: 409;
        readonly message: 'You closed this account. You can still keep it.';
    };
    readonly account_suspended: {
        readonly status: 403;
        readonly message: 'An administrator has suspended this account. Please write to the institute.';
    };
    readonly guardian_needed: {
        readonly status: 403;
        readonly message: 'A child under 10 needs a parent or guardian who agrees. Nothing was stored; come back together.';
    };
    readonly wrong_form_pin: {
        readonly status: 403;
        readonly message: 'You have entered the wrong pin!';
    };
    readonly form_pin_guarded: {
        readonly status: 403;
        readonly message: 'Too many wrong PINs were tried for this form today. Your request was noted; an administrator can give you the form.';
    };
    readonly not_found: {
        readonly status: 404;
        readonly message: 'There is nothing at this address.';
    };
    readonly too_slow: {
        readonly status: 408;
        readonly message: 'This took too long to arrive. Please try again where the network is better.';
    };
    readonly already_has_access: {
        readonly status: 409;
        readonly message: 'You already have this form access.';
    };
    readonly done_otherwise: {
        readonly status: 409;
        readonly message: 'This has arrived already, as you wrote it first. The change was not taken.';
    };
    readonly form_closed: {
        readonly status: 409;
        readonly message: 'This campaign is closing or closed: its form is not given out any more.';
    };
    readonly form_changed: {
        readonly status: 409;
        readonly message: 'This form was changed in the meantime. Open it again.';
    };
    readonly no_app_user: {
        readonly status: 409;
        readonly message: 'Set up your collection first, then open the form again.';
    };
    readonly no_form_access: {
        readonly status: 403;
        readonly message: 'You have no access to this form. Ask for it on the website first.';
    };
    readonly not_accepting: {
        readonly status: 409;
        readonly message: 'This form does not accept records any more. Your record was not taken.';
    };
    readonly record_conflict: {
        readonly status: 409;
        readonly message: 'This record was not taken: it was deleted, or it was changed in another place in the meantime.';
    };
    readonly record_changed: {
        readonly status: 409;
        readonly message: 'This record was changed in the meantime, so this version was not taken.';
    };
    readonly record_decided: {
        readonly status: 409;
        readonly message: 'Somebody decided about this record, or edited it, in the meantime. Nothing was stored: look at it again.';
    };
    readonly edit_ended: {
        readonly status: 409;
        readonly message: 'This record can no longer be changed: the time for corrections has passed. You can delete it in My Aranya and record it again.';
    };
    readonly not_deletable: {
        readonly status: 409;
        readonly message: 'This record cannot be deleted here. Please write to the institute.';
    };
    readonly unreadable_record: {
        readonly status: 400;
        readonly message: 'The server could not read this record.';
    };
    readonly quota_used_up: {
        readonly status: 429;
        readonly message: 'You have sent as much for this form as is accepted in one day. Send the rest tomorrow.';
    };
    readonly draft_replaced: {
        readonly status: 409;
        readonly message: string;
    };
    readonly done_in_central: {
        readonly status: 409;
        readonly message: 'This is done in ODK Central: phones of this product send their records there.';
    };
    readonly app_user_of_another: {
        readonly status: 409;
        readonly message: 'This app user belongs to somebody already.';
    };
    readonly phone_already_registered: {
        readonly status: 409;
        readonly message: 'This phone number has an account already. Sign in, or reset your PIN.';
    };
    readonly weak_pin: {
        readonly status: 400;
        readonly message: 'This PIN is too easy to guess. Choose another one.';
    };
    readonly phone_country: {
        readonly status: 400;
        readonly message: 'Text messages cannot be sent to phone numbers of this country.';
    };
    readonly wrong_code: {
        readonly status: 400;
        readonly message: 'This code is wrong or too old. Ask for a new one.';
    };
    readonly too_large: {
        readonly status: 413;
        readonly message: 'This is larger than the server accepts.';
    };
    readonly unknown_host: {
        readonly status: 421;
        readonly message: 'This server is not asked under this name. Use localhost, its IP address or its own name.';
    };
    readonly unsupported_image: {
        readonly status: 415;
        readonly message: 'Please choose a JPEG, PNG or WebP picture.';
    };
    readonly too_many_attempts: {
        readonly status: 429;
        readonly message: 'Too many attempts. Wait a few minutes and try again.';
    };
    readonly busy: {
        readonly status: 503;
        readonly message: 'Too many pictures and maps are being made. Nothing is lost; try again in a moment.';
    };
    readonly no_text_messages: {
        readonly status: 503;
        readonly message: string;
    };
    readonly text_messages_used_up: {
        readonly status: 429;
        readonly message: 'So many codes were asked for that no more can be sent just now.';
    };
    readonly internal: {
        readonly status: 500;
        readonly message: 'Something went wrong on our side. Please try again.';
    };
    readonly collection_unavailable: {
        readonly status: 503;
        readonly message: 'The collection server does not answer at the moment. Please try again in a minute.';
    };
    readonly storage_unavailable: {
        readonly status: 503;
        readonly message: 'Photos cannot be stored right now. Yours stay on the phone; send them again later.';
    };
    readonly model_unusable: {
        readonly status: 503;
        readonly message: 'The model for suggestions cannot be used. Nothing else depends on it; please tell the people who run this site.';
    };
    readonly model_too_slow: {
        readonly status: 503;
        readonly message: 'The model took too long or needed too much memory for this photo, so it suggests nothing.';
    };
    readonly model_service_unavailable: {
        readonly status: 503;
        readonly message: 'The service that suggests species does not answer at the moment. Try again later.';
    };
    readonly provider_unavailable: {
        readonly status: 503;
        readonly message: 'The sign-in service does not answer. Try again later, or sign in with your PIN.';
    };
    readonly provider_ticket_used: {
        readonly status: 400;
        readonly message: 'This sign-in took too long or was used already. Please sign in again.';
    };
    readonly unavailable: {
        readonly status: 503;
        readonly message: 'The server cannot reach its records just now. Nothing is lost; try again in a minute.';
    };
    readonly storage_full: {
        readonly status: 507;
        readonly message: 'The server has no space left. Your record stays on the phone; send it again later.';
    };
};
export type ProblemCode = keyof typeof PROBLEMS;
export declare const ProblemBody: z.ZodMiniObject<{
    code: z.ZodMiniString<string>;
    message: z.ZodMiniString<string>;
    fields: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
        field: z.ZodMiniString<string>;
        message: z.ZodMiniString<string>;
    }, z.core.$strip>>>;
    retryAfterSeconds: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
    closesAt: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strip>;
export type ProblemBody = z.infer<typeof ProblemBody>;
