import { jest } from '@jest/globals';
import { pino } from 'pino';
import { buildApp } from '../../src/assembly/app';
import { openContext } from '../../src/assembly/open-context';
import { openCentralClient } from '../../src/collecting/central/calls/central-client';
import { CENTRAL_LIMITS } from '../../src/collecting/central/limits';
import { publishForm } from '../../src/collecting/forms/publish-form';
import { API_PREFIX } from '../../src/platform/http/api-prefix';
import { openTestServer, signedInPerson, type TestPerson, type TestServer } from '..';
import { CollectClient } from '../odk-conformance/collect-client';
import { type TestForm, testForm } from '../odk-conformance/test-forms';
import type { TestServerOptions } from '../test-server';
import { type FakeCentral, openFakeCentral } from './fake-central';

/** Form of the fixture. */
export const TREE_FORM = 'tree_test';

/** A person who collects with ODK Central. */
export interface Collector {
  person: TestPerson;
  createAppUser(): Promise<{ status: number; body: { id: string; token: string; code: string } }>;
  /** Reports that the phone is lost. */
  replaceToken(): Promise<{ status: number; body: { id: string; token: string; code: string } }>;
  ask(formId: string, pin?: string): Promise<{ status: number; body: { code?: string } }>;
  /** Returns the person's points after new records are imported. */
  points(): Promise<CollectedPoint[]>;
  profile(): Promise<Profile>;
}

export interface CollectedPoint {
  speciesName: string;
  speciesLocation: [number, number] | null;
  hasIssues?: boolean;
}

export interface Profile {
  contributions: number;
  odkInfo: { odkToken: string | null; allFormAccess: string[] };
}

/** A server that uses a fake ODK Central with the form {@link TREE_FORM}. */
export interface CentralFixture {
  central: FakeCentral;
  server: TestServer;
  /** Publishes a form here and in Central. */
  publish(form: TestForm): Promise<void>;
  collector(app?: TestServer['app']): Promise<Collector>;
  /** Sends a person's calls to another process on the same database. */
  inAnotherProcess(): Promise<TestServer['app']>;
  /** Sends calls as ODK Collect does, with a credential of Central. */
  phone(token: string): CollectClient;
  /** Imports from Central immediately instead of every minute. */
  read(): Promise<void>;
  close(): Promise<void>;
}

/** Starts both. A test's environment is complete, so that no real service is called. */
export async function openCentralFixture(options: TestServerOptions = {}): Promise<CentralFixture> {
  setLimits({ freshMs: 0, mapTimeoutMs: 20_000 });
  const central = await openFakeCentral();
  const server = await openTestServer({
    ...options,
    environment: {
      ARANYA_CENTRAL_URL: central.url,
      ARANYA_CENTRAL_EMAIL: central.state.email,
      ARANYA_CENTRAL_PASSWORD: central.state.password,
      ...options.environment,
    },
  });
  const others: { app: TestServer['app']; stop: () => Promise<void> }[] = [];

  const publish = async (form: TestForm) => {
    const xml = testForm(form);
    central.publish(xml);
    await publishForm(server.context, { xml: Buffer.from(xml), kind: 'open' });
  };
  await publish({ id: TREE_FORM });

  async function collector(app = server.app): Promise<Collector> {
    const person = await signedInPerson(server);
    const post = async (path: string, payload: object) => {
      const { headers } = person;
      const answer = await app.inject({ method: 'POST', url: API_PREFIX + path, headers, payload });
      return { status: answer.statusCode, body: answer.json() };
    };
    const { name: displayName, phoneNumber, token } = person;
    const profile = async () => (await post('/profile/getProfile', { token, phoneNumber })).body;
    const ownId = async () => (await profile()).odkUserId ?? 0;
    return {
      person,
      profile,
      createAppUser: () =>
        post('/odk/create-app-user', { displayName, projectId: 1, phoneNumber, location: 'other' }),
      replaceToken: () => post('/odk/replace-token', {}),
      ask: async (formId, pin) =>
        post('/odk/user-form-access', {
          projectId: 1,
          formId,
          roleId: 2,
          userId: await ownId(),
          location: 'other',
          ...(pin && { pin }),
        }),
      points: async () =>
        (await post('/collected-data', { userId: await ownId(), userInsight: false })).body,
    };
  }

  return {
    central,
    server,
    publish,
    collector,
    async inAnotherProcess() {
      const log = pino({ level: 'silent' });
      const context = await openContext(server.settings, server.context.database, log);
      const app = await buildApp(context);
      others.push({ app, stop: () => context.collection.stop() });
      return app;
    },
    phone: (token) => new CollectClient(`${central.url}/v1/key/${token}/projects/1`),
    read: () => server.context.collection.catchUp(),
    async close() {
      await server.context.collection.stop();
      for (const { app, stop } of others) {
        await stop();
        await app.close();
      }
      await server.close();
      await central.close();
      expect(central.misunderstood).toEqual([]);
    },
  };
}

/** Overrides limits of `limits.ts` until `jest.restoreAllMocks()`. */
export function setLimits(limits: Partial<Record<keyof typeof CENTRAL_LIMITS, number>>) {
  for (const [name, value] of Object.entries(limits)) {
    jest.replaceProperty(CENTRAL_LIMITS as Record<string, unknown>, name, value);
  }
}

/** Creates a client of a fake with the credentials of its web user. */
export const clientOf = ({ url, state }: FakeCentral) =>
  openCentralClient({ url, email: state.email, password: state.password, projectId: 1 });
