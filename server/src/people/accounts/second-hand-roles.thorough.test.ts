import { type GivenRole, secondHandRoles, unexplainedAdministrators } from './second-hand-roles';

const gave = (
  actorId: string | null,
  subjectId: string,
  role: GivenRole['role'] = 'administrator',
): GivenRole => ({ actorId, subjectId, role });

const taken = (given: GivenRole[]) =>
  secondHandRoles(given, ['demo']).map(({ personId, role }) => `${personId} ${role}`);

describe('roles that lead back to the removed', () => {
  test('go over any number of hands', () => {
    expect(taken([gave('demo', 'a'), gave('a', 'b'), gave('b', 'c', 'community-for')])).toEqual([
      'a administrator',
      'b administrator',
      'c community-for',
    ]);
  });

  test('stay where the operator or a sound administrator gave them too', () => {
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

  test('are not made sound by two who gave them to each other', () => {
    expect(taken([gave('demo', 'a'), gave('a', 'b'), gave('b', 'a')])).toEqual([
      'a administrator',
      'b administrator',
    ]);
  });

  test('are those of others, not of the removed themselves', () => {
    expect(taken([gave('demo', 'demo'), gave('a', 'demo')])).toEqual([]);
  });
});

test('administrators whom the log does not lead back to the operator are named', () => {
  const given = [gave(null, 'a'), gave('a', 'b'), gave('gone', 'c'), gave('c', 'd')];
  expect(unexplainedAdministrators(given, ['a', 'b', 'c', 'd', 'old'])).toEqual(['c', 'd', 'old']);
});
