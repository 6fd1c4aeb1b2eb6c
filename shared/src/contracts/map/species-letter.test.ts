import { speciesLetter } from './species-letter';

test.each([
  ['Shorea robusta', 'S'],
  [' éclair', 'É'],
  ['महुआ', 'म'],
  ['किकर', 'कि'],
  ['ଶାଳ', 'ଶା'],
  ['(Acacia)', 'A'],
  ['', '?'],
])('chooses a letter for %j: %s', (name, letter) => {
  expect(speciesLetter(name)).toBe(letter);
});
