import type { ImportAnswer } from '@aranya/shared/contracts/administration';
import { signedInPerson, type TestPerson, useTestServer } from '../../../testing';

describe("answers an import in the page's language", () => {
  const server = useTestServer();
  let administrator: TestPerson;
  beforeAll(async () => {
    administrator = await signedInPerson(server, { isAdministrator: true });
  });

  const send = (query: Record<string, string>, payload: string | Buffer, language: string) =>
    server.app.inject({
      method: 'POST',
      url: `/api/aranya/administration/imports?${new URLSearchParams({ name: 'a file', ...query })}`,
      headers: {
        ...administrator.headers,
        'content-type': 'application/octet-stream',
        'accept-language': language,
      },
      payload,
    });
  const imported = async (
    query: Record<string, string>,
    payload: string | Buffer,
    language: string,
  ) => (await send(query, payload, language)).json<ImportAnswer>();

  test.each([
    ['hi', 'hi', 'फ़ाइल में यह कॉलम नहीं है: scientificName। उसके कॉलम हैं: Baum, ପ୍ରଜାତି।'],
    ['or-IN,hi;q=0.5', 'or', 'ଫାଇଲରେ ଏହି ସ୍ତମ୍ଭ ନାହିଁ: scientificName। ଏହାର ସ୍ତମ୍ଭ ହେଲା: Baum, ପ୍ରଜାତି।'],
    ['ta', 'en', 'The file has no column scientificName. Its columns are: Baum, ପ୍ରଜାତି.'],
  ])(
    'refuses a file with a sentence in the requested language: %s',
    async (asked, language, sentence) => {
      const answer = await imported({ kind: 'species' }, 'Baum,ପ୍ରଜାତି\nSal,ଶାଳ\n', asked);
      expect(answer).toMatchObject({ status: 'refused', sentence, language });
      expect(answer.words).toBeUndefined();
    },
  );

  const BORDERS = JSON.stringify({
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        properties: { STATE: 'Odisha', district_n: 'D', SUBDT_NAME: 'A' },
        geometry: {
          type: 'Polygon',
          coordinates: [
            [
              [84, 20],
              [84.1, 20],
              [84.1, 20.1],
              [84, 20],
            ],
          ],
        },
      },
    ],
  });

  test.each([
    ['en', 'Say which does: “The name of the block is in”.', 'Save it as UTF-8 (in Excel: “CSV'],
    ['hi', 'बताएँ कि किसमें है: “ब्लॉक का नाम इसमें है”।', 'उसे UTF-8 में सहेजें (Excel में “CSV'],
    ['or', 'କେଉଁଥିରେ ଅଛି, କୁହନ୍ତୁ: “ବ୍ଲକର ନାଁ ଏଥିରେ ଅଛି”।', 'ଏହାକୁ UTF-8 ରେ ସାଇତନ୍ତୁ (Excel ରେ “CSV'],
  ])(
    'names the next step in the terms of the page, not of the command: %s',
    async (asked, ...said) => {
      const [ofBlocks, ofText] = said;
      const blocks = await imported(
        { kind: 'blocks', state: 'Odisha', check: 'yes' },
        BORDERS,
        asked,
      );
      expect([blocks.status, blocks.sentence]).toEqual([
        'refused',
        expect.stringContaining(ofBlocks),
      ]);
      const latin = Buffer.from('scientificName\nBäume\n', 'latin1');
      const species = await imported({ kind: 'species' }, latin, asked);
      expect([species.status, species.sentence]).toEqual([
        'refused',
        expect.stringContaining(ofText),
      ]);
      expect(`${blocks.sentence} ${species.sentence}`).not.toContain('--');
    },
  );

  test("reports a library's message in English", async () => {
    const { sentence, language, words } = await imported({ kind: 'species' }, '[{]', 'hi');
    expect([sentence, language]).toEqual([`फ़ाइल ठीक JSON नहीं है: ${words}`, 'hi']);
    expect(words).toMatch(/JSON/);
  });

  test('reports refused records and their table in Odia', async () => {
    const rows = [
      'scientificName,decimalLatitude,decimalLongitude,Collector',
      'Shorea robusta,,84.2,A',
      'Shorea robusta,20.5,84.2,B',
    ];
    const query = { kind: 'occurrences', dataset: 'Herbarium', keepGood: 'yes' };
    const { status, notes, noteLanguages, refused, report } = await imported(
      query,
      `${rows.join('\n')}\n`,
      'or',
    );
    expect([status, notes, noteLanguages]).toEqual([
      'complete',
      [
        'ପଢ଼ାଯାଇଥିବା ସ୍ତମ୍ଭ: scientificName, decimalLatitude, decimalLongitude।',
        'ଛଡ଼ାଯାଇଥିବା ସ୍ତମ୍ଭ: Collector।',
      ],
      ['or', 'or'],
    ]);
    const sentence = 'ଜାଗା ନାହିଁ: decimalLatitude ଓ decimalLongitude ଦୁଇଟିଯାକ ଦରକାର।';
    expect(refused).toEqual([
      { record: 1, field: 'decimalLatitude', value: '', sentence, language: 'or' },
    ]);
    expect(report?.split('\r\n')).toEqual([
      '\uFEFFରେକର୍ଡ,ଘର,ମୂଲ୍ୟ,କ’ଣ କରିବେ',
      `1,decimalLatitude,,${sentence}`,
      '',
    ]);
    const again = await imported(query, `${rows.join('\n')}\n`, 'hi');
    expect(again.sentence).toMatch(/^यह फ़ाइल \d{4}-\d\d-\d\d को आयात हो चुकी है; कुछ नहीं बदला।$/);
  });

  test('reports values that the contract of cards refuses', async () => {
    const rows = [
      'kind,title,text,startsOn,picture',
      'cake,A,B,,forest',
      `campaign,${'x'.repeat(121)},B,,forest`,
      'campaign,A,B,2027-02-30,forest',
    ];
    const { refused } = await imported({ kind: 'cards' }, `${rows.join('\n')}\n`, 'hi');
    expect(refused.map(({ field, sentence, language }) => [field, sentence, language])).toEqual([
      ['kind', 'इनमें से एक लिखें: campaign, event।', 'hi'],
      ['title', 'ज़्यादा से ज़्यादा 120 अक्षर।', 'hi'],
      ['startsOn', 'दिन ऐसे लिखें: 2027-07-15।', 'hi'],
    ]);
  });

  test('refuses a malformed request', async () => {
    const query = { kind: 'occurrences', dataset: 'D', columns: '{"cake":"A"}' };
    const answer = await send(query, 'a\n', 'hi');
    expect([answer.statusCode, answer.json().fields]).toEqual([
      400,
      [{ field: 'columns', message: 'cake के रूप में कुछ नहीं पढ़ा जाता।' }],
    ]);
  });
});
