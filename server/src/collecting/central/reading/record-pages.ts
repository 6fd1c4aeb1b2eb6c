import type { AnswerRules } from '../../answers/answer-rules';
import { type FormMapping, renamed } from '../../mapping/form-mapping';
import type { Row } from '../calls/central-answers';
import type { CentralClient } from '../calls/central-client';
import { CentralUnavailable } from '../connection/central-error';
import { withoutUniqueParameter } from '../connection/unique-address';
import { CENTRAL_LIMITS } from '../limits';
import type { FormToRead } from './known-forms';
import { type CentralRecord, nameInTables, recordOfRow, rulesInTables } from './record-of-row';

/** The total is over all pages. */
export interface RecordPage {
  records: CentralRecord[];
  deleted: string[];
  /** Newest submission, change or deletion, by Central's clock; 0 for an empty page. */
  changedAt: number;
  total: number;
}

/** At or after a time of Central's clock. */
export interface Changes {
  since: Date;
  deleted: boolean;
}

const filterOf = ({ since, deleted }: Changes) =>
  ['submissionDate', 'updatedAt', ...(deleted ? ['deletedAt'] : [])]
    .map((field) => `__system/${field} ge ${since.toISOString()}`)
    .join(' or ');

/**
 * Yields the newest records first.
 * @param changes Null for all records that are not deleted.
 * @param rulesOf Gets null if Central does not name the version.
 */
export async function* recordPages(
  client: Pick<CentralClient, 'records'>,
  { xmlFormId, mapping }: Pick<FormToRead, 'xmlFormId' | 'mapping'>,
  changes: Changes | null,
  rulesOf: (version: string | null) => Promise<AnswerRules>,
): AsyncGenerator<RecordPage> {
  const inTables = renamed(mapping, nameInTables);
  let query: string | null = queryOf({
    $top: String(CENTRAL_LIMITS.pageRows),
    $count: 'true',
    $expand: '*',
    ...(changes && { $filter: filterOf(changes) }),
  });
  const asked = new Set<string>();
  while (query !== null) {
    if (asked.has(query)) {
      throw new CentralUnavailable('read records', 'a page leads back to itself', false);
    }
    asked.add(query);
    const page = await client.records(xmlFormId, query);
    const rules = new Map<string | null, AnswerRules>();
    for (const { __system } of page.value) {
      const version = __system.formVersion ?? null;
      if (!rules.has(version)) rules.set(version, rulesInTables(await rulesOf(version)));
    }
    yield pageOf(page.value, page['@odata.count'] ?? page.value.length, inTables, rules);
    query = nextQuery(page['@odata.nextLink']);
  }
}

function pageOf(
  rows: readonly Row[],
  total: number,
  mapping: FormMapping,
  rules: ReadonlyMap<string | null, AnswerRules>,
): RecordPage {
  const records = rows
    .filter((row) => !row.__system.deletedAt)
    .map((row) => recordOfRow(row, mapping, rules.get(row.__system.formVersion ?? null)));
  const deleted = rows.filter((row) => row.__system.deletedAt);
  const moments = [
    ...records.map(({ changedAt }) => changedAt),
    ...deleted.map(({ __system }) => Date.parse(__system.deletedAt ?? '')),
  ];
  return {
    records,
    deleted: deleted.map(({ __id }) => __id),
    changedAt: Math.max(0, ...moments),
    total,
  };
}

/** The link's address is ignored: behind a proxy it may differ from ours. */
function nextQuery(nextLink: string | undefined): string | null {
  if (nextLink === undefined) return null;
  const from = nextLink.indexOf('?');
  if (from < 0) throw new CentralUnavailable('read records', 'a next page without query', false);
  return withoutUniqueParameter(nextLink.slice(from + 1));
}

const queryOf = (parameters: Record<string, string>): string =>
  Object.entries(parameters)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&');
