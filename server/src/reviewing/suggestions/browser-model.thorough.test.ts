import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { brotliDecompressSync } from 'node:zlib';
import type { BrowserModel, RecordSuggestions } from '@aranya/shared/contracts/review';
import { photoOf, type StoredModel, storeModel } from '../../../testing/models/tiny-model';
import {
  openReviewedCollection,
  type ReviewedCollection,
} from '../../../testing/odk-conformance/reviewed-collection';
import { API_PREFIX } from '../../platform/http/api-prefix';

const opened: { stored: StoredModel; reviewed: ReviewedCollection }[] = [];

/** A collection server with a model. */
async function institute(inBrowser: 'on' | 'off', model?: Uint8Array) {
  const stored = await storeModel(model);
  const reviewed = await openReviewedCollection({
    environment: { ARANYA_MODEL: stored.description, ARANYA_MODEL_IN_BROWSER: inBrowser },
  });
  opened.push({ stored, reviewed });
  const { app } = reviewed.collection.server;
  const get = (path: string, headers = {}) => app.inject({ url: `${API_PREFIX}/${path}`, headers });
  return { stored, reviewed, get };
}
afterAll(async () => {
  for (const { stored, reviewed } of opened) {
    await reviewed.collection.close();
    await stored.remove();
  }
});

test('suggests a species for a photo of a record, and gives browsers the model', async () => {
  const { stored, reviewed, get } = await institute('on');
  const bytes = await photoOf('#00ff00');
  const { id } = await reviewed.sent({ photo: 'tree.jpg' }, [{ name: 'tree.jpg', bytes }]);
  expect(await reviewed.tell(`review/records/${id}/suggestions`, { photo: 'tree.jpg' })).toBe(200);
  const shown = await reviewed.get<RecordSuggestions>(`review/records/${id}/suggestions`);
  expect(shown).toMatchObject({
    model: { service: null },
    photos: [
      {
        model: { name: 'Colours of the test', version: '1' },
        suggestions: [{ speciesName: 'Madhuca longifolia', score: expect.closeTo(1, 1) }],
      },
    ],
  });

  await reviewed.collection.server.context.publicPlaces.caughtUp();
  const file = await readFile(stored.file);
  const described: BrowserModel = (await get('suggestion-model')).json();
  expect(described).toMatchObject({
    name: 'Colours of the test',
    bytes: file.length,
    integrity: `sha384-${createHash('sha384').update(file).digest('base64')}`,
    // The third label is in no species list; the first has a record.
    labels: [
      { speciesName: 'Shorea robusta', weight: 0.5 },
      { speciesName: 'Madhuca longifolia', weight: 0.25 },
      null,
    ],
  });
  expect((await get('suggestion-model/file')).rawPayload).toEqual(file);
  const runtime = await get('suggestion-model/runtime');
  const compressed = await get('suggestion-model/runtime', { 'accept-encoding': 'br' });
  expect(runtime.rawPayload.subarray(0, 4).toString('latin1')).toBe('\0asm');
  // Jest compares buffers byte by byte, which takes a minute here.
  expect(brotliDecompressSync(compressed.rawPayload).equals(runtime.rawPayload)).toBe(true);
});

test('returns no model to browsers unless the setting allows it', async () => {
  const { get } = await institute('off');
  for (const path of ['', '/file', '/runtime']) {
    expect((await get(`suggestion-model${path}`)).statusCode).toBe(404);
  }
});

test('accepts records while the model is broken, and reports the fault to the reviewer', async () => {
  const { reviewed, get } = await institute('on', Buffer.from('no model'));
  const bytes = await photoOf('#00ff00');
  const { id } = await reviewed.sent({ photo: 'tree.jpg' }, [{ name: 'tree.jpg', bytes }]);
  expect(await reviewed.tell(`review/records/${id}/suggestions`, { photo: 'tree.jpg' })).toBe(
    'model_unusable',
  );
  expect((await get('suggestion-model')).json().code).toBe('model_unusable');
});
