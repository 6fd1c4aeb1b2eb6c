import { createHash } from 'node:crypto';
import {
  IncompleteSubmission,
  type SubmissionDocument,
  submissionDocumentOf,
} from '../../src/collecting/submissions/reading/submission-document';
import { LIMITS } from '../../src/platform/configuration/limits';
import { escapeXml } from '../../src/platform/xml/escape-xml';
import { readXml } from '../../src/platform/xml/read-xml';
import { DOMAIN, type FakeAnswer, noRights, openRosa } from './fake-answer';
import { type FakeRequest, formIn } from './fake-request';
import {
  type FakeAppUser,
  type FakeForm,
  type FakeState,
  type FakeSubmission,
  happened,
  now,
} from './fake-state';

const CREDENTIALS = 'Could not authenticate with the provided credentials.';
const RIGHTS = 'The authentication you provided does not have rights to perform that action.';
const MISSING = 'Could not find the resource you were looking for.';

/** Handles calls of ODK Collect, by the credential in the path. */
export function phones(request: FakeRequest): FakeAnswer | undefined {
  const { method, path, headers, state } = request;
  const [, token = '', rest] = /^\/key\/([^/]+)\/projects\/1\/(.+)$/.exec(path) ?? [];
  if (!rest) return undefined;
  if (headers['x-openrosa-version'] !== '1.0') {
    return openRosa(400, 'error', 'An expected header field (X-OpenRosa-Version) did not match.');
  }
  if (!/^[A-Za-z0-9!$]{64}$/.test(token)) return openRosa(401, 'error', CREDENTIALS);
  const phone = state.appUsers.find((one) => one.token === token);
  if (!phone) return openRosa(403, 'error', RIGHTS);
  if (rest === 'formList' && method === 'GET') return formList(request, phone);
  if (rest === 'submission' && method === 'HEAD') {
    return { ...openRosa(204, '', ''), body: '' };
  }
  if (rest === 'submission' && method === 'POST') return submit(request, phone);
  return method === 'GET' ? download(request, phone, rest) : undefined;
}

/** Returns a form, the list of its files, or one of them. */
function download(request: FakeRequest, phone: FakeAppUser, rest: string): FakeAnswer | undefined {
  const [, encoded = '', what = ''] =
    /^forms\/([^/]+?)(\.xml|\/manifest|\/attachments\/[^/]+)$/.exec(rest) ?? [];
  const form = formIn(request, encoded);
  if (!form) return undefined;
  if (!form.assigned.has(phone.id) || form.state === 'closed') return noRights();
  const { xml = '', files = new Map<string, Buffer | null>() } = form.published.at(-1) ?? {};
  if (what === '.xml') {
    return { ...openRosa(200, '', ''), type: 'application/xml', body: xml.toString() };
  }
  if (what === '/manifest') return manifest(request, files);
  const file = files.get(decodeURIComponent(what.replace('/attachments/', '')));
  return file ? { status: 200, type: 'image/png', body: file } : undefined;
}

function manifest({ asked }: FakeRequest, files: ReadonlyMap<string, Buffer | null>): FakeAnswer {
  const listed = [...files].flatMap(([name, bytes]) => {
    if (!bytes) return [];
    const hash = createHash('md5').update(bytes).digest('hex');
    const address = `${asked.replace(/manifest$/, 'attachments')}/${encodeURIComponent(name)}`;
    return [
      `<mediaFile><filename>${escapeXml(name)}</filename><hash>md5:${hash}</hash>`,
      `<downloadUrl>${DOMAIN}/v1${escapeXml(address)}</downloadUrl></mediaFile>`,
    ];
  });
  const body = `<manifest xmlns="http://openrosa.org/xforms/xformsManifest">${listed.join('')}</manifest>`;
  return { ...openRosa(200, '', ''), body: `<?xml version="1.0" encoding="UTF-8"?>\n${body}` };
}

function formList({ state, asked }: FakeRequest, { id }: FakeAppUser): FakeAnswer {
  const listed = [...state.forms.values()]
    .filter((form) => form.state === 'open' && form.publishedAt && form.assigned.has(id))
    .map((form) => {
      const { name = '', version = '', hash = '', files } = form.published.at(-1) ?? {};
      const address = `${DOMAIN}/v1${asked.replace('formList', 'forms')}/${encodeURIComponent(form.xmlFormId)}`;
      return [
        `<xform><formID>${escapeXml(form.xmlFormId)}</formID><name>${escapeXml(name)}</name>`,
        `<version>${escapeXml(version)}</version><hash>md5:${hash}</hash>`,
        `<downloadUrl>${address}.xml</downloadUrl>`,
        files?.size ? `<manifestUrl>${address}/manifest</manifestUrl>` : '',
        '</xform>',
      ].join('');
    });
  const list = `<xforms xmlns="http://openrosa.org/xforms/xformsList">${listed.join('')}</xforms>`;
  return { ...openRosa(200, '', ''), body: `<?xml version="1.0" encoding="UTF-8"?>\n${list}` };
}

