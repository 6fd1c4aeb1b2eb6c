import {
  type ProfileUpdateRequest,
  ProfileUpdateRequest as Request,
} from '@aranya/shared/contracts';
import type { UserSession } from '@aranya/shared/session';

/** What the edit form holds: the fields of the call without the token, and the bio. */
export interface ProfileFields extends Required<Omit<ProfileUpdateRequest, 'token'>> {
  bio: string;
}

export type ProfileFieldName = keyof ProfileFields;

/** The sentence at each field that is at fault. */
export type FieldProblems = Partial<Record<ProfileFieldName, string>>;

/** The form as it opens. */
export function fieldsOf(session: UserSession, bio: string): ProfileFields {
  const { name, phoneNumber, email, organization, organizationName, address, webURL } = session;
  const texts = { name, phoneNumber, email, organization, organizationName, address, webURL, bio };
  return { ...texts, mobileCompanyName: session.mobile_company };
}

/**
 * The request that the form makes. The bio stays behind; the maker of the phone, which the form of the
 * desktop does not show, goes along where it was changed.
 */
export function requestOf({ bio: _bio, ...fields }: ProfileFields, session: UserSession) {
  const { mobileCompanyName, ...always } = fields;
  const request: ProfileUpdateRequest = { ...always, token: session.authToken };
  return mobileCompanyName === session.mobile_company ? request : { ...request, mobileCompanyName };
}

/** Names each field at most once, with the first sentence about it. */
export function problemsByField(
  problems: readonly { field: string; message: string }[],
): FieldProblems {
  return Object.fromEntries([...problems].reverse().map(({ field, message }) => [field, message]));
}

/** What the contract says about the form, before anything is sent. */
export function checkFields(fields: ProfileFields, session: UserSession): FieldProblems {
  const checked = Request.safeParse(requestOf(fields, session));
  if (checked.success) return {};
  return problemsByField(
    checked.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })),
  );
}

/**
 * What was changed, as it waits in the queue: without token, phone number of the call and bio.
 * @param typed the fields that the person typed in
 * @param waiting what waited before: to type what the server has takes that back
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
