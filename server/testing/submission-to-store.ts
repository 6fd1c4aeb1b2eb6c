import type { SubmissionToStore } from '../src/collecting/submissions/storing/submission-to-store';

/** Creates an empty submission in its stored form, with a test's overrides. */
export const submissionToStore = (
  given: Pick<SubmissionToStore, 'formId' | 'appUserId' | 'instanceId'> &
    Partial<SubmissionToStore>,
): SubmissionToStore => ({
  formVersionId: 0,
  mappingRevision: 0,
  instanceName: null,
  deprecatedId: null,
  xml: Buffer.from('<data/>'),
  sha256: '',
  encrypted: false,
  observedOn: null,
  deviceId: null,
  userAgent: null,
  files: [],
  occurrences: [],
  forestAnswers: null,
  ...given,
});
