import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { readXForm } from '../../src/collecting/forms/read-xform';
import { LIMITS } from '../../src/platform/configuration/limits';
import { readXml } from '../../src/platform/xml/read-xml';
import { childOf, childrenOf, type XmlElement } from '../../src/platform/xml/xml-element';

/** An app user as stored in Central. */
export interface FakeAppUser {
  id: number;
  displayName: string;
  createdAt: string;
  token: string | null;
}

/** A version of a form, published or as a draft. */
export interface FakeVersion {
  xml: Buffer;
  version: string;
  name: string;
  hash: string;
  /** Data type of each question by its path below the root. */
  types: Map<string, string>;
  emptyRecord: XmlElement;
  encrypted: boolean;
  /** Files that the version requires; null until they are uploaded. */
  files: Map<string, Buffer | null>;
}

export interface FakeSubmission {
  serial: number;
  /** Instance id of the first version. */
  instanceId: string;
  currentInstanceId: string;
  /** Instance ids of the versions before the current one. */
  formerInstanceIds: string[];
  /** Photos that the record names; null until they arrive. */
  files: Map<string, Buffer | null>;
  /** Review state that a person set. */
  reviewState: string | null;
  /** Comments, and the notes of changed review states; the newest first. */
  comments: { body: string; actorId: number; createdAt: string }[];
  audits: { action: string; notes: string | null; loggedAt: string }[];
  xml: string;
  submitterId: number;
  /** Parameter `deviceID` of the phone. */
  deviceId: string | null;
  submissionDate: string;
  updatedAt: string | null;
  edits: number;
  formVersion: string;
  encrypted: boolean;
  /** Null unless it was deleted; Central retains it for 30 days. */
  deletedAt: string | null;
  /** Number of the form's last event, as Central counts events. */
  event: number;
}

export interface FakeForm {
  xmlFormId: string;
  acteeId: string;
  state: 'open' | 'closing' | 'closed';
  published: FakeVersion[];
  publishedAt: string | null;
  draft: FakeVersion | null;
  /** Submissions of the form, newest last. */
  submissions: FakeSubmission[];
  /** Actor ids with the role app-user. */
  assigned: Set<number>;
}

/**
 * Versions of Central whose answers differ. 2024.1 does not list deleted records. 2025.4 computes
 * ETags from the answer. 2026.1 computes those of records from the returned rows, so a count always
 * has the same one. 2026.2 does the same except for counts.
 */
export type FakeVersionOfCentral = '2024.1' | '2025.4' | '2026.1' | '2026.2';

/** State of a Central: one project, number 1, and one web user. */
export function fakeState(): FakeState {
  return {
    ...fakeProject(),
    version: '2026.2',
    email: 'aranya@example.org',
    password: 'the password of the fake',
    mayManage: true,
    sessions: new Set(),
    projects: new Map(),
    refusedForms: new Map(),
    // Ids begin higher than 1, because a new Central has created other actors before.
    nextActorId: 13,
    nextSerial: 1,
    nextEvent: 1,
  };
}

export type FakeState = FakeProject & {
  version: FakeVersionOfCentral;
  email: string;
  password: string;
  /** False for a web user without a role in the project. */
  mayManage: boolean;
  sessions: Set<string>;
  /** Additional projects by number; each is a separate Central with the same people. */
  projects: Map<number, FakeState>;
  /** Forms whose draft is refused, with the reason (400.17). */
  refusedForms: Map<string, string>;
  nextActorId: number;
  nextSerial: number;
  nextEvent: number;
};

type FakeProject = ReturnType<typeof fakeProject>;

/** State of a new project. */
export const fakeProject = () => ({
  appUsers: [] as FakeAppUser[],
  forms: new Map<string, FakeForm>(),
  /** Ids of forms that were deleted and are in the trash. */
  deletedForms: new Set<string>(),
  /** Key of Central's own encryption of the project. */
  keyId: null as number | null,
});

/** 64 characters of `A-Za-z0-9!$`, as Central creates them. */
export const newCredential = () =>
  randomBytes(48).toString('base64').replaceAll('/', '!').replaceAll('+', '$');

/** Records an event of a record. */
export function happened(
  state: FakeState,
  record: FakeSubmission,
  change: Partial<FakeSubmission>,
) {
  Object.assign(record, change, { event: state.nextEvent });
  state.nextEvent += 1;
}

export const now = () => new Date().toISOString();

/** Parses a form as Central does. @throws if it has no form id */
export function readVersion(xml: Buffer): FakeVersion & { formId: string } {
  const { formId, version, title, emptyRecord, mediaNames } = readXForm(xml);
  const html = readXml(xml, LIMITS.openRosa.formXml);
  const model = childOf(childOf(html, 'head'), 'model');
  const types = new Map<string, string>();
  for (const { attributes } of childrenOf(model, 'bind')) {
    const path = (attributes.nodeset ?? '').split('/').slice(2).join('/');
    types.set(path, attributes.type ?? 'string');
  }
  return {
    formId,
    xml,
    version,
    name: title,
    hash: createHash('md5').update(xml).digest('hex'),
    types,
    emptyRecord,
    encrypted: childOf(model, 'submission')?.attributes.base64RsaPublicKey !== undefined,
    files: new Map(mediaNames.map((name) => [name, null])),
  };
}

export const newForm = (xmlFormId: string): FakeForm => ({
  xmlFormId,
  acteeId: randomUUID(),
  state: 'open',
  published: [],
  publishedAt: null,
  draft: null,
  submissions: [],
  assigned: new Set(),
});

/** A form as Central's REST interface describes it. */
export function describeForm(form: FakeForm, version = form.published.at(-1) ?? form.draft) {
  return {
    projectId: 1,
    xmlFormId: form.xmlFormId,
    state: form.state,
    enketoId: null,
    enketoOnceId: null,
    createdAt: '2026-11-21T02:08:37.434Z',
    updatedAt: null,
    webformsEnabled: true,
    keyId: null,
    version: version?.version ?? null,
    hash: version?.hash ?? null,
    draftToken: form.draft ? newCredential() : null,
    publishedAt: form.publishedAt,
    name: version?.name ?? null,
  };
}
