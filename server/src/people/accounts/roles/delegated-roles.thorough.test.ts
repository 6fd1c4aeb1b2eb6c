import { delegatedRoles, type GivenRole, unexplainedAdministrators } from './delegated-roles';

const gave = (
  actorId: string | null,
  subjectId: string,
  role: GivenRole['role'] = 'administrator',
): GivenRole => ({ actorId, subjectId, role });

const taken = (given: GivenRole[]) =>
  delegatedRoles(given, ['demo']).map(({ personId, role }) => `${personId} ${role}`);

describe('roles delegated by removed administrators', () => {
  test('finds delegated roles over any number of grants', () => {
    expect(taken([gave('demo', 'a'), gave('a', 'b'), gave('b', 'c', 'community-for')])).toEqual([
      'a administrator',
      'b administrator',
      'c community-for',
    ]);
  });

  test('keeps roles that the operator or a remaining administrator granted too', () => {
    expect(
      taken([
        gave('demo', 'a'),
        gave(null, 'a'),
        gave('a', 'b'),
        gave('old', 'c'),
        gave('c', 'd', 'community-for'),
      ]),
    ).toEqual([]);
  });

  test('does not keep roles that two people granted to each other', () => {
    expect(taken([gave('demo', 'a'), gave('a', 'b'), gave('b', 'a')])).toEqual([
      'a administrator',
      'b administrator',
    ]);
  });

  test('excludes the roles of the removed administrators themselves', () => {
    expect(taken([gave('demo', 'demo'), gave('a', 'demo')])).toEqual([]);
  });
});

test('lists administrators whose grant does not lead back to the operator', () => {
  const given = [gave(null, 'a'), gave('a', 'b'), gave('gone', 'c'), gave('c', 'd')];
  expect(unexplainedAdministrators(given, ['a', 'b', 'c', 'd', 'old'])).toEqual(['c', 'd', 'old']);
});
