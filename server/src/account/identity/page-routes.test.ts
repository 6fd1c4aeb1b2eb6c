import fc from 'fast-check';
import { messagesTo, openTestServer, post, SERVER_START_MS, useTestServer } from '../../../testing';
import { escapeHtml, html } from '../../platform/text/html';

const STRICT = /^default-src 'none'; script-src 'self'; style-src 'self'; /;

describe('identity pages in demonstration mode', () => {
  const server = useTestServer({
    environment: { ARANYA_DEMONSTRATION: 'on', ARANYA_BRAND: 'Vana <b>' },
  });
  const get = (url: string) => server.identityApp.inject(url);

  test.each(['/register', '/recover', '/outbox', '/demonstration'])(
    'serves the page %s',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers['content-security-policy']).toMatch(STRICT);
      expect(answer.headers['content-security-policy']).not.toMatch(/unsafe|https?:/);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.body).toContain('Vana &lt;b&gt;');
      expect(answer.body).not.toMatch(/<script(?! src=)|<style|\sstyle=|\son\w+=/);
    },
  );

  test('includes only existing files, each once', async () => {
    const { body } = await get('/register');
    const files = [...body.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => file);
    const { body: css } = await get('/assets/identity.css');
    const fonts = [...css.matchAll(/url\("([^"]+)"\)/g)].map(([, file]) => file);
    expect(files.length + fonts.length).toBeGreaterThan(5);
    for (const file of [...files, ...fonts]) {
      const answer = await get(file ?? '');
      expect(answer.statusCode).toBe(200);
      const again = await server.identityApp.inject({
        url: file ?? '',
        headers: { 'if-none-match': String(answer.headers.etag) },
      });
      expect(again.statusCode).toBe(304);
    }
  });

  test('tells an iPhone user before registration that ODK Collect is for Android', async () => {
    const page = async (url: string, device: string) => {
      const headers = { 'user-agent': `Mozilla/5.0 (${device}) AppleWebKit/605.1.15` };
      return (await server.identityApp.inject({ url, headers })).body;
    };
    const iPhone = 'iPhone; CPU iPhone OS 17_5 like Mac OS X';
    expect(await page('/register', iPhone)).toContain('ODK Collect, which makes the records');
    expect(await page('/recover', iPhone)).not.toContain('ODK Collect');
    expect(await page('/register', 'Linux; Android 14')).not.toContain('ODK Collect');
  });

  test.each([
    ['localhost:4100', 'http://localhost:3000'],
    ['127.0.0.1:4100', 'http://127.0.0.1:3000'],
  ])('links to privacy policy and contact of the site (%s)', async (host, home) => {
    for (const url of ['/register', '/recover']) {
      const { body } = await server.identityApp.inject({ url, headers: { host } });
      expect(body).toContain(`<a href="${home}/privacy-policy" target="_blank"`);
      expect(body).toContain(`<a href="${home}/contact-us" target="_blank"`);
    }
  });

  test.each([
    ['language=hi&languages=en,hi', '/hi'],
    ['language=or&languages=en,hi,or', '/or'],
    ['language=en&languages=en,hi', ''],
    // The site offers only English.
    ['language=hi', ''],
  ])('links to the site in the language of the page (%s)', async (query, prefix) => {
    const { body } = await get(`/register?${query}`);
    const [, links = ''] = body.split('<footer>');
    expect(
      [...links.matchAll(/href="([^"]+)"/g)].map(([, link]) => new URL(link ?? '').pathname),
    ).toEqual([`${prefix}/privacy-policy`, `${prefix}/contact-us`]);
  });

  test.each([
    ['hi', 'अपना खाता बनाएँ', 'नया पिन चुनें'],
    ['or', 'ନିଜ ଖାତା ଖୋଲନ୍ତୁ', 'ନୂଆ ପିନ୍ ବାଛନ୍ତୁ'],
  ])(
    'shows identity pages in the language of the site: %s',
    async (language, register, recover) => {
      for (const [url, title] of [
        ['/register', register],
        ['/recover', recover],
      ] as const) {
        const { body } = await get(`${url}?language=${language}`);
        expect(body).toContain(`<html lang="${language}">`);
        expect(body).toContain(`<h1 tabindex="-1">${title}</h1>`);
        // Remaining English is markup, the brand, or lookup keys of the script.
        const visible = body.replace(/<meta[^>]*>|<title>[^<]*/g, '').replace(/<[^>]*>/g, '');
        expect(visible.match(/[A-Za-z]{2,}/g)?.sort()).toEqual(
          ['JavaScript', 'Open', 'Vana', 'lt', 'gt', 'outbox', 'the'].sort(),
        );
      }
    },
  );

  test('passes the script its own texts and no other texts of the server', async () => {
    const { body } = await get('/register?language=hi');
    expect(body).toContain('कोड भेजा जा रहा है…');
    // Texts of an uploaded form, and of the page without a script.
    expect(body).not.toMatch(/ODK Central|पूरा नाम/);
  });

  test.each(['en', 'xx', '', '%3Cb%3E', 'hi&language=or', '..%2Fhi'])(
    'answers in English for any other language: %s',
    async (language) => {
      const answer = await get(`/register?language=${language}`);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain('<html lang="en">');
      expect(answer.body).toContain('Create your account');
    },
  );

  test('offers exactly the languages of the site', async () => {
    const { body } = await get('/register?language=hi&languages=en,hi,xx');
    const languages = /<nav id="languages" aria-label="भाषा">(.*)<\/nav>/.exec(body)?.[1] ?? '';
    expect(languages.match(/<a [^>]*>[^<]*/g)).toEqual([
      '<a href="?language=en&amp;languages=en%2Chi" lang="en" hreflang="en" aria-current="false">English',
      '<a href="?language=hi&amp;languages=en%2Chi" lang="hi" hreflang="hi" aria-current="true">हिन्दी',
    ]);
    expect((await get('/register?languages=<b>')).body).not.toContain('<nav');
    expect((await get('/register')).body).not.toContain('<nav');
  });

  test("translates a refusal into the page's language", async () => {
    const refused = async (language: string) => {
      const answer = await server.identityApp.inject({
        method: 'POST',
        url: '/recover',
        headers: { 'accept-language': language },
        payload: { phoneNumber: '9400000003', pin: '135790', code: '000000' },
      });
      return answer.json();
    };
    const english = await refused('en');
    const hindi = await refused('hi');
    const message = expect.stringMatching(/^[^A-Za-z]*[\u0900-\u097f][^A-Za-z]*$/);
    expect(hindi).toEqual({ code: 'wrong_code', message, fields: [{ field: 'code', message }] });
    expect(english.message).toMatch(/^[ -~]+$/);
    expect(await refused('fr')).toEqual(english);
  });

  test('lists stored messages in the outbox, newest first', async () => {
    for (const phoneNumber of ['9400000001', '9400000002']) {
      await post(server.identityApp, '/register/code', { phoneNumber });
    }
    const { body } = await get('/outbox');
    expect(body.indexOf('9400000002')).toBeGreaterThan(0);
    expect(body.indexOf('9400000002')).toBeLessThan(body.indexOf('9400000001'));
  });
});

