import { LIMITS } from '../../../platform/configuration/limits';
import type { CentralClient } from '../central-client';
import { CentralUnavailable } from '../central-error';
import { type CentralRecord, recordOfRow } from './record-of-row';

/** Records of one page, and how many all pages have. */
export interface RecordPage {
  records: CentralRecord[];
  total: number;
}

/** Field of Central's by which an OData filter finds what is new. */
const filterSince = (since: Date) =>
  ['submissionDate', 'updatedAt']
    .map((field) => `__system/${field} ge ${since.toISOString()}`)
    .join(' or ');

/**
 * Reads the records of a form page by page, newest first.
 *
 * @param since Only what was submitted or changed at or after this moment of Central's clock.
 */
export async function* recordPages(
  client: Pick<CentralClient, 'records'>,
  xmlFormId: string,
  since: Date | null,
): AsyncGenerator<RecordPage> {
  let query: string | null = queryOf({
    $top: String(LIMITS.central.pageRows),
    $count: 'true',
    $expand: '*',
    ...(since && { $filter: filterSince(since) }),
  });
  const asked = new Set<string>();
  while (query !== null) {
    if (asked.has(query)) {
      throw new CentralUnavailable('read records', 'a page leads back to itself', false);
    }
    asked.add(query);
    const page = await client.records(xmlFormId, query);
    yield {
      records: page.value.map(recordOfRow),
      total: page['@odata.count'] ?? page.value.length,
    };
    query = nextQuery(page['@odata.nextLink']);
  }
}

/**
 * The query of the next page. Only the query is taken from the link: its address is the one that
 * Central has for itself, which behind a proxy need not be ours.
 */
function nextQuery(nextLink: string | undefined): string | null {
  if (nextLink === undefined) return null;
  const from = nextLink.indexOf('?');
  if (from < 0) throw new CentralUnavailable('read records', 'a next page without query', false);
  return nextLink.slice(from + 1);
}

const queryOf = (parameters: Record<string, string>): string =>
  Object.entries(parameters)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&');
