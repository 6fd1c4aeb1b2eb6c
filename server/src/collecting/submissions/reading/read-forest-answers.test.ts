import { LIMITS } from '../../../platform/configuration/limits';
import { readXml } from '../../../platform/xml/read-xml';
import { EMPTY_MAPPING } from '../../mapping/form-mapping';
import { FOREST_ANSWER_CHARACTERS } from '../limits';
import { readForestAnswers } from './read-forest-answers';
import { submissionDocumentOf } from './submission-document';

const MAPPING = {
  ...EMPTY_MAPPING,
  fieldSite: ['field_site'],
  legalOwner: ['owner'],
  question1: ['village/managed', 'managed'],
  question16: ['threat'],
};

const read = (content: string, mapping = MAPPING) =>
  readForestAnswers(
    submissionDocumentOf(
      readXml(Buffer.from(`<data id="f">${content}</data>`), LIMITS.openRosa.xml),
    ),
    mapping,
  );

test('reads answered questions unchanged and omits others', () => {
  expect(
    read(
      '<field_site>Salbani,  Angul</field_site><owner>The state</owner><managed> The village\nsince 1990 </managed><threat/>',
    ),
  ).toEqual({
    fieldSite: 'Salbani, Angul',
    data: { legalOwner: 'The state', question1: 'The village\nsince 1990' },
  });
});

test('uses the first answered question of a term, and its first answer if it repeats', () => {
  const village = (text: string) => `<village><managed>${text}</managed></village>`;
  const site = '<field_site>Salbani</field_site><managed>later</managed>';
  expect(read(`${site}${village('')}${village('one')}${village('two')}`)?.data).toEqual({
    question1: 'one',
  });
  expect(read(`${site}${village('')}`)?.data).toEqual({ question1: 'later' });
});

test.each([
  ['that names no field site', '<field_site/><owner>The state</owner>', MAPPING],
  ['that answers nothing', '<field_site>Salbani</field_site><owner/>', MAPPING],
  [
    'of a form that asks nothing of it',
    '<field_site>Salbani</field_site><owner>x</owner>',
    { ...EMPTY_MAPPING, fieldSite: ['field_site'] },
  ],
])('returns nothing for a record %s', (_, content, mapping) => {
  expect(read(content, { ...MAPPING, ...mapping })).toBeNull();
});

test('cuts a long answer between two characters', () => {
  const answerCharacters = FOREST_ANSWER_CHARACTERS;
  const long = `${'x'.repeat(answerCharacters - 1)}🌳${'y'.repeat(answerCharacters)}`;
  const answer = read(`<field_site>Salbani</field_site><owner>${long}</owner>`)?.data.legalOwner;
  expect(answer).toBe('x'.repeat(answerCharacters - 1));
});
