import { useTestServer } from '../../../testing';
import { gapSuggestion } from './tables';

const SUGGESTION = {
  userName: 'asha@example.org',
  fullName: 'Asha Majhi',
  country: 'India',
  sdg: 'Life and Land',
  extraDetail: 'Nobody counts the fireflies. 🌿 <b>',
};

/** Returns the text of a page without the site's name. */
const withoutNames = (page: string) => page.replace(/<style>.*?<\/style>|<[^>]*>|Aranya/gs, '');

/** Higher than the number of requests before the test of the limit. */
const ATTEMPTS = 20;

describe('suggestion that is sent without scripts', () => {
  const server = useTestServer({
    limits: { gapPerAddress: { attempts: ATTEMPTS, seconds: 60 } },
    environment: { ARANYA_ALLOWED_ORIGINS: 'https://forest.example' },
  });
  const send = (fields: Record<string, string>, headers: Record<string, string> = {}, query = '') =>
    server.app.inject({
      method: 'POST',
      url: `/api/aranya/measurement_gaps/form${query}`,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://forest.example',
        ...headers,
      },
      payload: new URLSearchParams(fields).toString(),
    });
  const kept = () => server.context.database.db.select().from(gapSuggestion);

  test('refuses a suggestion from another site or without an origin', async () => {
    for (const origin of ['https://evil.example', 'null', '']) {
      const answer = await send(SUGGESTION, { origin });
      expect([origin, answer.statusCode]).toEqual([origin, 403]);
      expect(answer.body).not.toContain('href');
    }
    expect(await kept()).toEqual([]);
  });

  test('refuses an invalid field, which the page names', async () => {
    const answer = await send({ ...SUGGESTION, fullName: '', extraDetail: 'x'.repeat(100_000) });
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toMatch(/<li>Full Name: .+<\/li>/);
    expect(answer.body).toMatch(/<li>Describe the data information Gap: .+<\/li>/);
    expect(answer.body).toContain('href="https://forest.example/need-discovery"');
    expect(await kept()).toEqual([]);
  });

  test('refuses a too large or other body with a page', async () => {
    const large = await send({ ...SUGGESTION, extraDetail: 'x'.repeat(10_000_000) });
    expect([large.statusCode, large.headers['content-type']]).toEqual([
      413,
      'text/html; charset=utf-8',
    ]);
    const json = await send(SUGGESTION, { 'content-type': 'application/json' });
    expect(json.statusCode).toBe(400);
  });

  test('stores a suggestion and confirms it with a page', async () => {
    const answer = await send(SUGGESTION);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('Thank you. Your suggestion has reached us.');
    expect(answer.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^;]+; form-action 'none'/,
    );
    expect(await kept()).toEqual([expect.objectContaining(SUGGESTION)]);
  });

  test.each(['hi', 'or'])("answers in the form's language: %s", async (language) => {
    const text = server.context.translations.in(language);
    const query = `?language=${language}`;
    const refused = [
      await send({ ...SUGGESTION, fullName: '' }, {}, query),
      await send({ ...SUGGESTION, extraDetail: 'x'.repeat(10_000_000) }, {}, query),
    ];
    for (const answer of refused) {
      expect(answer.body).toContain(`<html lang="${language}">`);
      expect(answer.body).toContain(`href="https://forest.example/${language}/need-discovery"`);
      expect(withoutNames(answer.body)).not.toMatch(/[a-z]{3}/i);
    }
    expect(refused[0]?.body).toContain(`<li>${text('Full Name')}: `);
    const taken = await send(SUGGESTION, {}, query);
    expect(taken.body).toContain(text('Thank you. Your suggestion has reached us.'));
    expect(withoutNames(taken.body)).not.toMatch(/[a-z]{3}/i);
    await server.context.database.db.delete(gapSuggestion);
  });

  test("answers in English if the form's language is unknown", async () => {
    for (const query of ['?language=xx', '?language=hi&language=or', '?language=%3Cb%3E']) {
      const answer = await send({}, {}, query);
      expect(answer.body).toContain('<html lang="en">');
      expect(answer.body).toContain('href="https://forest.example/need-discovery"');
    }
  });

  test('counts suggestions of form and script together, per address', async () => {
    for (let sent = 0; sent < ATTEMPTS; sent += 1) {
      await server.app.inject({
        method: 'POST',
        url: '/api/aranya/measurement_gaps',
        payload: SUGGESTION,
      });
    }
    const answer = await send(SUGGESTION);
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['retry-after']).toBeDefined();
    expect(answer.body).toContain('Too many attempts.');
  });
});
