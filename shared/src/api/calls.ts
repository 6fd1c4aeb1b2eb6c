import { settings } from '@aranya/shared/config';
import {
  CALL_SILENCE_MS,
  COLLECTION_SILENCE_MS,
  CollectedDataAnswer,
  type CollectedDataRequest,
  CreateAppUserAnswer,
  type CreateAppUserRequest,
  FieldSiteData,
  FieldSiteList,
  type FieldSitePhotoQuery,
  FieldSiteViewers,
  type FormAccessRequest,
  FormCatalogueAnswer,
  FormRequestAnswer,
  type FormRequestRequest,
  type GapSuggestion,
  type HomeStatistics,
  LanguageAnswer,
  type LanguageRequest,
  LoginAnswer,
  type LoginRequest,
  MailUpdatesAnswer,
  type MailUpdatesRequest,
  OwnFormRequestsAnswer,
  OwnRecord,
  OwnRecords,
  type OwnRecordsQuery,
  PhoneAnswer,
  ProfileAnswer,
  ProfileImageAnswer,
  type ProfileImageRequest,
  type ProfileRequest,
  type ProfileUpdateRequest,
  ProviderAddress,
  type ProviderSignInRequest,
  type ProviderTicketRequest,
  PublicCards,
  type RecordPhotoQuery,
  type RemoteFailureReport,
  SignOutAnswer,
  SiteTermsAnswer,
  StatisticsAnswer,
  TrialCompletedAnswer,
  type TrialCompletedRequest,
} from '@aranya/shared/contracts';
import * as z from 'zod/mini';
import { call } from './client/client';
import { callForFile } from './files/call-for-file';

/** The calls of specification section 7, each against the service that the settings name. */

const services = () => settings().services;

/** Maximum silence of calls that the server may forward to the collection server. */
const silenceOf = (fromQueue: boolean) => (fromQueue ? CALL_SILENCE_MS : COLLECTION_SILENCE_MS);

/** Loads the home page's counters; undefined if the service has no data. */
export async function getStatistics(signal?: AbortSignal): Promise<HomeStatistics | undefined> {
  const { rows } = await call({
    method: 'GET',
    url: `${services().statistics}/getDetails`,
    answer: StatisticsAnswer,
    ...(signal && { signal }),
  });
  return rows[0];
}

export const logIn = (data: LoginRequest) =>
  call({
    method: 'POST',
    url: `${services().accounts}/user/uloggedin-login`,
    data,
    answer: LoginAnswer,
  });

/** Returns the address of the institute's identity provider for sign-in. */
export const startProviderSignIn = (data: ProviderSignInRequest) =>
  call({
    method: 'POST',
    url: `${services().accounts}/user/provider/start`,
    data,
    answer: ProviderAddress,
  });

export const finishProviderSignIn = (data: ProviderTicketRequest) =>
  call({
    method: 'POST',
    url: `${services().accounts}/user/provider/finish`,
    data,
    answer: LoginAnswer,
  });

/** Stores the person's language in their account. */
export const keepLanguage = (data: LanguageRequest) =>
  call({
    method: 'POST',
    url: `${services().accounts}/profile/language`,
    data,
    authorised: true,
    answer: LanguageAnswer,
  });

/** Ends a token's session on the server, after the page has removed it. */
export const signOut = (token: string) =>
  call({
    method: 'POST',
    url: `${services().accounts}/user/sign-out`,
    data: {},
    token,
    silenceMs: CALL_SILENCE_MS,
    answer: SignOutAnswer,
  });

/** Accepts any JSON: its answer is only logged (specification section 7). */
export const suggestGap = (data: GapSuggestion, id?: string) =>
  call({
    method: 'POST',
    url: `${services().gaps}/measurement_gaps`,
    data,
    silenceMs: CALL_SILENCE_MS,
    ...(id && { id }),
    answer: z.unknown(),
  });

export const getProfile = (data: ProfileRequest) =>
  call({
    method: 'POST',
    url: `${services().profiles}/profile/getProfile`,
    data,
    silenceMs: CALL_SILENCE_MS,
    authorised: true,
    answer: ProfileAnswer,
  });

export const updateProfile = (data: ProfileUpdateRequest, id?: string) =>
  call({
    method: 'POST',
    url: `${services().profiles}/profile/update-profile`,
    data,
    silenceMs: CALL_SILENCE_MS,
    ...(id && { id }),
    authorised: true,
    answer: ProfileAnswer,
  });

export const updateProfileImage = (data: ProfileImageRequest) =>
  call({
    method: 'POST',
    url: `${services().profiles}/profile/update-profile-image`,
    data,
    authorised: true,
    answer: ProfileImageAnswer,
  });

/** @param fromQueue the call waits for the answer, so that other tabs do not send */
export const completeTrial = (data: TrialCompletedRequest, fromQueue = false) =>
  call({
    method: 'POST',
    url: `${services().profiles}/profile/odk-trail-completed`,
    data,
    silenceMs: silenceOf(fromQueue),
    authorised: true,
    answer: TrialCompletedAnswer,
  });

export const createAppUser = (data: CreateAppUserRequest) =>
  call({
    method: 'POST',
    url: `${services().collection}/odk/create-app-user`,
    data,
    authorised: true,
    answer: CreateAppUserAnswer,
  });

/** Loads the catalogue of forms that a person can request. */
export const getFormCatalogue = (_: object, signal?: AbortSignal) =>
  call({
    method: 'GET',
    url: `${services().collection}/odk/form-catalogue`,
    authorised: true,
    kept: true,
    answer: FormCatalogueAnswer,
    ...(signal && { signal }),
  });

