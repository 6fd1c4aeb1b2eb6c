import { CENTRAL_CODES } from '../../src/collecting/central/connection/central-error';
import { type ConformanceCase, refusedWith, same } from './bench';
import { FORM_ID, newRecordId } from './conformance-form';
import { read, recordPath, sent } from './record-cases';

/** Cases for the exchange of reviews. */
export const REVIEW_CASES: ConformanceCase[] = [
  {
    name: 'reviews: rejected, with issues and approved are told, and by the time of the review (A5)',
    async run(bench) {
      const { record, instanceId } = await sent(bench);
      const since = new Date(record.changedAt + 1);
      for (const reviewState of ['hasIssues', 'rejected', 'approved'] as const) {
        const done = await bench.operator('PATCH', recordPath(instanceId), { reviewState });
        same(reviewState, done.status, 200);
        same('told', (await read(bench, since)).of(instanceId)?.review, reviewState);
      }
      return undefined;
    },
  },
  {
    name: 'reviews: this server sets a state, and sets it back; another is refused with 400.8 (B)',
    async run(bench) {
      const { instanceId } = await sent(bench);
      const { client } = bench;
      const record = { xmlFormId: FORM_ID, instanceId };
      same('before', await client.reviewState(record), 'received');
      for (const state of ['hasIssues', 'rejected', 'approved', 'received'] as const) {
        await client.setReviewState(record, state);
        same(state, await client.reviewState(record), state);
      }
      same('told', (await read(bench, null)).of(instanceId)?.review, null);
      await refusedWith('unknown state', 400.8, () =>
        client.setReviewState(record, 'unknown' as 'approved'),
      );
      const missing = { xmlFormId: FORM_ID, instanceId: newRecordId() };
      await refusedWith('no record', CENTRAL_CODES.notFound, () => client.reviewState(missing));
      return undefined;
    },
  },
  {
    name: 'comments: each is stored, also twice; notes of a changed state are in the log (B)',
    async run(bench) {
      const { instanceId } = await sent(bench);
      const { client } = bench;
      const record = { xmlFormId: FORM_ID, instanceId };
      await client.sendComment(record, 'A fine ଶାଳ.');
      await client.sendComment(record, 'A fine ଶାଳ.');
      const comments = await client.comments(record);
      same(
        'comments',
        comments.map(({ body }) => body),
        ['A fine ଶାଳ.', 'A fine ଶାଳ.'],
      );
      const body = { reviewState: 'rejected' };
      await bench.operator('PATCH', recordPath(instanceId), body, 'Blurred, ଆଶା');
      const notes = (await client.audits(record)).flatMap(({ notes: one }) => one ?? []);
      same('notes', notes, ['Blurred, ଆଶା']);
      return undefined;
    },
  },
];
