import * as z from 'zod/mini';
import { checked } from '../nginx/checked-file';

const Settings = z.object({
  brand: z.string(),
  map: z.object({ wmsUrl: z.url(), zoom: z.number().check(z.maximum(20)) }),
});

test.each([
  ['{', /^settings\.json is no JSON: /],
  [
    '{"map":{"wmsUrl":"https://a.example","zoom":4}}',
    /^settings\.json: brand is missing; it must be a text\.$/,
  ],
  [
    '{"brand":1,"map":{"wmsUrl":"nonsense","zoom":40}}',
    /brand must be a text\.\n.*map\.wmsUrl must be an address\.\n.*map\.zoom must be at most 20\.$/,
  ],
  ['[]', /^settings\.json: the whole must be an object\.$/],
])('refuses %s in sentences that name the field', (text, sentence) => {
  expect(() => checked(Settings, 'settings.json', text)).toThrow(sentence);
});
