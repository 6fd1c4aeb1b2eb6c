import type { OwnRecords } from '@aranya/shared/contracts';
import type { ReviewRecord, ReviewRecordsAnswer } from '@aranya/shared/contracts/review';
import {
  openTestServer,
  post,
  signedInPerson,
  type TestPerson,
  type TestServer,
} from '../../../../testing';
import {
  CENTRALS,
  type InstituteCentral,
  openInstituteCentral,
} from '../../../../testing/central-conformance/institute-central';
import type { ConformancePhone } from '../../../../testing/central-conformance/phone';
import { setLimits } from '../../../../testing/fake-central/central-fixture';
import {
  newInstanceId,
  testForm,
  testRecord,
} from '../../../../testing/odk-conformance/test-forms';
import { API_PREFIX } from '../../../platform/http/api-prefix';
import { publishForm } from '../../forms/publish-form';

const FORM = 'reviewed trees';

/**
 * Exchanges reviews with ODK Central through calls of its real API. The tests run against the fake and, with
 * `ARANYA_TEST_CENTRAL_URL`, `_EMAIL` and `_PASSWORD`, against a real one (docs/odk-central.md).
 */
describe.each(CENTRALS)('reviews with the %s ODK Central', (kind) => {
  let central: InstituteCentral;
  let server: TestServer;
  let reviewer: TestPerson;
  let collector: TestPerson;
  let phone: ConformancePhone;
  beforeAll(async () => {
    setLimits({ pauseMs: 1, freshMs: 0, mapTimeoutMs: 20_000 });
    central = await openInstituteCentral(kind);
    server = await openTestServer({ environment: central.environment });
    const xml = Buffer.from(testForm({ id: FORM }));
    await central.client.createForm(xml, 'accept');
    await central.client.publishDraft(FORM);
    await publishForm(server.context, { xml, kind: 'open' });
    reviewer = await signedInPerson(server, { isReviewer: true, name: 'Rita Sen' });
    collector = await signedInPerson(server);
    const { name: displayName, phoneNumber } = collector;
    const user = { displayName, projectId: 1, phoneNumber, location: 'other' };
    const made = await post(
      server.app,
      `${API_PREFIX}/odk/create-app-user`,
      user,
      collector.headers,
    );
    const { id: userId, token } = made.json();
    const access = { projectId: 1, formId: FORM, roleId: 2, userId, location: 'other' };
    await post(server.app, `${API_PREFIX}/odk/user-form-access`, access, collector.headers);
    phone = central.phone(token);
  });
  beforeEach(() => setLimits({ pauseMs: 1, freshMs: 0, mapTimeoutMs: 20_000 }));
  afterAll(async () => {
    await server.close();
    await central.close();
  });

  const get = async <Answer>(path: string, { headers } = reviewer): Promise<Answer> => {
    const answer = await server.app.inject({ url: `${API_PREFIX}/${path}`, headers });
    expect([path, answer.statusCode]).toEqual([path, 200]);
    return answer.json();
  };
  const exchange = () => server.context.collection.catchUp();
  const pathOf = (instanceId: string) =>
    `~/forms/${encodeURIComponent(FORM)}/submissions/${encodeURIComponent(instanceId)}`;

  /** Sends a record. */
  async function sent() {
    const instanceId = newInstanceId();
    expect((await phone.send(testRecord({ form: FORM, instanceId }))).status).toBe(201);
    await exchange();
    const [newest] = (await get<ReviewRecordsAnswer>('review/records?order=newest')).records;
    const id = newest?.id ?? '';
    const inCentral = { xmlFormId: FORM, instanceId };
    const open = () => get<ReviewRecord>(`review/records/${id}`);
    const tell = async (call: string, payload: object, revision?: string) => {
      const asked = { revision: revision ?? (await open()).revision, ...payload };
      const path = `${API_PREFIX}/review/records/${id}/${call}`;
      const answer = await post(server.app, path, asked, reviewer.headers);
      return answer.statusCode === 200 ? 200 : answer.json().code;
    };
    return {
      id,
      instanceId,
      open,
      tell,
      decided: (decision: object) => tell('identification', { position: 0, ...decision }),
      /** Sets the state in Central as its pages do. */
      async reviewed(reviewState: string, notes?: string) {
        const done = await central.operator('PATCH', pathOf(instanceId), { reviewState }, notes);
        expect(done.status).toBe(200);
      },
      state: () => central.client.reviewState(inCentral),
      /** Returns comments in Central without their references, the oldest first. */
      comments: async () =>
        (await central.client.comments(inCentral))
          .map(({ body }) => body.replace(/ \[Aranya \d+\]$/, ' [Aranya]'))
          .reverse(),
      status: async () => (await open()).species[0]?.review.status,
      own: async () =>
        (await get<OwnRecords>('own-records', collector)).records.find((one) => one.id === id),
    };
  }
  const eventsOf = ({ history }: ReviewRecord) =>
    history
      .filter(({ inCentral }) => inCentral)
      .map(({ kind: one, inCentral, text }) => [one, inCentral, text]);

  test('sends decisions with comments once, and recognises them later', async () => {
    const { comments, decided, open, own, state, tell } = await sent();
    expect((await open()).central).toEqual({ state: 'received', exchange: 'done', refusal: null });
    const change = {
      decision: 'change',
      species: 'Madhuca longifolia',
      comment: 'See the leaves.',
    };
    expect(await decided(change)).toBe(200);
    expect((await open()).central?.exchange).toBe('waiting');
    await exchange();
    await exchange();
    expect(await state()).toBe('hasIssues');
    expect((await own())?.hasIssues).toBe(false);
    expect((await open()).central).toEqual({ state: 'hasIssues', exchange: 'done', refusal: null });
    await decided({ decision: 'confirm' });
    await exchange();
    expect(await state()).toBe('approved');
    await tell('visibility', { hidden: true, reason: 'A person is on it.' });
    await exchange();
    expect(await state()).toBe('rejected');
    await tell('visibility', { hidden: false });
    await exchange();
    await exchange();
    expect(await state()).toBe('approved');
    expect(await comments()).toEqual([
      'Another species: Madhuca longifolia, not Shorea robusta. See the leaves. [Aranya]',
      'Confirmed: Shorea robusta. [Aranya]',
      'The record is not counted. A person is on it. [Aranya]',
      'The record is counted again. [Aranya]',
    ]);
    expect(eventsOf(await open())).toEqual([]);
  });

  test('sends a question and its answer without changing the state', async () => {
    const { comments, id, own, state, tell } = await sent();
    await tell('question', { text: 'Is it planted?' });
    await exchange();
    expect(await state()).toBe('hasIssues');
    const path = `${API_PREFIX}/own-records/${id}/answer`;
    expect((await post(server.app, path, { text: 'No.' }, collector.headers)).statusCode).toBe(200);
    await exchange();
    await exchange();
    expect(await state()).toBe('hasIssues');
    expect((await own())?.species[0]?.review).toMatchObject({ status: 'waiting' });
    expect(await comments()).toEqual([
      'The collector was asked: Is it planted? [Aranya]',
      'The collector answered: No. [Aranya]',
    ]);
  });

  test('shows states and notes of ODK Central in the history, with their effect', async () => {
    const { comments, open, own, reviewed, status } = await sent();
    await reviewed('rejected', 'Blurred, ଆଶା');
    await exchange();
    expect(await status()).toBe('hidden');
    expect(await own()).toMatchObject({ status: 'not-counted', reasons: ['rejected'] });
    await reviewed('hasIssues');
    await exchange();
    expect(await status()).toBe('waiting');
    expect(await own()).toMatchObject({ hasIssues: true });
    await reviewed('approved');
    await exchange();
    expect(await status()).toBe('confirmed');
    const shown = await open();
    expect(eventsOf(shown)).toEqual(
      expect.arrayContaining([
        ['hidden', 'rejected', ''],
        ['noted', 'comment', 'Blurred, ଆଶା'],
        ['restored', 'hasIssues', ''],
        ['noted', 'hasIssues', ''],
        ['identified', 'approved', ''],
      ]),
    );
    expect(eventsOf(shown)).toHaveLength(5);
    expect(shown.central).toEqual({ state: 'approved', exchange: 'done', refusal: null });
    expect(await comments()).toEqual([]);
  });

  test('shows comments of ODK Central to reviewers only, each once, also without a state', async () => {
    const { instanceId, open, own, tell } = await sent();
    expect(await tell('central', { keep: 'central' })).toBe('record_decided');
    const commented = (body: string) =>
      central.operator('POST', `${pathOf(instanceId)}/comments`, { body });
    await commented('Is it near the river?');
    expect(eventsOf(await open())).toEqual([['noted', 'comment', 'Is it near the river?']]);
    await commented('It is.');
    await exchange();
    expect(eventsOf(await open()).map(([, , text]) => text)).toEqual([
      'Is it near the river?',
      'It is.',
    ]);
    expect((await own())?.species[0]?.review).toMatchObject({ status: 'waiting', comment: '' });
  });

  test('ends a question when the record is edited in ODK Central', async () => {
    const { instanceId, status, tell } = await sent();
    await tell('question', { text: 'Which leaves?' });
    await exchange();
    expect(await status()).toBe('asked');
    const edit = { form: FORM, instanceId: newInstanceId(), deprecatedId: instanceId };
    expect((await phone.send(testRecord(edit))).status).toBe(201);
    await exchange();
    expect(await status()).toBe('waiting');
  });

  describe('after decisions on both sides', () => {
    async function conflict() {
      const record = await sent();
      await record.decided({ decision: 'confirm', comment: 'A fine tree.' });
      await record.reviewed('rejected', 'A person is on it.');
      await exchange();
      await exchange();
      return record;
    }

    test('overwrites neither decision until a reviewer chooses', async () => {
      const { comments, open, own, state } = await conflict();
      const { central: shown, history } = await open();
      expect(shown).toEqual({ state: 'rejected', exchange: 'conflict', refusal: null });
      expect(history.map(({ kind: one }) => one)).toEqual(
        expect.arrayContaining(['identified', 'hidden']),
      );
      expect([await state(), await comments()]).toEqual(['rejected', []]);
      expect(await own()).toMatchObject({ status: 'not-counted' });
    });

    test('sends the decision made here when a reviewer chooses it', async () => {
      const { comments, open, state, status, tell } = await conflict();
      const { revision } = await open();
      expect(await tell('central', { keep: 'here' }, revision)).toBe(200);
      expect(await tell('central', { keep: 'central' }, revision)).toBe('record_decided');
      expect(await tell('central', { keep: 'central' })).toBe('record_decided');
      expect(await status()).toBe('confirmed');
      await exchange();
      await exchange();
      expect(await state()).toBe('approved');
      expect((await open()).central?.exchange).toBe('done');
      expect(await comments()).toEqual([
        'Confirmed: Shorea robusta. A fine tree. [Aranya]',
        'The record is counted again. [Aranya]',
        'Confirmed: Shorea robusta. A fine tree. [Aranya]',
      ]);
    });

    test('keeps the state of ODK Central when a reviewer chooses it', async () => {
      const { comments, open, state, status, tell } = await conflict();
      expect(await tell('central', { keep: 'central' })).toBe(200);
      await exchange();
      await exchange();
      expect([await state(), await status()]).toEqual(['rejected', 'hidden']);
      expect((await open()).central?.exchange).toBe('done');
      expect((await comments()).at(-1)).toBe('The state of ODK Central was kept. [Aranya]');
    });

    test('requires no choice when both servers have the same decision', async () => {
      const record = await sent();
      await record.decided({ decision: 'confirm' });
      await record.reviewed('approved');
      await exchange();
      expect((await record.open()).central).toMatchObject({ state: 'approved', exchange: 'done' });
      expect(await record.comments()).toEqual(['Confirmed: Shorea robusta. [Aranya]']);
    });
  });
});
