import { LIMITS } from '../../platform/configuration/limits';
import * as answers from './central-answers';
import { type CentralCalls, must } from './central-calls';

/** Records of a form, by Central's OData interface. */
export const recordCalls = ({ formPath, withRetry }: CentralCalls) => ({
  /** How many records a form has; null where nothing changed since `knownTag`. */
  countRecords: (xmlFormId: string, knownTag: string | null) =>
    withRetry(
      {
        task: 'count records',
        method: 'GET',
        path: `${formPath(xmlFormId)}.svc/Submissions?%24top=0&%24count=true`,
        knownTag,
      },
      answers.RowPage.transform((page) => page['@odata.count'] ?? page.value.length),
    ),

  /** A page of records. @param query Without question mark, encoded. */
  records: async (xmlFormId: string, query: string) =>
    must(
      await withRetry(
        {
          task: 'read records',
          method: 'GET',
          path: `${formPath(xmlFormId)}.svc/Submissions?${query}`,
          timeoutMs: LIMITS.central.longRequestMs,
        },
        answers.RowPage,
      ),
    ),
});
