import { isNode, nameOf, partsOf, type TreeNode } from './syntax-tree';

/** Interfaces that list things by their names: one more takes nothing from anybody. */
const LISTS = new Set(['AranyaEvents', 'Routes']);

/** A field that may be missing on the wire is written as a type, not with a question mark. */
const OPTIONAL_FIELD = 'ZodMiniOptional';

const isOptionalField = (member: TreeNode): boolean => {
  const annotation = member.typeAnnotation as { typeAnnotation?: TreeNode } | undefined;
  const typeName = annotation?.typeAnnotation?.typeName;
  return isNode(typeName) && nameOf(typeName.right) === OPTIONAL_FIELD;
};

const isOptional = (part: unknown): boolean => {
  if (!isNode(part)) return false;
  const pattern = isNode(part.pat) ? part.pat : part;
  return pattern.optional === true || pattern.type === 'RestElement' || isOptionalField(part);
};

const textOf = (part: unknown): string => JSON.stringify(part, (_, inner) => sorted(inner));
const sorted = (part: unknown) =>
  typeof part === 'object' && part !== null && !Array.isArray(part)
    ? Object.fromEntries(partsOf(part))
    : part;

/** Members in any order; new ones are optional, or `grows` allows all. */
function membersHold(before: TreeNode[], after: TreeNode[], grows: boolean): boolean {
  const left = [...after];
  for (const member of before) {
    const index = left.findIndex(
      (candidate) =>
        candidate.type === member.type &&
        textOf(candidate.key) === textOf(member.key) &&
        holds(member, candidate),
    );
    if (index < 0) return false;
    left.splice(index, 1);
  }
  return grows || left.every(isOptional);
}

/** The same parameters; new ones come last and are optional. */
const parametersHold = (before: unknown[], after: unknown[]) =>
  after.length >= before.length &&
  before.every((parameter, index) => holds(parameter, after[index])) &&
  after.slice(before.length).every(isOptional);

/** How a parameter is destructured, and under which names, concerns nobody else. */
function parameterPattern(part: TreeNode): unknown {
  const { type, optional, typeAnnotation, argument } = part;
  return {
    type: type === 'RestElement' ? type : 'Pattern',
    optional: !!optional,
    typeAnnotation,
    argument,
  };
}

const PATTERNS = new Set(['ObjectPattern', 'ArrayPattern']);

/** A constant that is an object may offer more than before. */
const isOffered = (declarator: TreeNode) => {
  const id = declarator.id as { typeAnnotation?: { typeAnnotation?: TreeNode } };
  const type = id.typeAnnotation?.typeAnnotation;
  return type?.type === 'TsTypeLiteral' ? (type.members as TreeNode[]) : undefined;
};

function nodesHold(before: TreeNode, after: TreeNode): boolean {
  if (PATTERNS.has(before.type) || PATTERNS.has(after.type)) {
    return partsHold(
      parameterPattern(before) as TreeNode,
      parameterPattern({ ...after }) as TreeNode,
    );
  }
  if (before.type !== after.type) return false;
  if (before.type === 'TsTypeLiteral') {
    return membersHold(before.members as TreeNode[], after.members as TreeNode[], false);
  }
  if (before.type === 'TsInterfaceDeclaration') {
    const [one, other] = [before, after].map(({ body }) => (body as TreeNode).body as TreeNode[]);
    const rest = (node: TreeNode) => ({ ...node, body: undefined });
    const grows = LISTS.has(nameOf(before.id));
    return membersHold(one ?? [], other ?? [], grows) && partsHold(rest(before), rest(after));
  }
  if (before.type === 'VariableDeclarator') {
    const [one, other] = [isOffered(before), isOffered(after)];
    if (one && other) return membersHold(one, other, true);
  }
  return partsHold(before, after);
}

function partsHold(before: object, after: object): boolean {
  const later = new Map(partsOf(after));
  const names = new Set([...partsOf(before).map(([name]) => name), ...later.keys()]);
  const earlier = new Map(partsOf(before));
  return [...names].every((name) => {
    const [one, other] = [earlier.get(name), later.get(name)];
    return name === 'params' && Array.isArray(one) && Array.isArray(other)
      ? parametersHold(one, other)
      : holds(one, other);
  });
}

/**
 * Whether what was written for one syntax tree goes on working with the other: the same, but for
 * new optional members and parameters. Errs on the side of no.
 */
export function holds(before: unknown, after: unknown): boolean {
  if (Array.isArray(before) && Array.isArray(after)) {
    return before.length === after.length && before.every((part, at) => holds(part, after[at]));
  }
  if (isNode(before) && isNode(after)) return nodesHold(before, after);
  if (typeof before === 'object' && before && typeof after === 'object' && after) {
    return partsHold(before, after);
  }
  return before === after;
}
