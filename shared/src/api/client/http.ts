import { aranyaStore } from '@aranya/shared/session';
import axios, { isAxiosError } from 'axios';
import { leaveSession } from '../session/leave-session';
import { ApiError, NETWORK_PROBLEM, problemOf } from './api-error';

declare module 'axios' {
  interface AxiosRequestConfig {
    authorised?: boolean;
  }
}

/**
 * Specification section 7: objects are sent as JSON, the cookie `XSRF-TOKEN` as the header
 * `X-XSRF-TOKEN` to the page's own origin; no timeout; success is 200 to 299.
 */
export const http = axios.create();

/** Empty without a session. */
export const bearer = () => {
  const { authToken } = aranyaStore().store.getState().session;
  return authToken && `Bearer ${authToken}`;
};

// Runs synchronously, because somebody else may sign in directly afterwards.
http.interceptors.request.use(
  (request) => {
    const token = request.authorised && bearer();
    if (token) request.headers.setAuthorization(token);
    return request;
  },
  null,
  { synchronous: true },
);

/** File calls have a Blob, also for an error. */
async function contentOf(data: unknown): Promise<unknown> {
  if (!(data instanceof Blob)) return data;
  const text = await new Response(data).text();
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Ends the session if it has expired. */
async function failureOf(error: unknown): Promise<ApiError> {
  if (!isAxiosError(error) || !error.response) {
    // The whole error contains the call with token and PIN, and may be logged, so only its message
    // is kept.
    const cause = error instanceof Error ? error.message : error;
    return new ApiError(0, NETWORK_PROBLEM, cause);
  }
  const { config, response } = error;
  const failure = new ApiError(response.status, problemOf(await contentOf(response.data)));
  const sent = config?.headers.get('Authorization');
  // A person who signed in meanwhile remains signed in.
  if (sent && failure.isSessionEnded && sent === bearer()) leaveSession('ended');
  return failure;
}

http.interceptors.response.use(null, async (error: unknown) => {
  throw await failureOf(error);
});