function submit({ state, body, query }: FakeRequest, phone: FakeAppUser): FakeAnswer {
  const xml = xmlPart(body);
  if (xml === null) return openRosa(400, 'error', 'Required multipart POST field missing.');
  let document: SubmissionDocument;
  try {
    document = submissionDocumentOf(readXml(Buffer.from(xml), LIMITS.openRosa.xml));
  } catch (error) {
    if (!(error instanceof IncompleteSubmission)) throw error;
    return openRosa(400, 'error', error.message);
  }
  const { formId, version, instanceId, deprecatedId, encrypted } = document;
  const form = state.forms.get(formId);
  if (!form?.published.some((one) => one.version === version)) {
    return openRosa(404, 'error', MISSING);
  }
  if (form.state === 'closed') return openRosa(409, 'error', 'This form is not accepting.');
  if (!form.assigned.has(phone.id)) return openRosa(401, 'error', CREDENTIALS);
  const saved = () => openRosa(201, '', 'full submission upload was successful!');
  if (deprecatedId !== null) {
    const sent = { xml, instanceId: instanceId ?? '', deprecatedId, files: parts(body) };
    return edit(state, form, sent) ?? saved();
  }
  const existing = form.submissions.find((one) => one.instanceId === instanceId);
  if (existing?.deletedAt) {
    const words = 'This submission has been deleted. You may not resubmit it.';
    return openRosa(409, 'error', words);
  }
  if (existing && existing.xml !== xml) {
    return openRosa(409, 'error', 'A submission already exists with this ID, but different XML.');
  }
  if (existing) {
    addFiles(existing, parts(body));
    return saved();
  }
  form.submissions.push({
    serial: state.nextSerial,
    instanceId: instanceId ?? '',
    currentInstanceId: instanceId ?? '',
    formerInstanceIds: [],
    files: photosOf(xml, parts(body)),
    reviewState: null,
    comments: [],
    audits: [],
    xml,
    submitterId: phone.id,
    deviceId: new URLSearchParams(query).get('deviceID'),
    submissionDate: now(),
    updatedAt: null,
    edits: 0,
    formVersion: version,
    encrypted,
    deletedAt: null,
    event: state.nextEvent,
  });
  state.nextSerial += 1;
  state.nextEvent += 1;
  return saved();
}

interface SentEdit {
  xml: string;
  instanceId: string;
  deprecatedId: string;
  files: ReadonlyMap<string, Buffer>;
}

/** Stores the files that a record names. */
function addFiles(record: FakeSubmission, files: ReadonlyMap<string, Buffer>): void {
  for (const [name, content] of files) if (record.files.has(name)) record.files.set(name, content);
}

function edit(
  state: FakeState,
  form: FakeForm,
  { xml, instanceId, deprecatedId, files }: SentEdit,
) {
  const repeated = form.submissions.find((one) => one.currentInstanceId === instanceId);
  if (repeated?.formerInstanceIds.includes(deprecatedId)) {
    if (repeated.xml !== xml) return openRosa(409, 'error', 'Different XML.');
    addFiles(repeated, files);
    return null;
  }
  const edited = form.submissions.find((one) => one.currentInstanceId === deprecatedId);
  if (!edited) {
    const stale = form.submissions.some((one) => one.formerInstanceIds.includes(deprecatedId));
    return openRosa(stale ? 409 : 404, 'error', 'We cannot find that submission to update.');
  }
  edited.formerInstanceIds.push(deprecatedId);
  happened(state, edited, {
    xml,
    currentInstanceId: instanceId,
    updatedAt: now(),
    reviewState: 'edited',
    edits: edited.edits + 1,
    files: new Map(
      [...photosOf(xml, files)].map(([name, content]) => [
        name,
        content ?? edited.files.get(name) ?? null,
      ]),
    ),
  });
  return null;
}

/** Returns the received parts by name. */
function parts(body: Buffer): Map<string, Buffer> {
  const text = body.toString('latin1');
  const boundary = text.slice(0, text.indexOf('\r\n'));
  const named = text
    .split(boundary)
    .map((part): [string, Buffer] => [
      nameOf(part),
      Buffer.from(part.slice(part.indexOf('\r\n\r\n') + 4, part.lastIndexOf('\r\n')), 'latin1'),
    ]);
  return new Map(named);
}

/** Name of a part: Central resolves backslashes in it, and decodes nothing else. */
const nameOf = (part: string): string => {
  const [, quoted = ''] = /; name="((?:[^"\\]|\\.)*)"/.exec(part) ?? [];
  return Buffer.from(quoted.replaceAll(/\\(.)/g, '$1'), 'latin1').toString('utf8');
};

/** Photos that a record of the test forms names; null if they are not in the request. */
const photosOf = (xml: string, sent: ReadonlyMap<string, Buffer>): Map<string, Buffer | null> =>
  new Map(
    readXml(Buffer.from(xml), LIMITS.openRosa.xml)
      .children.filter(({ localName, text }) => localName.startsWith('photo') && text)
      .map(({ text }) => [text, sent.get(text) ?? null]),
  );

/** Content of the part `xml_submission_file`. */
const xmlPart = (body: Buffer): string | null =>
  parts(body).get('xml_submission_file')?.toString('utf8') ?? null;
