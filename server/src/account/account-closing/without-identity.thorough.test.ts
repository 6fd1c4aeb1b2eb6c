import { answersWithoutIdentity } from './anonymise-records';

test('blanks forest answers that equal a name, and keeps longer ones', () => {
  const data = {
    legalOwner: ' sukanti  JUANG ',
    question1: 'Sukanti Juang and the village',
    question2: 7,
  };
  expect(answersWithoutIdentity({ fieldSite: 'Salbani', data }, ['Sukanti Juang'])).toEqual({
    fieldSite: 'Salbani',
    data: { question1: 'Sukanti Juang and the village', question2: 7 },
  });
});