test(
  'reports a missing gateway in pages, answer and health check',
  async () => {
    const server = await openTestServer({ outbox: false });
    try {
      for (const url of ['/register', '/recover']) {
        expect((await server.identityApp.inject(url)).body).toContain(
          'This site cannot send messages yet',
        );
      }
      const answer = await post(server.identityApp, '/register/code', {
        phoneNumber: '9400000001',
      });
      expect(answer.statusCode).toBe(503);
      expect(answer.json()).toMatchObject({ code: 'no_text_messages' });
      expect(await messagesTo(server, '9400000001')).toEqual([]);
      const health = await server.app.inject('/health/ready');
      expect(health.statusCode).toBe(200);
      expect(health.json()).toEqual({ status: 'ok', missing: ['text-gateway'] });
      expect((await server.app.inject('/metrics')).body).toContain(
        'aranya_text_messages_possible 0',
      );
    } finally {
      await server.close();
    }
  },
  SERVER_START_MS,
);

describe('identity pages outside demonstration mode', () => {
  const server = useTestServer();

  test.each(['/outbox', '/demonstration'])('does not serve %s', async (url) => {
    const answer = await server.identityApp.inject(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.json().code).toBe('not_found');
  });

  test('does not link to the outbox outside demonstration mode', async () => {
    expect((await server.identityApp.inject('/register')).body).not.toContain('/outbox');
  });
});

describe('HTML templates', () => {
  test('escapes text in elements and attributes', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('<', '>', '"', "'", '&', 'a', ' ') }),
        (text) => {
          const written = html`<p title="${text}">${text}</p>`.text;
          expect(written.match(/[<>]/g)).toHaveLength(4);
          expect(written.match(/"/g)).toHaveLength(2);
          expect(escapeHtml(text)).not.toMatch(/[<>"']/);
        },
      ),
    );
  });

  test('inserts HTML parts unescaped, and renders false and null as nothing', () => {
    const list = [html`<li>1</li>`, html`<li>${'<'}</li>`];
    expect(html`<ol>${list}${false}${null}${0}</ol>`.text).toBe(
      '<ol><li>1</li><li>&lt;</li>0</ol>',
    );
  });
});
