import { type FakeAnswer, json, noRights, notAuthenticated, notFound, refuse } from './fake-answer';
import { type FakeRequest, jsonBody } from './fake-request';
import { newCredential, now } from './fake-state';
import { forms } from './forms';
import { management } from './management';
import { odata } from './odata';
import { phones } from './phones';

/** What Central answers to a request that it can read. */
export function answerTo(request: FakeRequest): FakeAnswer {
  const { method, path, headers, state } = request;
  if (`${method} ${path}` === 'POST /sessions') return signIn(request);
  if (path.startsWith('/key/')) {
    return phones(request) ?? unknown(request);
  }
  const { authorization } = headers;
  if (authorization === undefined) request.misunderstood('there is no Authorization');
  const token = /^Bearer (.+)$/.exec(String(authorization ?? ''))?.[1];
  if (!token || !state.sessions.has(token)) return notAuthenticated();
  const project = /^\/projects\/(\d+)/.exec(path)?.[1];
  if (project && !state.mayManage) return noRights();
  if (project && project !== '1') return notFound();
  return management(request) ?? odata(request) ?? forms(request) ?? unknown(request);
}

function unknown(request: FakeRequest) {
  request.misunderstood('there is nothing at this address');
  return refuse(404.2, 'Expected an API version (eg /v1) at the start of the request URL.');
}

function signIn(request: FakeRequest): FakeAnswer {
  const { state } = request;
  const { email, password } = jsonBody(request);
  if (email !== state.email || password !== state.password) return notAuthenticated();
  const token = newCredential();
  state.sessions.add(token);
  return json({ token, csrf: newCredential(), expiresAt: now(), createdAt: now() });
}
