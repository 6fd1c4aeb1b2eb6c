import { post, useTestServer } from '../../../testing';
import { mailRecipient } from './tables';

describe('asking for mails about new campaigns', () => {
  const server = useTestServer({
    limits: { mailUpdatesPerAddress: { attempts: 10, seconds: 60 } },
  });
  const ask = (wishes: object) =>
    post(server.app, '/api/aranya/mail-updates', {
      email: 'asha@example.org',
      language: 'or',
      consent: true,
      ...wishes,
    });
  const kept = () => server.context.database.db.select().from(mailRecipient);

  test('stores nothing without consent or with an invalid address', async () => {
    const { fields } = (await ask({ consent: false })).json();
    expect(fields).toEqual([
      { field: 'consent', message: 'Tick this box if we may keep your address.' },
    ]);
    expect((await ask({ email: 'nobody' })).statusCode).toBe(400);
    expect(await kept()).toEqual([]);
  });

  test('stores the address in lower case with its language and a unique token', async () => {
    expect((await ask({ email: ' Asha@Example.org ' })).json()).toEqual({ received: true });
    await ask({ email: 'budhni@example.org', language: 'hi' });
    const [asha, budhni] = await kept();
    expect(asha).toMatchObject({ email: 'asha@example.org', language: 'or' });
    expect(asha?.endToken).toMatch(/^[\w-]{43}$/);
    expect(budhni?.endToken).not.toBe(asha?.endToken);
  });

  test('changes nothing on repeated and concurrent requests and gives the same answer', async () => {
    const before = await kept();
    const known = await Promise.all([
      ask({ email: 'ASHA@example.org', language: 'en' }),
      ask({ email: 'asha@example.org', language: 'hi' }),
    ]);
    expect(await kept()).toEqual(before);
    const together = await Promise.all([
      ask({ email: 'new@example.org' }),
      ask({ email: 'New@example.org' }),
    ]);
    expect(await kept()).toHaveLength(before.length + 1);
    const seen = [...known, ...together].map(({ statusCode, body, headers }) => {
      const { date: _, 'x-request-id': __, ...lasting } = headers;
      return { statusCode, body, lasting };
    });
    for (const answer of seen) expect(answer).toEqual(seen[0]);
  });

  test('limits requests per network address', async () => {
    const answers = [];
    for (let round = 0; round < 3; round += 1) answers.push((await ask({})).statusCode);
    expect(answers).toEqual([200, 200, 429]);
  });
});
