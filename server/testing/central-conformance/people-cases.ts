import { APP_USER_ROLE } from '../../src/collecting/central/calls/app-user-calls';
import { openCentralClient } from '../../src/collecting/central/calls/central-client';
import { CENTRAL_CODES } from '../../src/collecting/central/connection/central-error';
import { CENTRAL_LIMITS } from '../../src/collecting/central/limits';
import { type ConformanceCase, refusedWith, same } from './bench';

/** Cases for sign-in, project and app users. */
export const PEOPLE_CASES: ConformanceCase[] = [
  {
    name: 'sessions: a wrong password is refused with 401.2',
    async run({ account, projectId }) {
      const wrong = openCentralClient({ ...account, projectId, password: 'not the password' });
      await refusedWith('project', CENTRAL_CODES.notSignedIn, () => wrong.project());
      return undefined;
    },
  },
  {
    name: 'project: it is seen with its number; another one is refused with 404.1',
    async run({ account, client, projectId }) {
      const { id, archived, keyId } = await client.project();
      same('project', [id, archived ?? false, keyId ?? null], [projectId, false, null]);
      const other = openCentralClient({ ...account, projectId: 999_999 });
      await refusedWith('another project', CENTRAL_CODES.notFound, () => other.project());
      return undefined;
    },
  },
  {
    name: 'roles: there is one for phones',
    async run({ client }) {
      const roles = await client.roles();
      same(
        'roles',
        roles.some(({ system }) => system === APP_USER_ROLE),
        true,
      );
      return undefined;
    },
  },
  {
    name: 'app users: the same name twice makes two, each with a credential of 64 characters',
    async run({ client }) {
      const one = await client.createAppUser('Asha Majhi [0123456789]');
      const other = await client.createAppUser('Asha Majhi [0123456789]');
      same('ids differ', one.id !== other.id, true);
      same('credential', /^[A-Za-z0-9!$]{64}$/.test(one.token), true);
      const listed = (await client.appUsers()).find(({ id }) => id === one.id);
      same('listed', listed, { id: one.id, displayName: one.displayName, token: one.token });
      await client.deleteAppUser(other.id);
      const ids = (await client.appUsers()).map(({ id }) => id);
      same('after deletion', [ids.includes(one.id), ids.includes(other.id)], [true, false]);
      return undefined;
    },
  },
  {
    name: 'app users: a name has 64 characters at most (400.13)',
    async run({ client }) {
      const longest = 'ଅ'.repeat(CENTRAL_LIMITS.displayNameCharacters);
      same('longest', (await client.createAppUser(longest)).displayName, longest);
      await refusedWith('longer', 400.13, () => client.createAppUser(`${longest}a`));
      return undefined;
    },
  },
  {
    name: 'app users made by hand keep the name that was typed (A8)',
    async run({ client, operator }) {
      const made = await operator('POST', '~/app-users', { displayName: ' 98222 22222 ' });
      const { id } = made.content as { id: number };
      const listed = (await client.appUsers()).find((one) => one.id === id);
      same('name', listed?.displayName, ' 98222 22222 ');
      return undefined;
    },
  },
];
