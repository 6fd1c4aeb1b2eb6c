import type { ReviewRecord, ReviewRecordsAnswer } from '@aranya/shared/contracts/review';
import { eq, sql } from 'drizzle-orm';
import { post, signedInPerson, type TestPerson } from '../../../../testing';
import {
  type CentralFixture,
  openCentralFixture,
  setLimits,
  TREE_FORM,
} from '../../../../testing/fake-central/central-fixture';
import { newInstanceId, testRecord } from '../../../../testing/odk-conformance/test-forms';
import { API_PREFIX } from '../../../platform/http/api-prefix';
import { reviewEvent } from '../../reviews/tables';
import { submission } from '../../tables';
import type { CentralClient } from '../calls/central-client';
import { deleteReadRecord } from '../reading/remove-records';
import { centralReview } from '../tables';
import { noteExchange } from './receive-states';
import { sendReviews } from './send-reviews';

let fixture: CentralFixture;
let reviewer: TestPerson;
let send: (xml: string) => Promise<unknown>;
beforeAll(async () => {
  fixture = await openCentralFixture();
  reviewer = await signedInPerson(fixture.server, { isReviewer: true });
  const { createAppUser, ask } = await fixture.collector();
  const { token } = (await createAppUser()).body;
  await ask(TREE_FORM);
  send = (xml) => fixture.phone(token).submit(xml);
});
beforeEach(() => {
  setLimits({ pauseMs: 1, freshMs: 0, mapTimeoutMs: 20_000 });
  fixture.central.fault = () => null;
});
afterAll(() => fixture.close());

async function sent() {
  const instanceId = newInstanceId();
  await send(testRecord({ form: TREE_FORM, instanceId }));
  await fixture.read();
  const { headers } = reviewer;
  const get = async <Answer>(path: string): Promise<Answer> =>
    (await fixture.server.app.inject({ url: `${API_PREFIX}/review/${path}`, headers })).json();
  const [newest] = (await get<ReviewRecordsAnswer>('records?order=newest')).records;
  const open = () => get<ReviewRecord>(`records/${newest?.id}`);
  const inCentral = () =>
    fixture.central.state.forms
      .get(TREE_FORM)
      ?.submissions.find((one) => one.instanceId === instanceId);
  return {
    instanceId,
    open,
    exchange: async () => (await open()).central?.exchange,
    async decided(decision: object) {
      const asked = { revision: (await open()).revision, position: 0, ...decision };
      const path = `${API_PREFIX}/review/records/${newest?.id}/identification`;
      expect((await post(fixture.server.app, path, asked, headers)).statusCode).toBe(200);
    },
    state: () => inCentral()?.reviewState,
    comments: () => inCentral()?.comments.map(({ body }) => body.replace(/ \[.*/, '')),
  };
}

const isCall = (method: string, end: string) => (call: string) =>
  call.startsWith(`${method} /projects/1/forms/`) && call.endsWith(end);
const isComment = isCall('POST', '/comments');

test('sends nothing twice after a lost answer', async () => {
  const { comments, decided, exchange, open, state } = await sent();
  await decided({ decision: 'confirm' });
  fixture.central.fault = (call) => (call.startsWith('PATCH') ? 'lost' : null);
  await fixture.read();
  expect([state(), await exchange()]).toEqual(['approved', 'waiting']);
  // A second decision follows before this server has an answer to the first one.
  await decided({ decision: 'change', species: 'Madhuca longifolia' });
  fixture.central.fault = (call) => (isComment(call) ? 'lost' : null);
  await fixture.read();
  expect([state(), await exchange()]).toEqual(['hasIssues', 'waiting']);
  fixture.central.fault = () => null;
  await fixture.read();
  expect(comments()).toEqual([
    'Another species: Madhuca longifolia, not Shorea robusta.',
    'Confirmed: Shorea robusta.',
  ]);
  const { central, history } = await open();
  expect(central).toEqual({ state: 'hasIssues', exchange: 'done', refusal: null });
  expect(history.filter(({ inCentral }) => inCentral)).toEqual([]);
});

test('shows a refusal by ODK Central, sends other records, and retries', async () => {
  const refused = await sent();
  const other = await sent();
  await refused.decided({ decision: 'confirm' });
  await other.decided({ decision: 'confirm' });
  fixture.central.fault = (call) =>
    call.startsWith('PATCH') && call.endsWith(encodeURIComponent(refused.instanceId))
      ? 'forbidden'
      : null;
  await fixture.read();
  expect((await refused.open()).central).toEqual({
    state: 'received',
    exchange: 'failed',
    refusal: '403.1',
  });
  expect(other.state()).toBe('approved');
  fixture.central.fault = () => null;
  await fixture.read();
  expect([refused.state(), await refused.exchange()]).toEqual(['approved', 'done']);
});

test('does not overwrite a state that was set after the last reading', async () => {
  const { decided, exchange, instanceId, state } = await sent();
  await decided({ decision: 'confirm' });
  const isAsked = isCall('GET', encodeURIComponent(instanceId));
  fixture.central.fault = (call) => {
    if (isAsked(call)) fixture.central.review(TREE_FORM, instanceId, 'rejected');
    return null;
  };
  await fixture.read();
  expect([state(), await exchange()]).toEqual(['rejected', 'conflict']);
});

test('rereads the state of a record that was rejected before an update', async () => {
  const { instanceId, open } = await sent();
  const { db } = fixture.server.context.database;
  await db.execute(`update submission set deleted_at = now() where instance_id = '${instanceId}'`);
  await db.execute(
    `update central_submission set review = 'rejected' where instance_id = '${instanceId}'`,
  );
  fixture.central.review(TREE_FORM, instanceId, 'rejected');
  await fixture.read();
  expect((await open()).species[0]?.review.status).toBe('hidden');
});

test('does not forget what another process sent in the meantime', async () => {
  const { decided, open } = await sent();
  await decided({ decision: 'confirm' });
  const { db } = fixture.server.context.database;
  const recordId = Number((await open()).id);
  const [event] = await db.select().from(reviewEvent).where(eq(reviewEvent.recordId, recordId));
  const client = {
    reviewState: async () => 'approved',
    setReviewState: async () => undefined,
    comments: async () => [],
    sendComment: async () => undefined,
  } as unknown as CentralClient;
  const renewTurn = () => noteExchange(db, recordId, { agreed: 'approved', sentEvent: event?.id });
  await sendReviews({ db, client, renewTurn });
  const ofRecord = eq(centralReview.recordId, recordId);
  const [{ sentEvent } = {}] = await db.select().from(centralReview).where(ofRecord);
  expect(sentEvent).toBe(event?.id);
});

test('keeps a record if its exchange cannot be deleted with it', async () => {
  const { instanceId, open } = await sent();
  const { db } = fixture.server.context.database;
  const isRecord = eq(submission.id, Number((await open()).id));
  const [{ formId = 0 } = {}] = await db.select().from(submission).where(isRecord);
  await db.execute(sql`create function refuse() returns trigger language plpgsql
    as 'begin raise exception ''refused''; end'`);
  await db.execute(sql`create trigger refuse before delete on ${centralReview}
    execute function refuse()`);
  await expect(deleteReadRecord(db, formId, instanceId)).rejects.toThrow();
  await db.execute(sql`drop function refuse cascade`);
  const [{ deletedAt } = {}] = await db.select().from(submission).where(isRecord);
  expect(deletedAt).toBeNull();
});
