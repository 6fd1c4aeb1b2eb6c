import { FORM_UPLOAD_LIMITS } from '../../form-limits';
import { openFormulaParser, type ParseFormula } from './formula-parser';
import { FormFormulas, readFormula } from './read-formula';

let parse: ParseFormula;
beforeAll(async () => {
  parse = await openFormulaParser();
});

const LONGEST = FORM_UPLOAD_LIMITS.formulaCharacters;

describe('readFormula', () => {
  test.each<[formula: string, calls: string[], references: string[]]>([
    ["/data/species = 'other' and ../age > 3", [], ['/data/species', '../age']],
    [
      "if(selected(/data/a, 'x'), count(/data/r), 0)",
      ['if 3', 'selected 2', 'count 1'],
      ['/data/a', '/data/r'],
    ],
    ["instance('s')/root/item[name = /data/b]/kind", ['instance 1'], ['/data/b']],
    ["instance('s')/root/item[name = current()/../b]", ['instance 1', 'current 0'], ['../b']],
    ['/data/r[position() = 1][y > 2]/x', ['position 0'], ['/data/r/x', '/data/r/y']],
    ['indexed-repeat(/data/r/x, /data/r, 1)', ['indexed-repeat 3'], ['/data/r/x', '/data/r']],
    ['. >= 0.01 and . <= -1000', [], ['.', '.']],
    ["jr:choice-name(/data/orx:a, '/data/a')", ['jr:choice-name 2'], ['/data/orx:a']],
    ['/data/*/x + /data/a/@id - child::b', [], ['b']],
    ['current()/../b', ['current 0'], ['../b']],
    ['self::node() + parent::node()/a', [], ['.', '../a']],
    ['10div 2 or 3and 4', [], []],
    ["' ( [ ' = \"it's\"", [], []],
  ])('reads %s', (text, calls, references) => {
    const formula = readFormula(text, parse);
    expect(formula.fault).toBeNull();
    expect(formula.calls.map(({ name, count }) => `${name} ${count}`).toSorted()).toEqual(
      calls.toSorted(),
    );
    expect(formula.references.toSorted()).toEqual(references.toSorted());
  });

  test.each([
    ["concat('a, 'b')", { kind: 'open text' }],
    ['if(/data/a, 1', { kind: 'open bracket', sign: ')' }],
    ['/data/a)', { kind: 'closing bracket', sign: ')' }],
    ['/data/a[1)', { kind: 'closing bracket', sign: ')' }],
    [`\${age} > 3`, { kind: 'syntax', part: `\${age} > 3` }],
    ['/data/a =', { kind: 'syntax', part: '=' }],
    ['. >= 0 and <= 5', { kind: 'syntax', part: '<= 5' }],
    ['/data/a 5', { kind: 'syntax', part: '5' }],
    ['/data/a/', { kind: 'syntax', part: '/' }],
    ['if(1,,2)', { kind: 'syntax', part: ',,2)' }],
    ['', { kind: 'syntax', part: '' }],
    ['\u00a01 + 2', { kind: 'syntax', part: '\u00a01 + 2'.trim() }],
    ['/data//a', { kind: 'unsupported', part: '/data//a' }],
    ['/..', { kind: 'unsupported', part: '/..' }],
    ['ancestor::a', { kind: 'unsupported', part: 'ancestor::a' }],
    ['(/data/a)[1]', { kind: 'unsupported', part: '(/data/a)[1]' }],
    ['/data/a | /data/b', { kind: 'unsupported', part: '/data/a | /data/b' }],
    ['instance(/data/a)/root', { kind: 'unsupported', part: 'instance(/data/a)/root' }],
    ['/data/पेड़', { kind: 'letters', part: 'पेड़' }],
    ['१ + 1', { kind: 'letters', part: '१' }],
  ])('reports the fault of “%s”', (text, fault) => {
    expect(readFormula(text, parse).fault).toEqual(fault);
  });

  test('distinguishes a path from other formulas', () => {
    const paths = [
      '/data/a',
      '../a',
      "instance('s')/root/item[a = 1]",
      '.',
      '1',
      'a + b',
      'not(a)',
    ];
    expect(paths.filter((text) => readFormula(text, parse).isPath)).toEqual(paths.slice(0, 4));
  });

  test('reads a formula of the maximum length and refuses a longer one', () => {
    const path = 'a/'.repeat(LONGEST / 2 - 1);
    expect(readFormula(`${path}a`, parse)).toMatchObject({ references: [], fault: null });
    expect(readFormula(`${path}aaaa`, parse).fault).toEqual({ kind: 'long' });
  });

  test('refuses deeply nested brackets before parsing', () => {
    const nested = (depth: number) => `${'('.repeat(depth)}1${')'.repeat(depth)}`;
    const never = () => {
      throw new Error('parsed');
    };
    const { formulaDepth } = FORM_UPLOAD_LIMITS;
    expect(readFormula(nested(formulaDepth), parse).fault).toBeNull();
    expect(readFormula(nested(formulaDepth + 1), never).fault).toEqual({ kind: 'deep' });
    expect(readFormula('['.repeat(LONGEST), never).fault).toEqual({ kind: 'deep' });
  });

  test('reads a sum of many terms, whose syntax tree is as deep as the sum is long', () => {
    const { references } = readFormula(`a${' + a'.repeat(10_000)}`, parse);
    expect(references).toHaveLength(FORM_UPLOAD_LIMITS.formulaReferences);
  });
});

describe('FormFormulas', () => {
  test('parses an equal formula once, and no formula beyond the limits of a form', () => {
    let parsed = 0;
    const formulas = new FormFormulas((text) => {
      parsed += 1;
      return parse(text);
    });
    const { allFormulaCharacters } = FORM_UPLOAD_LIMITS;
    expect([formulas.read('1 + 1'), formulas.read('1 + 1')].map((one) => one?.fault)).toEqual([
      null,
      null,
    ]);
    expect(parsed).toBe(1);
    const long = `'${'x'.repeat(LONGEST - 10)}'`;
    for (let at = 0; at < allFormulaCharacters / LONGEST; at += 1) formulas.read(`${long}=${at}`);
    expect(formulas.read(`${long} = 'last'`)).toBeNull();
    expect(formulas.read('1 + 1')?.fault).toBeNull();
  });
});
