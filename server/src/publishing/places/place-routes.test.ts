import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { useTestServer } from '../../../testing';
import { serverFolder } from '../../platform/folders/server-folder';

describe('block borders', () => {
  const server = useTestServer();
  const get = (url: string, headers: Record<string, string> = {}) =>
    server.app.inject({ method: 'GET', url, headers });

  test.each(['odisha', 'himachal'])('serves the packaged file %s to everybody', async (state) => {
    const packaged = await readFile(
      join(serverFolder(), 'data', 'places', `${state}-blocks.geojson`),
    );
    const answer = await get(`/places/${state}-blocks.geojson`, {
      origin: 'https://partner.example',
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.equals(packaged)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/geo+json',
      'content-length': String(packaged.length),
      'access-control-allow-origin': '*',
    });
    expect(answer.json().features[0].properties).toMatchObject({
      state_name: expect.any(String),
      district_n: expect.any(String),
      Block_Na_1: expect.any(String),
    });
  });

  test('serves a compressed copy to browsers that accept one', async () => {
    const url = '/places/odisha-blocks.geojson';
    const plain = await get(url);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => get(url, { 'accept-encoding': 'gzip, br' })),
    );
    for (const brotli of answers) {
      expect(brotli.headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(brotli.rawPayload).equals(plain.rawPayload)).toBe(true);
      expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
      expect(brotli.headers.vary).toMatch(/Accept-Encoding/i);
      expect(brotli.headers.etag).not.toBe(plain.headers.etag);
    }
    const gzip = await get(url, { 'accept-encoding': 'gzip' });
    expect(gunzipSync(gzip.rawPayload).equals(plain.rawPayload)).toBe(true);
  });

  test('returns 304 to a browser that has the file', async () => {
    const url = '/places/himachal-blocks.geojson';
    const { headers } = await get(url);
    const again = await get(url, { 'if-none-match': `W/"other", ${String(headers.etag)}` });
    expect(again.statusCode).toBe(304);
    expect(again.rawPayload).toHaveLength(0);
  });

  test('returns the size for HEAD without the file', async () => {
    const head = await server.app.inject({ method: 'HEAD', url: '/places/odisha-blocks.geojson' });
    expect(head.statusCode).toBe(200);
    expect(Number(head.headers['content-length'])).toBeGreaterThan(1000);
    expect(head.rawPayload).toHaveLength(0);
  });

  test('serves imported borders in place of the packaged ones', async () => {
    const url = '/places/himachal-blocks.geojson';
    const before = await get(url, { 'accept-encoding': 'br' });
    const folder = join(server.settings.dataFolder, 'places');
    await mkdir(folder, { recursive: true });
    const surveyed = JSON.stringify({ type: 'FeatureCollection', features: [] });
    await writeFile(join(folder, 'himachal-blocks.geojson'), surveyed);
    const after = await get(url, { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(after.rawPayload).toString()).toBe(surveyed);
    expect(after.headers.etag).not.toBe(before.headers.etag);
    // A browser with the old file asks again within seconds.
    expect(Number(/max-age=(\d+)/.exec(String(before.headers['cache-control']))?.[1])).toBeLessThan(
      30,
    );
  });

  test('serves no other files below /places', async () => {
    expect((await get('/places/ATTRIBUTION.md')).statusCode).toBe(404);
    expect((await get('/places/..%2Fspecies.json')).statusCode).toBe(404);
  });
});
