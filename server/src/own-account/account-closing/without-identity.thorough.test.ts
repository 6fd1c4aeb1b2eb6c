import { answersWithoutIdentity } from './without-identity';

test('of answers about a forest those that are a name are blanked, not those in which it occurs', () => {
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
