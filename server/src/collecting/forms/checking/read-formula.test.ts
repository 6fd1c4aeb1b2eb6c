import { FORM_UPLOAD_LIMITS } from '../../form-limits';
import { readFormula } from './read-formula';

describe('readFormula', () => {
  test.each([
    ["/data/species = 'other' and ../age > 3", [], ['/data/species', '../age']],
    [
      "if(selected(/data/a, 'x'), count(/data/r), 0)",
      ['if', 'selected', 'count'],
      ['/data/a', '/data/r'],
    ],
    ["instance('s')/root/item[name = /data/b]/kind", ['instance'], []],
    ['/data/r[position() = 1]/x + sum( /data/r/y )', ['position', 'sum'], ['/data/r/y']],
    ['indexed-repeat(/data/r/x, /data/r, 1) + /data/z', ['indexed-repeat'], ['/data/z']],
    ['. >= 0.01 and . <= 1000', [], []],
    ["jr:choice-name(/data/orx:a, '/data/a')", ['jr:choice-name'], ['/data/orx:a']],
    ['/data/*/x + /data/a/@id - /data/ज', [], ['/data/ज']],
    ['current()/../b', ['current'], []],
  ])('reads %s', (text, functions, references) => {
    expect(readFormula(text)).toMatchObject({ functions, references, fault: null });
  });

  test.each([
    ["concat('a, 'b')", { kind: 'open text' }],
    ['if(/data/a, 1', { kind: 'open bracket', sign: ')' }],
    ['/data/a)', { kind: 'closing bracket', sign: ')' }],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as an author of XLSForms writes it
    ['${age} > 3', { kind: 'sign', sign: '$' }],
  ])('reports the fault of %s', (text, fault) => {
    expect(readFormula(text).fault).toEqual(fault);
  });

  test('reads one path of the maximum length of a formula', () => {
    const longest = FORM_UPLOAD_LIMITS.formulaCharacters;
    const path = 'a/'.repeat(longest / 2 - 1);
    expect(readFormula(`${path}a`).references).toEqual([`${path}a`]);
    const { references, fault } = readFormula(`${path}aaaa`);
    expect([references, fault]).toEqual([[], { kind: 'long' }]);
  });
});
