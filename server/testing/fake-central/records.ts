import { done, type FakeAnswer, json, notFound } from './fake-answer';
import { type FakeRequest, formIn, jsonBody } from './fake-request';
import { happened, now } from './fake-state';

/** Handles changes of a record in Central's pages. @returns undefined for other requests. */
export function records(request: FakeRequest): FakeAnswer | undefined {
  const { method, path, state } = request;
  const [, formId, instanceId, rest = ''] =
    /^\/projects\/1\/forms\/([^/]+)\/submissions\/([^/]+)(\/\w+(?:\/[^/]+)?)?$/.exec(path) ?? [];
  if (!formId || !instanceId) return undefined;
  const wanted = decodeURIComponent(instanceId);
  const record = formIn(request, formId)?.submissions.find((one) => one.instanceId === wanted);
  if (!record) return notFound();
  const call = method + rest;
  if (call === 'GET') return record.deletedAt ? notFound() : json({ instanceId: wanted });
  if (call === 'GET/attachments') {
    return json([...record.files].map(([name, content]) => ({ name, exists: content !== null })));
  }
  const photo = /^GET\/attachments\/(.+)$/.exec(call)?.[1];
  if (photo !== undefined) {
    const content = record.files.get(decodeURIComponent(photo));
    return content ? { status: 200, type: 'image/jpeg', body: content } : notFound();
  }
  if (call === 'PATCH') {
    const { reviewState } = jsonBody(request);
    happened(state, record, { reviewState: String(reviewState), updatedAt: now() });
    return json({});
  }
  if (state.version === '2024.1') return notFound();
  if (call !== 'DELETE' && call !== 'POST/restore') return undefined;
  happened(state, record, { deletedAt: call === 'DELETE' ? now() : null });
  return done();
}
