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
import { get, post } from './client/client';
import { callForFile } from './files/call-for-file';

/** Specification section 7; the settings name the service of each call. */

const services = () => settings().services;

/** In milliseconds; the server may forward calls to the collection server. */
const silenceOf = (fromQueue: boolean) => (fromQueue ? CALL_SILENCE_MS : COLLECTION_SILENCE_MS);

/** @returns undefined if the service has no data */
export async function getStatistics(signal?: AbortSignal): Promise<HomeStatistics | undefined> {
  const { rows } = await get(`${services().statistics}/getDetails`, StatisticsAnswer, { signal });
  return rows[0];
}

export const logIn = (data: LoginRequest) =>
  post(`${services().accounts}/user/uloggedin-login`, LoginAnswer, data);

export const startProviderSignIn = (data: ProviderSignInRequest) =>
  post(`${services().accounts}/user/provider/start`, ProviderAddress, data);

export const finishProviderSignIn = (data: ProviderTicketRequest) =>
  post(`${services().accounts}/user/provider/finish`, LoginAnswer, data);

export const keepLanguage = (data: LanguageRequest) =>
  post(`${services().accounts}/profile/language`, LanguageAnswer, data, { authorised: true });

/** The page has removed the token already. */
export const signOut = (token: string) =>
  post(
    `${services().accounts}/user/sign-out`,
    SignOutAnswer,
    {},
    { token, silenceMs: CALL_SILENCE_MS },
  );

/** Accepts any JSON: its answer is only logged (specification section 7). */
export const suggestGap = (data: GapSuggestion, id?: string) =>
  post(`${services().gaps}/measurement_gaps`, z.unknown(), data, {
    silenceMs: CALL_SILENCE_MS,
    id,
  });

export const getProfile = (data: ProfileRequest) =>
  post(`${services().profiles}/profile/getProfile`, ProfileAnswer, data, {
    silenceMs: CALL_SILENCE_MS,
    authorised: true,
  });

export const updateProfile = (data: ProfileUpdateRequest, id?: string) =>
  post(`${services().profiles}/profile/update-profile`, ProfileAnswer, data, {
    silenceMs: CALL_SILENCE_MS,
    id,
    authorised: true,
  });

export const updateProfileImage = (data: ProfileImageRequest) =>
  post(`${services().profiles}/profile/update-profile-image`, ProfileImageAnswer, data, {
    authorised: true,
  });

/** @param fromQueue the call waits for the answer, so that other tabs do not send */
export const completeTrial = (data: TrialCompletedRequest, fromQueue = false) =>
  post(`${services().profiles}/profile/odk-trail-completed`, TrialCompletedAnswer, data, {
    silenceMs: silenceOf(fromQueue),
    authorised: true,
  });

export const createAppUser = (data: CreateAppUserRequest) =>
  post(`${services().collection}/odk/create-app-user`, CreateAppUserAnswer, data, {
    authorised: true,
  });

export const getFormCatalogue = (_: object, signal?: AbortSignal) =>
  get(`${services().collection}/odk/form-catalogue`, FormCatalogueAnswer, {
    authorised: true,
    kept: true,
    signal,
  });

/**
 * The fields of the answer are not read.
 * @param fromQueue other tabs wait until this call is answered or times out
 */
export const requestFormAccess = (data: FormAccessRequest, fromQueue = false) =>
  post(`${services().collection}/odk/user-form-access`, z.unknown(), data, {
    silenceMs: silenceOf(fromQueue),
    authorised: true,
  });

/** An administrator grants the form without its PIN. */
export const sendFormRequest = (data: FormRequestRequest) =>
  post(`${services().collection}/odk/form-requests`, FormRequestAnswer, data, { authorised: true });

export const getFormRequests = (_: object, signal?: AbortSignal) =>
  get(`${services().collection}/odk/form-requests`, OwnFormRequestsAnswer, {
    authorised: true,
    signal,
  });

export const getPhone = (signal?: AbortSignal) =>
  get(`${services().collection}/odk/phone`, PhoneAnswer, { authorised: true, kept: true, signal });

export const getCollectedData = (data: CollectedDataRequest, signal?: AbortSignal) =>
  post(`${services().collectedData}/collected-data`, CollectedDataAnswer, data, {
    authorised: true,
    // A part of the map changes with each move, so it is not cached.
    kept: data.view === undefined,
    signal,
  });

const ownRecords = () => `${services().collectedData}/own-records`;

export const getOwnRecords = (query: OwnRecordsQuery, signal?: AbortSignal) =>
  get(`${ownRecords()}?${new URLSearchParams(query)}`, OwnRecords, {
    authorised: true,
    kept: true,
    signal,
  });

export const getOwnRecord = (id: string, signal?: AbortSignal) =>
  get(`${ownRecords()}/${id}`, OwnRecord, { authorised: true, signal });

/** Access needs the session, so it cannot be a plain address in the page. */
export const getRecordPhoto = (id: string, query: RecordPhotoQuery, signal?: AbortSignal) =>
  callForFile({
    url: `${ownRecords()}/${id}/photo?${new URLSearchParams({ ...query })}`,
    signal,
  });

/** @returns undefined if no service is configured */
export async function getPublicCards(signal?: AbortSignal): Promise<PublicCards | undefined> {
  const service = services().publicCards;
  if (!service) return undefined;
  return get(`${service}/public-cards`, PublicCards, { kept: true, signal });
}

/** Empty if the institute has no terms. */
export const getSiteTerms = (signal?: AbortSignal): Promise<SiteTermsAnswer> =>
  get(`${services().administration ?? services().accounts}/site-terms`, SiteTermsAnswer, {
    kept: true,
    signal,
  });

/** A repeated call gets the same answer. */
export const askForMails = (data: MailUpdatesRequest) =>
  post(`${services().administration ?? services().accounts}/mail-updates`, MailUpdatesAnswer, data);

/** Tells the operator; does nothing if no service is configured. */
export async function reportRemoteFailure(data: RemoteFailureReport): Promise<void> {
  const service = services().remoteFailures;
  if (!service) return;
  await post(`${service}/remote-failures`, z.unknown(), data);
}

const getFieldSite = <Answer>(
  data: object,
  answer: z.ZodMiniType<Answer>,
  signal: AbortSignal | undefined,
) =>
  post(
    `${services().fieldSites}/getData`,
    answer,
    { userId: settings().fieldSites.userId, ...data },
    { authorised: true, signal },
  );

export const getFieldSites = (signal?: AbortSignal) =>
  getFieldSite({ getSitesOnly: true }, FieldSiteList, signal);

export const getFieldSiteData = (siteName: string, signal?: AbortSignal) =>
  getFieldSite({ getSitesOnly: false, siteName }, FieldSiteData, signal);

/** Another person's photo, so it is not cached. Access needs the session: no plain address. */
export const getRecordedPhoto = (
  siteName: string,
  query: FieldSitePhotoQuery,
  signal?: AbortSignal,
) =>
  callForFile({
    url: `${services().fieldSites}/field-sites/${encodeURIComponent(siteName)}/recorded-photo?${new URLSearchParams({ ...query })}`,
    signal,
  });

export const getFieldSiteViewers = (siteName: string, signal?: AbortSignal) =>
  get(
    `${services().fieldSites}/field-sites/${encodeURIComponent(siteName)}/viewers`,
    FieldSiteViewers,
    { authorised: true, signal },
  );
