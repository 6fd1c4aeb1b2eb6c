import {
  type ProfileUpdateRequest,
  ProfileUpdateRequest as Request,
} from '@aranya/shared/contracts';
import type { UserSession } from '@aranya/shared/session';

/** The call's fields without the token, and the bio. */
export interface ProfileFields extends Required<Omit<ProfileUpdateRequest, 'token'>> {
  bio: string;
}

export type ProfileFieldName = keyof ProfileFields;

export type FieldProblems = Partial<Record<ProfileFieldName, string>>;

export function fieldsOf(session: UserSession, bio: string): ProfileFields {
  const { name, phoneNumber, email, organization, organizationName, address, webURL } = session;
  const texts = { name, phoneNumber, email, organization, organizationName, address, webURL, bio };
  return { ...texts, mobileCompanyName: session.mobile_company };
}

/**
 * Leaves out the bio. Includes the phone's manufacturer, which the desktop form does not show, if
 * it changed.
 */
export function requestOf({ bio: _bio, ...fields }: ProfileFields, session: UserSession) {
  const { mobileCompanyName, ...always } = fields;
  const request: ProfileUpdateRequest = { ...always, token: session.authToken };
  return mobileCompanyName === session.mobile_company ? request : { ...request, mobileCompanyName };
}

export function problemsByField(
  problems: readonly { field: string; message: string }[],
): FieldProblems {
  return Object.fromEntries([...problems].reverse().map(({ field, message }) => [field, message]));
}

export function checkFields(fields: ProfileFields, session: UserSession): FieldProblems {
  const checked = Request.safeParse(requestOf(fields, session));
  if (checked.success) return {};
  return problemsByField(
    checked.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })),
  );
}

/**
 * Leaves out token, phone number of the call and bio.
 * @param typed fields that the person typed in
 * @param waiting earlier queued changes: typing the server's value withdraws one
 */
export function changesOf(
  { bio: _bio, ...typed }: Partial<ProfileFields>,
  session: UserSession,
  waiting: Readonly<Record<string, string>>,
): Record<string, string> {
  const known: Record<string, string> = { ...fieldsOf(session, '') };
  return Object.fromEntries(
    Object.entries(typed).filter(([name, value]) => name in waiting || value !== known[name]),
  );
}
