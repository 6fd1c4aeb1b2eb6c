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
import { callForFile } from './call-for-file';
import { call } from './client';

/** The calls of specification section 7, each against the service that the settings name. */

const services = () => settings().services;

/** How long a call is waited for that may have to go through to the collection server. */
const silenceOf = (fromQueue: boolean) => (fromQueue ? CALL_SILENCE_MS : COLLECTION_SILENCE_MS);

/** The headline counters, or undefined if the service has no row. */
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

/** Where to sign in with the institute's identity provider. */
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

/** Keeps the language that the signed-in person reads with the account. */
export const keepLanguage = (data: LanguageRequest) =>
  call({
    method: 'POST',
    url: `${services().accounts}/profile/language`,
    data,
    authorised: true,
    answer: LanguageAnswer,
  });

/** Ends the session of a token on the server; the page has forgotten it. */
export const signOut = (token: string) =>
  call({
    method: 'POST',
    url: `${services().accounts}/user/sign-out`,
    data: {},
    token,
    silenceMs: CALL_SILENCE_MS,
    answer: SignOutAnswer,
  });

/** Its answer is only logged (specification section 7), so any JSON is welcome. */
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

/** @param fromQueue other tabs wait until it has an answer, or none */
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

/** The forms that a person can ask for, as the institute arranged them. */
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
 * Only success or failure counts; the fields of the answer are not read.
 * @param fromQueue other tabs wait until it has an answer, or none
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

/** Asks an administrator for a form without its PIN. */
export const sendFormRequest = (data: FormRequestRequest) =>
  call({
    method: 'POST',
    url: `${services().collection}/odk/form-requests`,
    data,
    authorised: true,
    answer: FormRequestAnswer,
  });

/** The forms that the person asked for, and what was answered. */
export const getFormRequests = (_: object, signal?: AbortSignal) =>
  call({
    method: 'GET',
    url: `${services().collection}/odk/form-requests`,
    authorised: true,
    answer: OwnFormRequestsAnswer,
    ...(signal && { signal }),
  });

/** Whether the phone has been set up, as far as the collection server knows. */
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
    // A part of the map is asked for as often as it is moved.
    kept: data.view === undefined,
    answer: CollectedDataAnswer,
    ...(signal && { signal }),
  });

const ownRecords = () => `${services().collectedData}/own-records`;

/** The records that the person sent as a list, a page at a time. */
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

/** A photo of an own record. Only its owner may see it, so it cannot be an address in the page. */
export const getRecordPhoto = (id: string, query: RecordPhotoQuery, signal?: AbortSignal) =>
  callForFile({
    url: `${ownRecords()}/${id}/photo?${new URLSearchParams({ ...query })}`,
    kept: true,
    ...(signal && { signal }),
  });

/** Published campaigns and events, or undefined if no service has them. */
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

/** Terms and Conditions, as the institute wrote them; empty if it wrote none. */
export const getSiteTerms = (signal?: AbortSignal): Promise<SiteTermsAnswer> =>
  call({
    method: 'GET',
    url: `${services().administration ?? services().accounts}/site-terms`,
    kept: true,
    answer: SiteTermsAnswer,
    ...(signal && { signal }),
  });

/** Asks for mails about new campaigns; the same answer where one has asked before. */
export const askForMails = (data: MailUpdatesRequest) =>
  call({
    method: 'POST',
    url: `${services().administration ?? services().accounts}/mail-updates`,
    data,
    answer: MailUpdatesAnswer,
  });

/** Tells the operator of a remote that failed in this page; does nothing if nobody listens. */
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
 * A photo of a record at a field site. Only its staff may see it, so it cannot be an address in the page; it is somebody
 * else's, so it is not kept.
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

/** What the three viewers show of one field site. */
export const getFieldSiteViewers = (siteName: string, signal?: AbortSignal) =>
  call({
    method: 'GET',
    url: `${services().fieldSites}/field-sites/${encodeURIComponent(siteName)}/viewers`,
    authorised: true,
    answer: FieldSiteViewers,
    ...(signal && { signal }),
  });
