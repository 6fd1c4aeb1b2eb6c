import { done, type FakeAnswer, json, notFound, refuse } from './fake-answer';
import { type FakeRequest, formIn, jsonBody } from './fake-request';
import { type FakeSubmission, happened, now } from './fake-state';

/** Review states that a person or an edit sets. */
const STATES = new Set<unknown>(['hasIssues', 'edited', 'rejected', 'approved']);

/** Metadata of a record, as its own address returns it. */
const describe = (record: FakeSubmission) => {
  const { instanceId, submitterId, deviceId, reviewState, submissionDate, updatedAt } = record;
  const currentVersion = { instanceId: record.currentInstanceId, submitterId, deviceId };
  const createdAt = submissionDate;
  return {
    ...{ instanceId, submitterId, deviceId, reviewState, createdAt, updatedAt },
    currentVersion,
  };
};

/** Handles changes of a record in Central's pages. @returns undefined for other requests. */
export function records(request: FakeRequest): FakeAnswer | undefined {
  const { method, path, state } = request;
  const [, formId, instanceId, rest = ''] =
    /^\/projects\/1\/forms\/([^/]+)\/submissions\/([^/]+?)(\.xml|\/\w+(?:\/[^/]+)?)?$/.exec(path) ??
    [];
  if (!formId || !instanceId) return undefined;
  const wanted = decodeURIComponent(instanceId);
  const record = formIn(request, formId)?.submissions.find((one) => one.instanceId === wanted);
  if (!record) return notFound();
  const call = method + rest;
  if (call === 'GET') return record.deletedAt ? notFound() : json(describe(record));
  if (call === 'GET.xml') {
    return { status: 200, type: 'application/xml', body: Buffer.from(record.xml) };
  }
  if (call === 'GET/attachments') {
    return json([...record.files].map(([name, content]) => ({ name, exists: content !== null })));
  }
  const photo = /^GET\/attachments\/(.+)$/.exec(call)?.[1];
  if (photo !== undefined) {
    const content = record.files.get(decodeURIComponent(photo));
    return content ? { status: 200, type: 'image/jpeg', body: content } : notFound();
  }
  if (call === 'GET/audits') return json(record.audits);
  if (call === 'GET/comments') return json(record.comments);
  if (call === 'POST/comments') {
    const { body } = jsonBody(request);
    if (typeof body !== 'string') request.misunderstood('a comment has a body');
    const comment = { body: String(body), actorId: 5, createdAt: now() };
    record.comments.unshift(comment);
    return json(comment);
  }
  if (call === 'PATCH') {
    if (record.deletedAt) return notFound();
    const { reviewState } = jsonBody(request);
    if (reviewState !== null && !STATES.has(reviewState)) {
      const why = `Unexpected state value ${reviewState}; not a recognized state name`;
      return refuse(400.8, why, { field: 'state', value: reviewState });
    }
    happened(state, record, { reviewState: reviewState as string | null, updatedAt: now() });
    const notes = request.headers['x-action-notes'];
    record.audits.unshift({
      action: 'submission.update',
      notes: typeof notes === 'string' ? decodeURIComponent(notes) : null,
      loggedAt: now(),
    });
    return json(describe(record));
  }
  if (state.version === '2024.1') return notFound();
  if (call !== 'DELETE' && call !== 'POST/restore') return undefined;
  happened(state, record, { deletedAt: call === 'DELETE' ? now() : null });
  return done();
}
