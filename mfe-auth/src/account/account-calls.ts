import { get, post } from '@aranya/shared/api';
import { serviceAddress, settings } from '@aranya/shared/config';
import {
  CloseAccountAnswer,
  type CloseAccountRequest,
  DownloadAnswer,
  type KeepAccountRequest,
  LoginAnswer,
  PublicChoices,
  SessionsAnswer,
} from '@aranya/shared/contracts';

/** Bundled with this page, because no other page makes these calls. */

const address = (path: string) => `${settings().services.accounts}/user/${path}`;

export const getSessions = (signal?: AbortSignal) =>
  get(address('sessions'), SessionsAnswer, { authorised: true, signal });

export const endOneSession = (id: string) =>
  post(address('sessions/end'), SessionsAnswer, { id }, { authorised: true });

export const endOtherSessions = () =>
  post(address('sessions/end-others'), SessionsAnswer, {}, { authorised: true });

export const getPublicChoices = (signal?: AbortSignal) =>
  get(address('public-choices'), PublicChoices, { authorised: true, signal });

export const setPublicChoices = (data: PublicChoices) =>
  post(address('public-choices'), PublicChoices, data, { authorised: true });

/** The address works once. */
export async function askForDownload(): Promise<string> {
  const answer = await post(address('download'), DownloadAnswer, {}, { authorised: true });
  const resolved = serviceAddress('accounts', answer.address);
  if (!resolved) throw new Error('The service answered an address that is none.');
  return resolved;
}

export const closeAccount = (data: CloseAccountRequest) =>
  post(address('close-account'), CloseAccountAnswer, data, { authorised: true });

export const keepAccount = (data: KeepAccountRequest) =>
  post(address('keep-account'), LoginAnswer, data);
