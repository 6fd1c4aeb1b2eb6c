import type {
  ReviewListRecord,
  ReviewRecord,
  ReviewRecordsAnswer,
} from '@aranya/shared/contracts/review';
import { API_PREFIX } from '../../src/platform/http/api-prefix';
import { post, signedInPerson, type TestPerson } from '..';
import type { TestServerOptions } from '../test-server';
import { type Collection, openCollection } from './collection-fixture';
import { testRecord } from './test-forms';

/** A collection with a reviewer. */
export interface ReviewedCollection {
  collection: Collection;
  reviewer: TestPerson;
  /** GETs a path below the API as the reviewer; expects 200. */
  get<Answer>(path: string, who?: TestPerson): Promise<Answer>;
  /** POSTs as the reviewer. @returns 200, or the code of the problem */
  tell(path: string, payload: object, who?: TestPerson): Promise<number | string>;
  list(query?: string): Promise<ReviewRecordsAnswer>;
  open(id: string): Promise<ReviewRecord>;
  /** Sends a record of the collection's person. @returns Its entry in the list of records to review */
  sent(
    record?: Parameters<typeof testRecord>[0],
    files?: Parameters<Collection['phone']['submit']>[1],
  ): Promise<ReviewListRecord>;
  /** Decides about the first species of a record as it is now. */
  decided(id: string, decision: object, who?: TestPerson): Promise<number | string>;
}

export async function openReviewedCollection(
  options?: TestServerOptions,
): Promise<ReviewedCollection> {
  const collection = await openCollection(options);
  const reviewer = await signedInPerson(collection.server, { isReviewer: true, name: 'Rita Sen' });
  const opened: ReviewedCollection = {
    collection,
    reviewer,
    async get(path, { headers } = reviewer) {
      const answer = await collection.server.app.inject({ url: `${API_PREFIX}/${path}`, headers });
      expect([path, answer.statusCode]).toEqual([path, 200]);
      return answer.json();
    },
    async tell(path, payload, { headers } = reviewer) {
      const answer = await post(collection.server.app, `${API_PREFIX}/${path}`, payload, headers);
      return answer.statusCode === 200 ? 200 : answer.json().code;
    },
    list: (query = '') => opened.get(`review/records?${query}`),
    open: (id) => opened.get(`review/records/${id}`),
    async sent(record = {}, files = []) {
      expect((await collection.phone.submit(testRecord(record), files)).status).toBe(201);
      const [newest] = (await opened.list('order=newest')).records;
      if (!newest) throw new Error('The list is empty.');
      return newest;
    },
    async decided(id, decision, who = reviewer) {
      const { revision } = await opened.open(id);
      const asked = { revision, position: 0, ...decision };
      return opened.tell(`review/records/${id}/identification`, asked, who);
    },
  };
  return opened;
}
