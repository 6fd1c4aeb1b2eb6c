import { eq } from 'drizzle-orm';
import {
  openReviewedCollection,
  type ReviewedCollection,
} from '../../../testing/odk-conformance/reviewed-collection';
import { personProfile } from '../../people/accounts/tables';
import { outboxMessage } from '../../people/text-gateway/tables';
import { sendReviewMessages } from './send-review-messages';

let reviewed: ReviewedCollection;
beforeEach(async () => {
  reviewed = await openReviewedCollection();
});
afterEach(() => reviewed.collection.close());

const CHOICES = { nameIsPublic: false, photosArePublic: false };
const DAY_MS = 24 * 3_600_000;
/** Days after today at a time in India. */
const at = (days: number, time = '12:00') =>
  new Date(Date.parse(`${new Date().toISOString().slice(0, 10)}T${time}:00+05:30`) + days * DAY_MS);

test('sends a message a week at most, to people who agreed, in their language', async () => {
  const { server, person } = reviewed.collection;
  const { db } = server.context.database;
  const choose = (reviewMessages: boolean) =>
    reviewed.tell('user/public-choices', { ...CHOICES, reviewMessages }, person);
  const texts = async () => {
    const rows = await db
      .select({ text: outboxMessage.text })
      .from(outboxMessage)
      .where(eq(outboxMessage.phoneNumber, person.phoneNumber));
    return rows.map(({ text }) => text).filter((text) => text.includes('/dashboard'));
  };
  const { id: first } = await reviewed.sent();
  const { id: second } = await reviewed.sent();
  await db
    .update(personProfile)
    .set({ language: 'hi' })
    .where(eq(personProfile.personId, person.id));
  await reviewed.decided(first, { decision: 'confirm' });
  expect(await sendReviewMessages(server.context, at(8))).toBe(0);
  expect(await choose(true)).toBe(200);
  // Reviews from before the person agreed are not counted.
  expect(await sendReviewMessages(server.context, at(8))).toBe(0);
  await reviewed.decided(first, { decision: 'not-wild' });
  await reviewed.decided(first, { decision: 'confirm' });
  await reviewed.decided(second, { decision: 'confirm' });
  expect(await sendReviewMessages(server.context, at(1))).toBe(0);
  expect(await sendReviewMessages(server.context, at(8, '23:00'))).toBe(0);
  expect(await sendReviewMessages(server.context, at(8))).toBe(1);
  expect(await texts()).toEqual([expect.stringMatching(/2 .*जाँच.*\/dashboard\?show=my-aranya$/)]);
  expect(await sendReviewMessages(server.context, at(9))).toBe(0);
  expect(await reviewed.get('user/public-choices', person)).toEqual({
    ...CHOICES,
    reviewMessages: true,
  });
  await choose(false);
  await reviewed.decided(second, { decision: 'not-wild' });
  expect(await sendReviewMessages(server.context, at(30))).toBe(0);
  expect(await texts()).toHaveLength(1);
});
