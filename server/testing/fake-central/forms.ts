import { alreadyExists, done, type FakeAnswer, json, notFound, refuse } from './fake-answer';
import { type FakeRequest, formIn } from './fake-request';
import { describeForm, type FakeForm, newForm, now, readVersion } from './fake-state';

/** Forms and their drafts. @returns undefined for what is something else. */
export function forms(request: FakeRequest): FakeAnswer | undefined {
  const { method, path, query, state } = request;
  const call = `${method} ${path}`;
  if (call === 'GET /projects/1/forms') {
    return json([...state.forms.values()].map((form) => describeForm(form)));
  }
  if (call === 'POST /projects/1/forms') return createForm(request, query === 'publish=true');
  const draft = /^(GET|POST) \/projects\/1\/forms\/([^/]+)\/draft(\/.*)?$/.exec(call);
  if (!draft) return undefined;
  const [, , formId = '', rest = ''] = draft;
  const form = formIn(request, formId);
  if (!form) return notFound();
  if (rest === '' && method === 'POST') {
    form.draft = xmlBody(request);
    return done();
  }
  if (!form.draft) return notFound();
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
  return json(describeFile(name, request.body));
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

function createForm(request: FakeRequest, published: boolean): FakeAnswer {
  const version = xmlBody(request);
  const { formId } = version;
  if (request.state.forms.has(formId)) {
    return alreadyExists('forms', ['projectId', 'xmlFormId'], ['1', formId]);
  }
  const form = newForm(formId);
  form.draft = version;
  request.state.forms.set(formId, form);
  if (published) publish(form);
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
