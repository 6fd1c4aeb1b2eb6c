import {
  alreadyExists,
  done,
  type FakeAnswer,
  json,
  noRights,
  notFound,
  refuse,
} from './fake-answer';
import { type FakeRequest, formIn, jsonBody } from './fake-request';
import { type FakeAppUser, type FakeState, newCredential, now } from './fake-state';

/** Roles of a new Central whose ids are used here. */
const ROLES = [
  { id: 3, name: 'Password Reset Token', system: 'pwreset' },
  { id: 2, name: 'App User', system: 'app-user' },
  { id: 6, name: 'Project Viewer', system: 'viewer' },
  { id: 5, name: 'Project Manager', system: 'manager' },
];
const APP_USER_ROLE = 2;

const describe = (one: FakeAppUser) => ({
  projectId: 1,
  id: one.id,
  type: 'field_key',
  displayName: one.displayName,
  createdAt: one.createdAt,
  updatedAt: null,
  deletedAt: null,
  token: one.token,
});

/** Handles app users, roles and assignments. @returns undefined for other requests. */
export function management(request: FakeRequest): FakeAnswer | undefined {
  const { method, path, state } = request;
  const call = `${method} ${path}`;
  if (call === 'GET /roles') return json(ROLES);
  if (call === 'GET /projects/1') {
    const id = Number(/\d+$/.exec(request.asked)?.[0]);
    const { keyId } = state;
    return json({ id, name: 'Biodiversity', archived: null, keyId, description: null });
  }
  if (call === 'POST /projects/1/key') {
    state.keyId = 1;
    return done();
  }
  if (call === 'GET /projects/1/app-users') {
    return json(state.appUsers.toReversed().map(describe));
  }
  if (call === 'POST /projects/1/app-users') return createAppUser(request);
  const deleted = /^DELETE \/projects\/1\/app-users\/(\d+)$/.exec(call)?.[1];
  if (deleted) return deleteAppUser(state, Number(deleted)) ? done() : notFound();
  const ended = /^DELETE \/sessions\/([^/]+)$/.exec(call)?.[1];
  if (ended) return endSession(request, decodeURIComponent(ended));
  if (call === 'GET /projects/1/assignments/forms/app-user') {
    const rows = [...state.forms.values()].flatMap(({ xmlFormId, assigned }) =>
      [...assigned].map((actorId) => ({ actorId, roleId: APP_USER_ROLE, xmlFormId })),
    );
    return json(rows);
  }
  const assigning = /^POST \/projects\/(\d+)\/forms\/([^/]+)\/assignments\/([^/]+)\/([^/]+)$/.exec(
    call,
  );
  if (assigning) return assign(request, assigning.slice(1) as [string, string, string, string]);
  return undefined;
}

/** Central does not distinguish an expired credential from one that the caller may not revoke. */
function endSession({ state }: FakeRequest, token: string): FakeAnswer {
  const everywhere = [state, ...state.projects.values()].flatMap(({ appUsers }) => appUsers);
  const found = everywhere.find((one) => one.token === token);
  if (!found || !state.mayManage) return noRights();
  found.token = null;
  return done();
}

/** Deletes an app user with its access to forms, as Central does. */
export function deleteAppUser(state: FakeState, id: number): boolean {
  const index = state.appUsers.findIndex((one) => one.id === id);
  if (index < 0) return false;
  state.appUsers.splice(index, 1);
  for (const { assigned } of state.forms.values()) assigned.delete(id);
  return true;
}

function createAppUser(request: FakeRequest): FakeAnswer {
  const { state } = request;
  const { displayName } = jsonBody(request);
  if (typeof displayName !== 'string') {
    return refuse(400.2, 'Required parameter displayName missing.', { field: 'displayName' });
  }
  if ([...displayName].length > 64) return refuse(400.13, 'Length of value too long for a field');
  const made = { id: state.nextActorId, displayName, createdAt: now(), token: newCredential() };
  state.nextActorId += 1;
  // Central accepts the same name twice.
  state.appUsers.push(made);
  return json({ ...describe(made), csrf: newCredential(), expiresAt: '9999-12-31T23:59:59.000Z' });
}

function assign(
  request: FakeRequest,
  [projectId, formId, role, actor]: [string, string, string, string],
): FakeAnswer {
  const { state, body, misunderstood } = request;
  if (body.length > 0) misunderstood('an assignment has an empty body');
  const form = formIn(request, formId);
  if (!/^\d+$/.test(actor)) {
    return refuse(400.11, `Invalid input data type: expected "${actor}" to be (type integer)`, {
      value: actor,
      expected: 'type integer',
    });
  }
  if (role !== '2' && role !== 'app-user') misunderstood(`${role} is not the role of a phone`);
  const known = state.appUsers.some(({ id }) => id === Number(actor));
  if (projectId !== '1' || !form || !known) return notFound();
  if (form.assigned.has(Number(actor))) {
    const fields = ['actorId', 'roleId', 'acteeId'];
    return alreadyExists('assignments', fields, [actor, String(APP_USER_ROLE), form.acteeId]);
  }
  form.assigned.add(Number(actor));
  return done();
}
