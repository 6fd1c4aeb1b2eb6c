import { aranyaStore } from '@aranya/shared/session';
import axios, { isAxiosError } from 'axios';
import { ApiError, NETWORK_PROBLEM, problemOf } from './api-error';
import { leaveSession } from './leave-session';

declare module 'axios' {
  interface AxiosRequestConfig {
    /** Sends the signed-in person's token. */
    authorised?: boolean;
  }
}

/**
 * The page's HTTP client, as specification section 7 has it, which is how axios is made: objects
 * travel as JSON, the cookie `XSRF-TOKEN` goes along as the header `X-XSRF-TOKEN` to the page's own
 * origin, there is no time-out, and success is 200 to 299.
 */
export const http = axios.create();

/** What a call of who is signed in now says of them; empty if nobody is. */
export const bearer = () => {
  const { authToken } = aranyaStore().store.getState().session;
  return authToken && `Bearer ${authToken}`;
};

// At once: the token is that of the caller, even if somebody else signs in in the next moment.
http.interceptors.request.use(
  (request) => {
    const token = request.authorised && bearer();
    if (token) request.headers.setAuthorization(token);
    return request;
  },
  null,
  { synchronous: true },
);

/** What an error answer says, also where a file was asked for. */
async function contentOf(data: unknown): Promise<unknown> {
  if (!(data instanceof Blob)) return data;
  const text = await new Response(data).text();
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** What a call without success means; the session of the call ends here where it is over. */
async function failureOf(error: unknown): Promise<ApiError> {
  if (!isAxiosError(error) || !error.response) {
    // Not the whole error: it holds the call, with token and PIN, and may be logged.
    const cause = error instanceof Error ? error.message : error;
    return new ApiError(0, NETWORK_PROBLEM, cause);
  }
  const { config, response } = error;
  const failure = new ApiError(response.status, problemOf(await contentOf(response.data)));
  const sent = config?.headers.get('Authorization');
  // Anyone who signed in meanwhile stays signed in.
  if (sent && failure.isSessionEnded && sent === bearer()) leaveSession('ended');
  return failure;
}

http.interceptors.response.use(null, async (error: unknown) => {
  throw await failureOf(error);
});
