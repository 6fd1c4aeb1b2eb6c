import { NO_DATA, readForestData, rowsOf } from './questionnaire-tables';

test('accepts numbers as answers, but not blank texts', () => {
  const rows = rowsOf({ legalOwner: ' ', question1: 0, question16: 'Fire' });
  expect(rows).toHaveLength(17);
  expect(rows[0]).toMatchObject({ mark: 'Legal owner', response: NO_DATA });
  expect(rows[1]).toMatchObject({ mark: '1', response: '0' });
  expect(rows[16]).toMatchObject({ mark: '16', response: 'Fire' });
});

test('distinguishes a damaged entry from an empty one', () => {
  expect(readForestData('{}')).toEqual({});
  expect(readForestData('{"question1":')).toBeNull();
  expect(readForestData('{"question1":{}}')).toBeNull();
  expect(readForestData('[]')).toBeNull();
});
