import { type Account, API } from './addresses';
import { CollectClient } from './collect-client';

async function asked(path: string, body: object, headers = {}) {
  const answer = await fetch(`${API}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** A new person's phone, set up and with access to a form. */
export async function phoneOf(
  { phoneNumber, pin, name }: Account & { name: string },
  formId: string,
): Promise<CollectClient> {
  const session = await asked('/user/uloggedin-login', { phoneNumber, password: pin });
  const headers = { authorization: `Bearer ${session.token}` };
  const place = { projectId: 1, location: 'other' };
  const person = { ...place, displayName: name, phoneNumber };
  const made = await asked('/odk/create-app-user', person, headers);
  const access = { ...place, formId, roleId: 2, userId: made.id };
  await asked('/odk/user-form-access', access, headers);
  const server_url = `${new URL(API).origin}/v1/key/${made.token}/projects/1`;
  return new CollectClient({ general: { server_url }, admin: {} });
}
