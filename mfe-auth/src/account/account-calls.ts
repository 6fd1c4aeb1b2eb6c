import { ApiError, call, endSession } from '@aranya/shared/api';
import { settings } from '@aranya/shared/config';
import {
  CloseAccountAnswer,
  type CloseAccountRequest,
  DownloadAnswer,
  type KeepAccountRequest,
  LoginAnswer,
  SessionsAnswer,
} from '@aranya/shared/contracts';

/** The calls about one's own account. Only this page makes them, so they come with it. */

const address = (path: string) => `${settings().services.accounts}/user/${path}`;

/** Ends the session here too where the server says that there is none any more. */
async function whileSignedIn<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) endSession('forbidden');
    throw error;
  }
}

export const getSessions = (signal?: AbortSignal) =>
  whileSignedIn(
    call({
      method: 'GET',
      url: address('sessions'),
      authorised: true,
      answer: SessionsAnswer,
      ...(signal && { signal }),
    }),
  );

export const endOneSession = (id: string) =>
  whileSignedIn(
    call({
      method: 'POST',
      url: address('sessions/end'),
      data: { id },
      authorised: true,
      answer: SessionsAnswer,
    }),
  );

export const endOtherSessions = () =>
  whileSignedIn(
    call({
      method: 'POST',
      url: address('sessions/end-others'),
      data: {},
      authorised: true,
      answer: SessionsAnswer,
    }),
  );

/** Where everything about the signed-in person can be downloaded, once. */
export const askForDownload = () =>
  whileSignedIn(
    call({
      method: 'POST',
      url: address('download'),
      data: {},
      authorised: true,
      answer: DownloadAnswer,
    }),
  );

export const closeAccount = (data: CloseAccountRequest) =>
  whileSignedIn(
    call({
      method: 'POST',
      url: address('close-account'),
      data,
      authorised: true,
      answer: CloseAccountAnswer,
    }),
  );

export const keepAccount = (data: KeepAccountRequest) =>
  call({ method: 'POST', url: address('keep-account'), data, answer: LoginAnswer });
