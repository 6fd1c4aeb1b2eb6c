import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { and, asc, count, eq } from 'drizzle-orm';
import { ensureAppUser } from '../../src/collecting/app-users/app-users';
import { grantAccess } from '../../src/collecting/forms/form-access';
import { publishForm } from '../../src/collecting/forms/publish-form';
import { form, occurrence, submission, submissionFile } from '../../src/collecting/tables';
import {
  openTestServer,
  signedInPerson,
  storedContent,
  type TestPerson,
  type TestServer,
} from '..';
import type { TestServerOptions } from '../test-server';
import { CollectClient } from './collect-client';
import { type TestForm, testForm } from './test-forms';

/** Form that the fixture's app user may fill in. */
export const TREE_FORM = 'tree_test';

/** A listening server with one form and one phone. */
export interface Collection {
  server: TestServer;
  /** `http://127.0.0.1:port` */
  origin: string;
  person: TestPerson;
  appUserId: number;
  token: string;
  /** Row id of {@link TREE_FORM}. */
  treeFormId: number;
  phone: CollectClient;
  /** Publishes a form and by default gives the phone access. @returns Its row id. */
  publish(wanted: TestForm & { media?: readonly string[] }, access?: boolean): Promise<number>;
  /** Another person's phone with access to {@link TREE_FORM}. */
  anotherPhone(): Promise<{ phone: CollectClient; appUserId: number; token: string }>;
  clientOf(token: string, projectId?: number | string): CollectClient;
  /** Stops the server and starts it on the same data and another port. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a server that listens on a port. */
export async function openCollection(options: TestServerOptions = {}): Promise<Collection> {
  const server = await openTestServer(options);
  const listen = () => server.app.listen({ host: '127.0.0.1', port: 0 });
  let origin = await listen();
  const clientOf = (token: string, projectId: number | string = 1) =>
    new CollectClient(`${origin}/v1/key/${token}/projects/${projectId}`);

  const makePhone = async () => {
    const person = await signedInPerson(server);
    const { id, token } = await ensureAppUser(server.context.database.db, {
      personId: person.id,
      displayName: person.name,
      location: '',
    });
    return { person, appUserId: id, token };
  };
  const publishOnly = (wanted: TestForm) =>
    publishForm(server.context, { xml: Buffer.from(testForm(wanted)), kind: 'open' });

  const own = await makePhone();
  const grant = (appUserId: number, formId: number) =>
    grantAccess(server.context.database.db, appUserId, formId);
  const { formId: treeFormId } = await publishOnly({ id: TREE_FORM });
  await grant(own.appUserId, treeFormId);

  const collection: Collection = {
    server,
    origin,
    ...own,
    treeFormId,
    phone: clientOf(own.token),
    async publish(wanted, access = true) {
      const { formId } = await publishOnly(wanted);
      if (access) await grant(own.appUserId, formId);
      return formId;
    },
    async anotherPhone() {
      const { appUserId, token } = await makePhone();
      await grant(appUserId, treeFormId);
      return { phone: clientOf(token), appUserId, token };
    },
    clientOf: (token, projectId) => clientOf(token, projectId),
    async restart() {
      await server.restart();
      origin = await listen();
      collection.origin = origin;
      collection.phone = clientOf(own.token);
    },
    close: () => server.close(),
  };
  return collection;
}

/** Returns rows with an instance id, of every form. */
export function rowsOf({ server }: Collection, instanceId: string) {
  return server.context.database.db
    .select()
    .from(submission)
    .where(eq(submission.instanceId, instanceId))
    .orderBy(asc(submission.id));
}

/** Counts the stored submissions. */
export async function storedCount({ server }: Collection): Promise<number> {
  const [row] = await server.context.database.db.select({ rows: count() }).from(submission);
  return row?.rows ?? 0;
}

/** Returns the files that a record names with their contents; null if not received. */
export async function filesOf(
  { server }: Collection,
  instanceId: string,
): Promise<Record<string, string | null>> {
  const { database, files } = server.context;
  const rows = await database.db
    .select({ name: submissionFile.name, sha256: submissionFile.sha256 })
    .from(submissionFile)
    .innerJoin(submission, eq(submission.id, submissionFile.submissionId))
    .where(eq(submission.instanceId, instanceId));
  const contents: Record<string, string | null> = {};
  for (const { name, sha256 } of rows) {
    contents[name] = sha256 === null ? null : (await storedContent(files, sha256)).toString();
  }
  return contents;
}

/** Occurrences read from a record. */
export function occurrencesOf({ server }: Collection, instanceId: string) {
  return server.context.database.db
    .select({
      speciesName: occurrence.speciesName,
      speciesType: occurrence.speciesType,
      latitude: occurrence.latitude,
      longitude: occurrence.longitude,
      accuracy: occurrence.accuracy,
      appUserId: occurrence.appUserId,
    })
    .from(occurrence)
    .innerJoin(submission, eq(submission.id, occurrence.submissionId))
    .where(and(eq(submission.instanceId, instanceId)))
    .orderBy(asc(occurrence.position));
}

/** Row id of a form. */
export async function formIdOf({ server }: Collection, xmlFormId: string): Promise<number> {
  const [row] = await server.context.database.db
    .select({ id: form.id })
    .from(form)
    .where(eq(form.xmlFormId, xmlFormId));
  if (!row) throw new Error(`There is no form ${xmlFormId}.`);
  return row.id;
}

/** Returns the names of all pending files in the store. */
export async function waitingFiles({ server }: Collection): Promise<string[]> {
  const incoming = join(server.settings.dataFolder, 'incoming');
  const rooms = await readdir(incoming);
  const inside = await Promise.all(rooms.map((room) => readdir(join(incoming, room))));
  return inside.flat();
}

/** Polls until a condition is true; otherwise Jest's time-out ends the test. */
export async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await pause(5);
}
