import { UsageError } from '../run-command';
import { dataWords } from './data-words';
import { duration, progressText, showProgress } from './show-progress';

describe('arguments of npm run data', () => {
  test('parses an import of occurrences', () => {
    expect(
      dataWords(['import', 'occurrences', 'a b.zip', '--dataset', ' Herbarium ', '--keep-good']),
    ).toMatchObject({
      action: 'import',
      kind: 'occurrences',
      file: 'a b.zip',
      dataset: 'Herbarium',
      keepGood: true,
      dryRun: false,
      counted: undefined,
    });
  });

  test('parses an import of blocks with names from other properties', () => {
    const words = 'import blocks b.geojson --state Odisha --block-name-from NAME_3'.split(' ');
    expect(dataWords(words)).toMatchObject({ state: 'Odisha', names: { block: 'NAME_3' } });
  });

  test.each([
    ['licence records cc-by-4.0', { licence: 'CC-BY-4.0', alsoBefore: false }],
    ['licence records CC0-1.0 --also-before', { licence: 'CC0-1.0', alsoBefore: true }],
    ['licence dataset Herbarium CC-BY-NC-4.0', { name: 'Herbarium', licence: 'CC-BY-NC-4.0' }],
  ])('parses %s', (words, wanted) => {
    expect(dataWords(words.split(' '))).toMatchObject(wanted);
  });

  test.each([[[]], [['help']], [['--help']], [['import', '--help']]])(
    'shows the usage for %j',
    (words) => {
      expect(dataWords(words)).toEqual({ action: 'help' });
    },
  );

  test.each([
    ['import', 'Imported are occurrences, species, blocks, field-sites; not nothing.'],
    ['import people p.csv', 'not people'],
    ['licence records', 'There is no licence'],
    ['licence dataset Herbarium CC-BY-SA', 'There is no licence CC-BY-SA'],
    ['import occurrences', 'Which file?'],
    ['import occurrences a.csv', 'Say which dataset'],
    ['import occurrences a.csv --dataset D --counted --not-counted', 'Give one of'],
    ['import occurrences a.csv --dataset State herbarium', 'What is herbarium?'],
    ['import blocks b.geojson', 'Say whose blocks they are'],
    ['import species s.csv --fast', '--fast'],
    ['import species s.csv --dates day-first', '--dates is for occurrences.'],
    ['import occurrences a.csv --dataset D --dates dmy', 'give day-first or month-first'],
    ['remove dataset', 'There is no remove dataset'],
    ['bake cake', 'There is no bake cake'],
  ])('explains what to write for %p', (text, sentence) => {
    const read = () => dataWords(text.split(' '));
    expect(read).toThrow(UsageError);
    expect(read).toThrow(sentence);
    expect(read).toThrow('npm run data -- import occurrences FILE');
  });
});

describe('progress', () => {
  const progress = {
    phase: 'records' as const,
    bytesRead: 250,
    bytesTotal: 1000,
    recordsRead: 300_000,
    recordsTaken: 299_000,
    recordsRefused: 1000,
    recordsBefore: 100_000,
  };

  test('prints progress, speed and remaining time', () => {
    expect(progressText(10, progress)).toBe(
      '25 % · 3,00,000 records · 20,000/s · 30 s left · 1,000 refused',
    );
    expect(duration(125)).toBe('2 min 05 s');
    expect(duration(3_720)).toBe('1 h 02 min');
  });

  function shown(isTTY: boolean) {
    const written: string[] = [];
    let time = 0;
    const output = { write: (text: string) => void written.push(text), isTTY, columns: 60 };
    const line = showProgress(output, () => time);
    return { written, line, later: (ms: number) => (time += ms) };
  }

  test('rewrites one line on a terminal, within its width', () => {
    const { written, line, later } = shown(true);
    later(1_000);
    for (let update = 0; update < 20; update++) {
      line.update(progress);
      later(50);
    }
    line.end();
    expect(written).toHaveLength(11);
    expect(written[0]).toMatch(/^\r\[██████░{18}\] 25 % · 3,00,000/);
    for (const text of written) {
      expect(text.startsWith('\r')).toBe(true);
      expect(text).not.toContain('\n');
      expect(text.replace('\r', '').replace('\u001b[K', '').length).toBeLessThan(60);
    }
  });

  test('prints one line every ten seconds into a log', () => {
    const { written, line, later } = shown(false);
    for (let second = 0; second < 25; second++) {
      line.update(progress);
      later(1_000);
    }
    line.end();
    expect(written).toHaveLength(2);
    for (const text of written) expect(text).toMatch(/^25 % · 3,00,000 records.*\n$/);
  });
});

describe('notes about columns and systems', () => {
  const words = (...more: string[]) =>
    dataWords(['import', 'occurrences', 'a.csv', '--dataset', 'D', ...more]);

  test('parses --column and --epsg', () => {
    expect(
      words(
        '--column',
        'eventdate=Date of = observation',
        '--column',
        'year=Y',
        '--epsg',
        'EPSG:32645',
      ),
    ).toMatchObject({
      columns: new Map([
        ['eventDate', 'Date of = observation'],
        ['year', 'Y'],
      ]),
      epsg: 32645,
    });
    expect(words('--dates', 'day-first')).toMatchObject({ dates: 'day-first' });
  });

  test('accepts a term without a column, and references to field sites', () => {
    expect(words('--column', 'year=')).toMatchObject({ columns: new Map([['year', '']]) });
    const sites = ['import', 'field-sites', 's.csv', '--column', 'question1=Who owns it?'];
    expect(dataWords(sites)).toMatchObject({
      siteColumns: new Map([['question1', 'Who owns it?']]),
    });
    expect(() => dataWords([...sites, '--column', 'eventDate=Date'])).toThrow(UsageError);
    const species = ['import', 'species', 's.csv', '--column', 'type=T'];
    expect(() => dataWords(species)).toThrow('--column is for occurrences and field-sites.');
  });

  test.each([
    ['--column', 'eventDate'],
    ['--column', 'cake=Date'],
    ['--column', 'year=A', '--column', 'year=B'],
    ['--epsg', 'UTM'],
  ])('explains what to write for %s %s', (...more) => {
    expect(() => words(...more)).toThrow(UsageError);
  });
});
