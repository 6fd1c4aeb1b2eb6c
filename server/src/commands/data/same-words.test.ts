import { useSourceFolder } from '../../../testing/importing/source-file';
import { importAnswer, importedBy, wholeFileRefused } from '../../administration/imports/imported';
import { FileRefused, importOccurrences } from '../../importing';
import { readTranslations } from '../../platform/languages/translations';
import { outcomeLines } from './outcome-lines';

const folder = useSourceFolder();
const HEADER = 'scientificName,decimalLatitude,decimalLongitude,eventDate';

test.each([
  ['a good file', `${HEADER},,\nShorea robusta,"20,5",84.25 E,2024/03/12,,\n,,,,,\n`],
  ['a fault of every record', `${HEADER}\n${'Sal,NA,84.2,2024\n'.repeat(4)}`],
  ['several faults', `${HEADER}\nSal,NA,84.2,2024\nSal,20.5,84.2,45363\nSal,20.5,84.2,2024\n`],
  ['a missing column', 'Tree,North\nSal,20\n'],
  ['a column that is there twice', `${HEADER},eventDate\nSal,20.5,84.2,2024,2023\n`],
])('reports the same on the console and in the administration: %s', async (_, text) => {
  const source = await folder.source(text);
  const translations = readTranslations();
  try {
    const outcome = await importOccurrences(null, { source, dataset: 'D' });
    const lines = outcomeLines(outcome, 1, null).join('\n');
    const {
      sentence,
      notes = [],
      refused,
    } = importAnswer(await importedBy(outcome), 'en', translations);
    for (const words of [sentence ?? '', ...notes, ...refused.map((one) => one.sentence)]) {
      expect(lines).toContain(words);
    }
    if (outcome.status === 'refused') expect(sentence === null).toBe(refused.length > 0);
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    const { sentence } = importAnswer(wholeFileRefused(error.said), 'en', translations);
    expect(sentence).toBe(error.message);
  }
});
