import {
  done,
  type FakeAnswer,
  json,
  noRights,
  notAuthenticated,
  notFound,
  refuse,
} from './fake-answer';
import { type FakeRequest, jsonBody } from './fake-request';
import { type FakeState, fakeProject, newCredential, now } from './fake-state';
import { forms } from './forms';
import { management } from './management';
import { odata } from './odata';
import { phones } from './phones';
import { records } from './records';

/** Returns Central's answer to a readable request. */
export function answerTo(request: FakeRequest): FakeAnswer {
  const { method, path, headers, state } = request;
  if (`${method} ${path}` === 'POST /sessions') return signIn(request);
  if (path === '/version.txt') return versionFile(state);
  if (path.startsWith('/key/')) {
    const own = inItsProject(request);
    return (own && phones(own)) ?? unknown(request);
  }
  const { authorization } = headers;
  if (authorization === undefined) request.misunderstood('there is no Authorization');
  const token = /^Bearer (.+)$/.exec(String(authorization ?? ''))?.[1];
  if (!token || !state.sessions.has(token)) return notAuthenticated();
  if (path.startsWith('/v1/')) return noVersion();
  if (path.startsWith('/projects') && !state.mayManage) return noRights();
  const projects = projectsOf(request);
  if (projects) return projects;
  const own = inItsProject(request);
  if (!own) return notFound();
  return management(own) ?? odata(own) ?? records(own) ?? forms(own) ?? unknown(own);
}

/** Creates and removes projects. */
function projectsOf({ method, path, state }: FakeRequest): FakeAnswer | undefined {
  if (`${method} ${path}` === 'POST /projects') {
    const id = state.projects.size + 2;
    state.projects.set(id, { ...state, ...fakeProject() });
    return json({ id, name: 'Made here', archived: null, keyId: null });
  }
  const removed = /^DELETE \/projects\/(\d+)$/.exec(`${method} ${path}`)?.[1];
  if (!removed) return undefined;
  return state.projects.delete(Number(removed)) ? done() : notFound();
}

/** Returns the request with its project's state. @returns undefined if there is no such project */
function inItsProject(request: FakeRequest): FakeRequest | undefined {
  const { path, state } = request;
  const number = Number(/\/projects\/(\d+)/.exec(path)?.[1] ?? 1);
  if (number === 1) return request;
  const own = state.projects.get(number);
  return own && { ...request, state: own, path: path.replace(/\/projects\/\d+/, '/projects/1') };
}

/** The version in the answer of Central's web server. */
const versionFile = ({ version }: FakeState): FakeAnswer => ({
  status: 200,
  type: 'text/plain',
  body: `versions:\n${'0'.repeat(40)} (v${version}.0)\n ${'0'.repeat(40)} server (v${version}.0)\n`,
});

function unknown(request: FakeRequest) {
  request.misunderstood('there is nothing at this address');
  return noVersion();
}

const noVersion = () =>
  refuse(404.2, 'Expected an API version (eg /v1) at the start of the request URL.');

function signIn(request: FakeRequest): FakeAnswer {
  const { state } = request;
  const { email, password } = jsonBody(request);
  if (email !== state.email || password !== state.password) return notAuthenticated();
  const token = newCredential();
  state.sessions.add(token);
  return json({ token, csrf: newCredential(), expiresAt: now(), createdAt: now() });
}
