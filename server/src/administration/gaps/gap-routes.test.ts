import { post, useTestServer } from '../../../testing';
import { gapSuggestion } from './tables';

describe('suggesting a gap', () => {
  const server = useTestServer({ limits: { gapPerAddress: { attempts: 4, seconds: 60 } } });
  const suggestion = {
    userName: 'asha@example.org',
    fullName: 'Asha Majhi',
    country: 'India',
    sdg: 'Life and Land',
    extraDetail: 'Nobody counts the fireflies. 🌿',
  };

  test('stores the suggestion', async () => {
    const answer = await post(server.app, '/api/aranya/measurement_gaps', suggestion);
    expect(answer.json()).toEqual({ received: true });
    const kept = await server.context.database.db.select().from(gapSuggestion);
    expect(kept).toEqual([expect.objectContaining(suggestion)]);
  });

  test('refuses half of a character with a sentence', async () => {
    const answer = await post(server.app, '/api/aranya/measurement_gaps', {
      ...suggestion,
      extraDetail: 'fireflies \ud83c',
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      fields: [{ field: 'extraDetail', message: 'Leave out the unreadable character.' }],
    });
  });

  test('limits suggestions per address', async () => {
    const answers = [];
    for (let round = 0; round < 3; round += 1) {
      const answer = await post(server.app, '/api/aranya/measurement_gaps', suggestion);
      answers.push(answer.statusCode);
    }
    expect(answers).toEqual([200, 200, 429]);
  });
});
