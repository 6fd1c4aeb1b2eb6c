import type { XmlElement } from '../../src/platform/xml/xml-element';
import { alreadyExists, done, type FakeAnswer, json, notFound, refuse } from './fake-answer';
import { type FakeRequest, formIn, jsonBody } from './fake-request';
import {
  describeForm,
  type FakeForm,
  type FakeVersion,
  newForm,
  now,
  readVersion,
} from './fake-state';

/** Handles forms and their drafts. @returns undefined for other requests. */
export function forms(request: FakeRequest): FakeAnswer | undefined {
  const { method, path, state } = request;
  const call = `${method} ${path}`;
  if (call === 'GET /projects/1/forms') {
    return json([...state.forms.values()].map((form) => describeForm(form)));
  }
  if (call === 'POST /projects/1/forms') return createForm(request);
  const published = /^GET \/projects\/1\/forms\/([^/]+?)(\.xml|\/attachments)$/.exec(call);
  if (published) return publishedForm(request, published[1] ?? '', published[2] ?? '');
  const whole = /^(PATCH|DELETE) \/projects\/1\/forms\/([^/]+)$/.exec(call);
  if (whole) return changeForm(request, whole[2] ?? '');
  const draft = /^(GET|POST|DELETE) \/projects\/1\/forms\/([^/]+)\/draft(\/.*)?$/.exec(call);
  if (!draft) return undefined;
  const [, , formId = '', rest = ''] = draft;
  const form = formIn(request, formId);
  if (!form) return notFound();
  if (rest === '' && method === 'POST') {
    const version = xmlBody(request);
    const refused = state.refusedForms.get(form.xmlFormId);
    if (refused) return refuse(400.17, refused);
    const conflict = typeConflict(form, version);
    if (conflict) return refuse(400.17, conflict);
    const warnings = warningsOfDraft(form, version);
    if (warnings.length > 0 && !ignoresWarnings(request)) return warn(warnings);
    form.draft = version;
    return done();
  }
  if (!form.draft) return notFound();
  if (rest === '' && method === 'DELETE') {
    if (form.published.length === 0) {
      return refuse(
        409.7,
        'Could not delete draft, because the form has not been published. Either delete the whole form, or replace the draft.',
      );
    }
    form.draft = null;
    return done();
  }
  if (rest === '') return json(describeForm(form, form.draft));
  if (rest === '/attachments' && method === 'GET') {
    return json([...form.draft.files].map(([name, bytes]) => describeFile(name, bytes)));
  }
  if (rest === '/publish' && method === 'POST') return publish(form);
  const file = /^\/attachments\/([^/]+)$/.exec(rest)?.[1];
  if (!file || method !== 'POST') return undefined;
  const name = decodeURIComponent(file);
  if (!form.draft.files.has(name)) return notFound();
  form.draft.files.set(name, request.body);
  if (state.version === '2024.1') return done();
  return json(describeFile(name, request.body));
}

/** Returns data for phones: the XForm of the published version, and the list of its files. */
function publishedForm(request: FakeRequest, encoded: string, what: string): FakeAnswer {
  const form = formIn(request, encoded);
  const version = form?.published.at(-1) ?? form?.draft;
  if (!version) return notFound();
  if (what === '.xml') {
    return { status: 200, type: 'application/xml; charset=utf-8', body: version.xml.toString() };
  }
  return json([...version.files].map(([name, bytes]) => describeFile(name, bytes)));
}

/** Opens, closes or deletes a form. */
function changeForm(request: FakeRequest, encoded: string): FakeAnswer {
  const { method, state } = request;
  const form = formIn(request, encoded);
  if (!form) return notFound();
  if (method === 'PATCH') {
    form.state = jsonBody(request).state as FakeForm['state'];
    return json(describeForm(form));
  }
  state.forms.delete(form.xmlFormId);
  state.deletedForms.add(form.xmlFormId);
  return done();
}

const describeFile = (name: string, bytes: Buffer | null) => ({
  name,
  type: 'image',
  exists: bytes !== null,
  blobExists: bytes !== null,
  datasetExists: false,
});

function xmlBody({ headers, body, misunderstood }: FakeRequest) {
  if (headers['content-type'] !== 'application/xml') {
    misunderstood('a form needs Content-Type: application/xml');
  }
  return readVersion(body);
}

const ignoresWarnings = ({ query }: FakeRequest) =>
  new URLSearchParams(query).get('ignoreWarnings') === 'true';

const warn = (workflowWarnings: object[]) =>
  refuse(
    400.16,
    'The Form is valid, but with warnings. Please check the warnings and if they are acceptable ' +
      'resubmit with ?ignoreWarnings=true',
    { warnings: { workflowWarnings } },
  );

/** Central's columns have one type each: any may become text, none anything else. */
function typeConflict({ published }: FakeForm, { types }: FakeVersion): string | undefined {
  for (const before of published) {
    for (const [path, type] of types) {
      const was = before.types.get(path) ?? type;
      if (type === 'string' || type === was) continue;
      return (
        `The form you have uploaded attempts to change the type of the field at /${path}. In a ` +
        `previous version, it had the type "${was}". Please either return that field to its ` +
        'previous type, or rename the field so it lives at a new path.'
      );
    }
  }
  return undefined;
}

/** Central warns of questions that the published version has and the new one has not. */
function warningsOfDraft({ published }: FakeForm, { emptyRecord }: FakeVersion): object[] {
  const kept = new Set(questionPaths(published.at(-1) ? emptyRecord : undefined));
  const lost = questionPaths(published.at(-1)?.emptyRecord).filter((path) => !kept.has(path));
  const details = lost.map((path) => path.slice(path.lastIndexOf('/') + 1));
  return details.length > 0 ? [{ type: 'structureChanged', details }] : [];
}

const questionPaths = (group: XmlElement | undefined, above = ''): string[] =>
  (group?.children ?? []).flatMap((question) => {
    const path = `${above}/${question.localName}`;
    return [path, ...questionPaths(question, path)];
  });

function createForm(request: FakeRequest): FakeAnswer {
  const version = xmlBody(request);
  const { formId } = version;
  if (request.state.forms.has(formId)) {
    return alreadyExists('forms', ['projectId', 'xmlFormId'], ['1', formId]);
  }
  if (request.state.deletedForms.has(formId) && !ignoresWarnings(request)) {
    return warn([{ type: 'deletedFormExists', details: { xmlFormId: formId } }]);
  }
  const form = newForm(formId);
  form.draft = version;
  request.state.forms.set(formId, form);
  return json(describeForm(form));
}

function publish(form: FakeForm): FakeAnswer {
  const { draft, xmlFormId } = form;
  if (!draft) return notFound();
  const { version } = draft;
  if (form.published.some((one) => one.version === version)) {
    return refuse(
      409.6,
      `You tried to publish the form '${xmlFormId}' with version '${version}', but a published ` +
        'form has already existed in this project with those identifiers.',
      { xmlFormId, version },
    );
  }
  form.published.push(draft);
  form.draft = null;
  form.publishedAt = now();
  return done();
}