/**
 * Requests access to a form. Only success or failure counts; the fields of the answer are not read.
 * @param fromQueue other tabs wait until this call is answered or times out
 */
export const requestFormAccess = (data: FormAccessRequest, fromQueue = false) =>
  call({
    method: 'POST',
    url: `${services().collection}/odk/user-form-access`,
    data,
    silenceMs: silenceOf(fromQueue),
    authorised: true,
    answer: z.unknown(),
  });

/** Requests a form from an administrator, without its PIN. */
export const sendFormRequest = (data: FormRequestRequest) =>
  call({
    method: 'POST',
    url: `${services().collection}/odk/form-requests`,
    data,
    authorised: true,
    answer: FormRequestAnswer,
  });

/** Loads the person's form requests with their answers. */
export const getFormRequests = (_: object, signal?: AbortSignal) =>
  call({
    method: 'GET',
    url: `${services().collection}/odk/form-requests`,
    authorised: true,
    answer: OwnFormRequestsAnswer,
    ...(signal && { signal }),
  });

/** Loads the state of the phone's set-up on the collection server. */
export const getPhone = (signal?: AbortSignal) =>
  call({
    method: 'GET',
    url: `${services().collection}/odk/phone`,
    authorised: true,
    kept: true,
    answer: PhoneAnswer,
    ...(signal && { signal }),
  });

export const getCollectedData = (data: CollectedDataRequest, signal?: AbortSignal) =>
  call({
    method: 'POST',
    url: `${services().collectedData}/collected-data`,
    data,
    authorised: true,
    // A part of the map changes with each move, so it is not cached.
    kept: data.view === undefined,
    answer: CollectedDataAnswer,
    ...(signal && { signal }),
  });

const ownRecords = () => `${services().collectedData}/own-records`;

/** Loads the list of the person's own records, by page. */
export const getOwnRecords = (query: OwnRecordsQuery, signal?: AbortSignal) =>
  call({
    method: 'GET',
    url: `${ownRecords()}?${new URLSearchParams(query)}`,
    authorised: true,
    kept: true,
    answer: OwnRecords,
    ...(signal && { signal }),
  });

export const getOwnRecord = (id: string, signal?: AbortSignal) =>
  call({
    method: 'GET',
    url: `${ownRecords()}/${id}`,
    authorised: true,
    answer: OwnRecord,
    ...(signal && { signal }),
  });

/**
 * Loads a photo of an own record. Access needs the session, so it cannot be a plain address in the
 * page.
 */
export const getRecordPhoto = (id: string, query: RecordPhotoQuery, signal?: AbortSignal) =>
  callForFile({
    url: `${ownRecords()}/${id}/photo?${new URLSearchParams({ ...query })}`,
    kept: true,
    ...(signal && { signal }),
  });

/** Loads published campaigns and events; undefined if no service is configured. */
export async function getPublicCards(signal?: AbortSignal): Promise<PublicCards | undefined> {
  const service = services().publicCards;
  if (!service) return undefined;
  return call({
    method: 'GET',
    url: `${service}/public-cards`,
    kept: true,
    answer: PublicCards,
    ...(signal && { signal }),
  });
}

/** Loads the institute's Terms and Conditions; empty if it has none. */
export const getSiteTerms = (signal?: AbortSignal): Promise<SiteTermsAnswer> =>
  call({
    method: 'GET',
    url: `${services().administration ?? services().accounts}/site-terms`,
    kept: true,
    answer: SiteTermsAnswer,
    ...(signal && { signal }),
  });

/** Subscribes to mails about new campaigns; a repeated call gets the same answer. */
export const askForMails = (data: MailUpdatesRequest) =>
  call({
    method: 'POST',
    url: `${services().administration ?? services().accounts}/mail-updates`,
    data,
    answer: MailUpdatesAnswer,
  });

/** Reports a failed remote to the operator; does nothing if no service is configured. */
export async function reportRemoteFailure(data: RemoteFailureReport): Promise<void> {
  const service = services().remoteFailures;
  if (!service) return;
  await call({
    method: 'POST',
    url: `${service}/remote-failures`,
    data,
    answer: z.unknown(),
  });
}

const getFieldSite = <Answer>(
  data: object,
  answer: z.ZodMiniType<Answer>,
  signal: AbortSignal | undefined,
) =>
  call({
    method: 'POST',
    url: `${services().fieldSites}/getData`,
    data: { userId: settings().fieldSites.userId, ...data },
    authorised: true,
    answer,
    ...(signal && { signal }),
  });

export const getFieldSites = (signal?: AbortSignal) =>
  getFieldSite({ getSitesOnly: true }, FieldSiteList, signal);

export const getFieldSiteData = (siteName: string, signal?: AbortSignal) =>
  getFieldSite({ getSitesOnly: false, siteName }, FieldSiteData, signal);

/**
 * Loads a photo of a record at a field site. Access needs the session, so it cannot be a plain
 * address in the page; it belongs to another person, so it is not cached.
 */
export const getRecordedPhoto = (
  siteName: string,
  query: FieldSitePhotoQuery,
  signal?: AbortSignal,
) =>
  callForFile({
    url: `${services().fieldSites}/field-sites/${encodeURIComponent(siteName)}/recorded-photo?${new URLSearchParams({ ...query })}`,
    ...(signal && { signal }),
  });

/** Loads the data of the three viewers of a field site. */
export const getFieldSiteViewers = (siteName: string, signal?: AbortSignal) =>
  call({
    method: 'GET',
    url: `${services().fieldSites}/field-sites/${encodeURIComponent(siteName)}/viewers`,
    authorised: true,
    answer: FieldSiteViewers,
    ...(signal && { signal }),
  });
