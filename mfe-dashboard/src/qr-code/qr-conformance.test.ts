import { inflateSync } from 'node:zlib';
import { QR } from '@aranya/shared/contracts';
import jpeg from 'jpeg-js';
import jsQR from 'jsqr';
import { type CollectSettings, collectSettings } from './collect-settings';
import { pictureSide } from './picture-side';
import { drawSettings, encodeSettings } from './settings-code';

const TOKEN = `${'aB3!$'.repeat(12)}xyZ9`;
const account = {
  serverUrl: 'https://collect.aranya.example',
  odkToken: TOKEN,
  projectName: 'Aranya',
  projectColor: '#1B6B4A',
  language: 'en',
};
const bytesOf = async (settings: CollectSettings) =>
  Buffer.from(await encodeSettings(settings), 'base64');
/** Pixels as a canvas has them: four bytes (red, green, blue, alpha) each. */
type Pixels = Pick<ImageData, 'width' | 'height' | 'data'>;

const read = ({ data, width, height }: Pixels) => jsQR(data, width, height)?.data;

/** Draws the output of `qrcode` as the browser's canvas would: jsdom has no canvas. */
async function drawn(settings: CollectSettings): Promise<Pixels> {
  let picture: Pixels | undefined;
  HTMLCanvasElement.prototype.getContext = (() => ({
    createImageData: (width: number, height: number) => ({
      width,
      height,
      data: new Uint8ClampedArray(width * height * 4),
    }),
    clearRect: () => undefined,
    putImageData: (image: Pixels) => {
      picture = image;
    },
  })) as never;
  const { width } = await drawSettings(settings);
  if (picture?.width !== width) throw new Error('Nothing was drawn.');
  return picture;
}

/** Scales a picture down as a browser does: each pixel is the mean of the original ones. */
function shrunk({ data, width }: Pixels, side: number): Pixels {
  const small = new Uint8ClampedArray(side * side * 4).fill(255);
  const share = width / side;
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      let sum = 0;
      let count = 0;
      for (let v = Math.floor(y * share); v < (y + 1) * share; v++) {
        for (let u = Math.floor(x * share); u < (x + 1) * share; u++) {
          sum += data[(v * width + u) * 4] ?? 255;
          count++;
        }
      }
      small.fill(sum / count, (y * side + x) * 4, (y * side + x) * 4 + 3);
    }
  }
  return { width: side, height: side, data: small };
}

test('Q1 decodes to the settings', async () => {
  const settings = collectSettings(account);
  const text = await encodeSettings(settings);
  expect(text).toMatch(/^[A-Za-z0-9+/]+={0,2}$/);
  expect(JSON.parse(inflateSync(Buffer.from(text, 'base64')).toString('utf8'))).toEqual(settings);
});

test('Q2 begins the stream with a zlib header and ends it with its checksum', async () => {
  const bytes = await bytesOf(collectSettings(account));
  expect(bytes[0]).toBe(0x78);
  expect(bytes.readUInt16BE(0) % 31).toBe(0);
  expect(() => inflateSync(bytes)).not.toThrow();
  expect(() => inflateSync(bytes.subarray(0, -4))).toThrow();
  const last = bytes.length - 1;
  const damaged = Buffer.from(bytes);
  damaged[last] = (damaged[last] ?? 0) ^ 1;
  expect(() => inflateSync(damaged)).toThrow();
});

test('Q3 has general and admin, and the right type of every value', () => {
  const { general, admin } = collectSettings(account);
  expect(Object.values(general).every((value) => typeof value === 'string')).toBe(true);
  expect(admin).toEqual({ edit_saved: false });
  expect(general).not.toHaveProperty('protocol');
});

test("Q3 sets the person's language if Collect supports it, else none", () => {
  const spoken = (language: string) => collectSettings({ ...account, language }).general;
  expect(spoken('hi')).toMatchObject({ app_language: 'hi' });
  for (const language of ['en', 'or']) expect(spoken(language)).not.toHaveProperty('app_language');
});

test('Q4 has the keys that Collect knows', () => {
  expect(collectSettings(account).general).toMatchObject({
    constraint_behavior: 'on_swipe',
    form_update_mode: 'match_exactly',
    autosend: 'wifi_and_cellular',
  });
});

test('Q5 has a colour that Collect accepts', () => {
  expect(collectSettings(account).project.color).toMatch(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i);
});

test.each(['अरण्य', 'ଅରଣ୍ୟ', 'Aranya 🌳', 'Forêt “sal”'])(
  'Q6 returns the project name %s unchanged',
  async (projectName) => {
    const bytes = await bytesOf(collectSettings({ ...account, projectName }));
    const settings = JSON.parse(inflateSync(bytes).toString('utf8')) as CollectSettings;
    expect(settings.project.name).toBe(projectName);
  },
);

describe('Q7 the picture', () => {
  const settings = collectSettings(account);
  const text = encodeSettings(settings);
  let code: Pixels;
  beforeAll(async () => {
    code = await drawn(settings);
  });
  const isDark = (x: number, y: number) => code.data[(y * code.width + x) * 4] === 0;
  const fromJpeg = () => {
    const file = jpeg.encode({ ...code, data: Buffer.from(code.data) }, 92);
    const { data, ...size } = jpeg.decode(file.data, { useTArray: true });
    return { ...size, data: new Uint8ClampedArray(data) } as Pixels;
  };

  test('encodes the picture with error correction level H', () => {
    // The two highest format bits are the masked level: H reads as two light modules.
    expect([isDark(45, 125), isDark(55, 125)]).toEqual([false, false]);
  });

  test('draws 10 pixels per module', () => {
    expect((code.width / 10 - 8 - 21) % 4).toBe(0);
    expect(isDark(39, 39)).toBe(false);
    expect(isDark(40, 40)).toBe(true);
    expect(code.data.filter((_, i) => i % 4 === 3).every((alpha) => alpha === 255)).toBe(true);
  });

  test('decodes the JPEG at full size', () => {
    expect(read(fromJpeg())).toBe(text);
  });

  test('decodes the JPEG at 250 px', () => {
    expect(read(shrunk(fromJpeg(), QR.modalWidth))).toBe(text);
  });

  test.each([1, 1.5, 2, 3])(
    'decodes from the modal on a screen of %s device pixels per pixel',
    (density) => {
      const side = pictureSide(code.width, QR.modalWidth, density) * density;
      expect(read(shrunk(code, Math.round(side)))).toBe(text);
    },
  );
});

test('Q8 does not encode a token with ! and $ in the address', () => {
  expect(collectSettings(account).general.server_url).toContain(`/v1/key/${TOKEN}/projects/1`);
  const central = { ...account, serverUrl: 'https://central.example.org', projectId: 7 };
  expect(collectSettings(central).general.server_url).toBe(
    `https://central.example.org/v1/key/${TOKEN}/projects/7`,
  );
});

test.each(['https://collect.example', 'https://collect.example/', 'http://192.168.1.10:4000//'])(
  'Q9 removes trailing slashes from the address of %s',
  (serverUrl) => {
    const { server_url } = collectSettings({ ...account, serverUrl }).general;
    expect(server_url).toMatch(/[^/]\/v1\/key\/[^/]+\/projects\/1$/);
  },
);
