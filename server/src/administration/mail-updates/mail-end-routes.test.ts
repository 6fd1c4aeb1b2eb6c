import { useTestServer } from '../../../testing';
import { endAddress } from './end-address';
import { mailRecipient } from './tables';

/** Returns the text of a page without the site's name. */
const saidBy = (page: string) =>
  page.replace(/<style>.*?<\/style>|<[^>]*>/gs, '').replaceAll('Aranya', '');

describe('unsubscribe link of a mail', () => {
  const server = useTestServer({
    environment: { ARANYA_ALLOWED_ORIGINS: 'https://forest.example' },
  });
  const kept = async () =>
    (await server.context.database.db.select().from(mailRecipient)).map(({ email }) => email);
  const addressOf = (endToken: string, language = 'en') => endAddress('', { endToken, language });
  const press = (url: string, type = 'application/x-www-form-urlencoded', payload = '') =>
    server.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });

  beforeEach(async () => {
    const { db } = server.context.database;
    await db.delete(mailRecipient);
    await db.insert(mailRecipient).values([
      { email: 'asha@example.org', language: 'or', endToken: 'a'.repeat(43) },
      { email: 'budhni@example.org', language: 'hi', endToken: 'b'.repeat(43) },
    ]);
  });

  test('removes nothing on a GET request', async () => {
    const url = addressOf('a'.repeat(43));
    const page = await server.app.inject(url);
    await server.app.inject({ method: 'HEAD', url });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<form method="post"><button type="submit">');
    expect(page.body.match(/<button/g)).toHaveLength(1);
    expect(page.body).not.toContain('<script');
    expect(page.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^;]+; form-action 'self'/,
    );
    expect(page.headers['cache-control']).toBe('no-store');
    expect(await kept()).toEqual(['asha@example.org', 'budhni@example.org']);
  });

  test('removes only its address when the button is pressed', async () => {
    const ended = await press(addressOf('a'.repeat(43)));
    expect(ended.statusCode).toBe(200);
    expect(ended.body).toContain('Your address is removed.');
    expect(await kept()).toEqual(['budhni@example.org']);
    // The button is pressed twice, and the page opened again.
    for (const again of [
      await press(addressOf('a'.repeat(43))),
      await server.app.inject(addressOf('a'.repeat(43))),
    ]) {
      expect(again.statusCode).toBe(404);
      expect(again.body).toContain('You are off the list already, or the link is not whole.');
      expect(again.body).toContain('href="https://forest.example/contact-us"');
    }
  });

  test.each([
    ['as a form', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'in parts',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ])('accepts the one-click request of a mail program, %s', async (_, type, payload) => {
    expect((await press(addressOf('b'.repeat(43)), type, payload)).statusCode).toBe(200);
    expect(await kept()).toEqual(['asha@example.org']);
  });

  test('removes nothing with a wrong, truncated or missing token', async () => {
    const path = '/api/aranya/mail-updates/end';
    for (const url of [
      path,
      `${path}?token=`,
      addressOf('a'.repeat(42)),
      addressOf('a'.repeat(10_000)),
      `${path}?token=${'a'.repeat(43)}&token=${'b'.repeat(43)}`,
      `${path}?token=%00`,
    ]) {
      for (const answer of [await server.app.inject(url), await press(url)]) {
        expect([url.slice(0, 90), answer.statusCode]).toEqual([url.slice(0, 90), 404]);
        expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      }
    }
    expect(await kept()).toHaveLength(2);
  });

  test.each(['hi', 'or'])("shows a page in the subscriber's language: %s", async (language) => {
    const url = addressOf('a'.repeat(43), language);
    const pages = [await server.app.inject(url), await press(url), await press(url)];
    expect(pages.map(({ statusCode }) => statusCode)).toEqual([200, 200, 404]);
    for (const { body } of pages) {
      expect(body).toContain(`<html lang="${language}">`);
      expect(saidBy(body)).not.toMatch(/[a-z]{2}/i);
    }
    expect(pages[2]?.body).toContain(`href="https://forest.example/${language}/contact-us"`);
  });

  test('shows a page in English for an unknown language', async () => {
    const page = await server.app.inject(addressOf('a'.repeat(43), 'xx'));
    expect(page.body).toContain('<html lang="en">');
  });

  test('shows a page for an error and keeps the address', async () => {
    const url = addressOf('a'.repeat(43));
    const large = await press(url, 'application/x-www-form-urlencoded', 'x'.repeat(2_000_000));
    expect(large.statusCode).toBe(413);
    expect(large.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(large.body).toContain('<p role="alert">This is larger than the server accepts.</p>');
    expect(await kept()).toHaveLength(2);
  });
});
