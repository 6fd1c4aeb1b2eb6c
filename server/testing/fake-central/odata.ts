import { createHash } from 'node:crypto';
import { LIMITS } from '../../src/platform/configuration/limits';
import { readXml } from '../../src/platform/xml/read-xml';
import { childOf, textOf, type XmlElement } from '../../src/platform/xml/xml-element';
import { DOMAIN, type FakeAnswer, json, notFound, refuse } from './fake-answer';
import { type FakeRequest, formIn } from './fake-request';
import type { FakeForm, FakeState, FakeSubmission, FakeVersionOfCentral } from './fake-state';

const PARAMETERS = new Set(['$top', '$count', '$filter', '$expand', '$skiptoken', '$wkt']);

/** A condition of the filters that this product sends. */
const CONDITION = /^__system\/(submissionDate|updatedAt|deletedAt) ge (\d{4}-\d\d-\d\dT[\d:.]+Z)$/;

/** Handles the table of records. @returns undefined for other requests. */
export function odata(request: FakeRequest): FakeAnswer | undefined {
  const { method, path, asked, query, misunderstood } = request;
  const formId = /^\/projects\/1\/forms\/([^/]+)\.svc\/Submissions$/.exec(path)?.[1];
  if (!formId || method !== 'GET') return undefined;
  const form = formIn(request, formId);
  if (!form?.publishedAt) return notFound();
  if (/[$ /:]/.test(query)) misunderstood(`the query is not encoded: ${query}`);
  const wanted = new URLSearchParams(query);
  for (const name of wanted.keys()) {
    if (!PARAMETERS.has(name)) misunderstood(`there is no parameter ${name}`);
  }
  const filter = wanted.get('$filter');
  const ofDeletion = filter?.includes('__system/deletedAt') ?? false;
  if (ofDeletion && request.state.version === '2024.1') return noSuchField('__system/deletedAt');
  const rows = form.submissions
    .toReversed()
    .filter((one) => ofDeletion || one.deletedAt === null)
    .filter((one) => filter === null || matches(one, filter, misunderstood));
  const from = startOf(wanted.get('$skiptoken'), rows);
  const top = wanted.has('$top') ? Number(wanted.get('$top')) : rows.length;
  const page = rows.slice(from, from + top);
  const last = page.at(-1);
  const answer = {
    value: page.map((one) => describe(form, one, request.state)),
    '@odata.context': `${DOMAIN}/v1${asked.replace('/Submissions', '')}/$metadata#Submissions`,
    ...(last && from + top < rows.length && { '@odata.nextLink': nextLink(asked, wanted, last) }),
    ...(wanted.get('$count') === 'true' && { '@odata.count': rows.length }),
  };
  return {
    ...json(answer),
    type: 'application/json; charset=utf-8; odata.metadata=minimal',
    headers: { 'odata-version': '4.0' },
    ...tagOf(request.state.version, page, wanted),
  };
}

/** The ETag of 2026.1 and 2026.2, which Central compares itself. */
function tagOf(
  version: FakeVersionOfCentral,
  page: readonly FakeSubmission[],
  wanted: URLSearchParams,
): Pick<FakeAnswer, 'tag' | 'comparedAlways'> {
  const onlyCount = wanted.get('$top') === '0' && wanted.get('$count') === 'true';
  if (!version.startsWith('2026') || (onlyCount && version !== '2026.1')) return {};
  const events = page.map(({ event }) => event).join();
  const tag = `W/"eventhash:${createHash('md5').update(events).digest('hex')}"`;
  return { tag, comparedAlways: true };
}

const noSuchField = (name: string) =>
  refuse(
    501.5,
    `The given OData filter expression references fields not supported by this server: ${name}`,
  );

function matches(one: FakeSubmission, filter: string, misunderstood: (why: string) => void) {
  return filter.split(' or ').some((condition) => {
    const [, field, moment] = CONDITION.exec(condition) ?? [];
    if (!field || !moment) {
      misunderstood(`no such filter: ${condition}`);
      return false;
    }
    const value = one[field as 'submissionDate' | 'updatedAt' | 'deletedAt'];
    return value !== null && value >= moment;
  });
}

function startOf(token: string | null, rows: readonly FakeSubmission[]): number {
  if (token === null) return 0;
  const { instanceId } = JSON.parse(Buffer.from(token.slice(2), 'base64').toString('utf8'));
  return rows.findIndex((one) => one.instanceId === instanceId) + 1;
}

function nextLink(path: string, wanted: URLSearchParams, { instanceId }: FakeSubmission) {
  const next = new URLSearchParams(wanted);
  next.set('$skiptoken', `01${Buffer.from(JSON.stringify({ instanceId })).toString('base64')}`);
  return `${DOMAIN}/v1${path}?${next}`;
}

function describe(form: FakeForm, one: FakeSubmission, state: FakeState) {
  const version = form.published.find(({ version: name }) => name === one.formVersion);
  const root = readXml(Buffer.from(one.xml), LIMITS.openRosa.xml);
  const fields =
    one.encrypted || !version ? {} : group(version.emptyRecord, root, '', version.types);
  const submitter = state.appUsers.find(({ id }) => id === one.submitterId);
  return {
    ...fields,
    __id: one.instanceId,
    __system: {
      submissionDate: one.submissionDate,
      updatedAt: one.updatedAt,
      submitterId: String(one.submitterId),
      submitterName: submitter?.displayName ?? null,
      attachmentsPresent: [...one.files.values()].filter(Boolean).length,
      attachmentsExpected: one.files.size,
      status: one.encrypted ? 'notDecrypted' : null,
      reviewState: one.reviewState,
      deviceId: one.deviceId,
      edits: one.edits,
      formVersion: one.formVersion,
      ...(state.version !== '2024.1' && { deletedAt: one.deletedAt }),
    },
  };
}

/** Returns the answers to a group's questions, null for unanswered ones. */
function group(
  shape: XmlElement,
  answers: XmlElement | undefined,
  path: string,
  types: ReadonlyMap<string, string>,
): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const question of shape.children) {
    const { localName } = question;
    const below = path ? `${path}/${localName}` : localName;
    const answer = childOf(answers, localName);
    fields[localName] =
      question.children.length > 0
        ? group(question, answer, below, types)
        : answerOf(textOf(answer), types.get(below));
  }
  return fields;
}

function answerOf(text: string | null, type = 'string'): unknown {
  if (text === null) return null;
  if (type === 'decimal' || type === 'int') return Number(text);
  return type === 'geopoint' ? geoJson(text) : text;
}

/** Converts a place as Central does: longitude first, without checking the range; null for other text. */
function geoJson(text: string) {
  const [latitude, longitude, altitude, accuracy] = text.split(/\s+/).map(Number);
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) return null;
  const height = Number.isFinite(altitude) ? [altitude] : [];
  return {
    type: 'Point',
    coordinates: [longitude, latitude, ...height],
    ...(Number.isFinite(accuracy) && { properties: { accuracy } }),
  };
}
