import { call } from '@aranya/shared/api';
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

/** Calls for one's own account. Bundled with this page, because no other page makes them. */

const address = (path: string) => `${settings().services.accounts}/user/${path}`;

export const getSessions = (signal?: AbortSignal) =>
  call({
    method: 'GET',
    url: address('sessions'),
    authorised: true,
    answer: SessionsAnswer,
    ...(signal && { signal }),
  });

export const endOneSession = (id: string) =>
  call({
    method: 'POST',
    url: address('sessions/end'),
    data: { id },
    authorised: true,
    answer: SessionsAnswer,
  });

export const endOtherSessions = () =>
  call({
    method: 'POST',
    url: address('sessions/end-others'),
    data: {},
    authorised: true,
    answer: SessionsAnswer,
  });

export const getPublicChoices = (signal?: AbortSignal) =>
  call({
    method: 'GET',
    url: address('public-choices'),
    authorised: true,
    answer: PublicChoices,
    ...(signal && { signal }),
  });

export const setPublicChoices = (data: PublicChoices) =>
  call({
    method: 'POST',
    url: address('public-choices'),
    data,
    authorised: true,
    answer: PublicChoices,
  });

/** Address of the one-time download of a person's own data. */
export async function askForDownload(): Promise<string> {
  const answer = await call({
    method: 'POST',
    url: address('download'),
    data: {},
    authorised: true,
    answer: DownloadAnswer,
  });
  const resolved = serviceAddress('accounts', answer.address);
  if (!resolved) throw new Error('The service answered an address that is none.');
  return resolved;
}

export const closeAccount = (data: CloseAccountRequest) =>
  call({
    method: 'POST',
    url: address('close-account'),
    data,
    authorised: true,
    answer: CloseAccountAnswer,
  });

export const keepAccount = (data: KeepAccountRequest) =>
  call({ method: 'POST', url: address('keep-account'), data, answer: LoginAnswer });
