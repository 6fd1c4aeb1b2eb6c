import { LIMITS } from '../../platform/configuration/limits';
import * as answers from './central-answers';
import type { CentralCalls } from './central-calls';

/** Records of a form, by Central's OData interface. */
export const recordCalls = ({ formPath, get, withRetry }: CentralCalls) => ({
  /** How many records a form has. */
  countRecords: (xmlFormId: string) =>
    get(
      'count records',
      `${formPath(xmlFormId)}.svc/Submissions?%24top=0&%24count=true`,
      answers.RowPage.transform((page) => page['@odata.count'] ?? page.value.length),
    ),

  /** A page of records. @param query Without question mark, encoded. */
  records: (xmlFormId: string, query: string) =>
    withRetry(
      {
        task: 'read records',
        method: 'GET',
        path: `${formPath(xmlFormId)}.svc/Submissions?${query}`,
        timeoutMs: LIMITS.central.longRequestMs,
      },
      answers.RowPage,
    ),
});
