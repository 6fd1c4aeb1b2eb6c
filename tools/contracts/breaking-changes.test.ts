import fc from 'fast-check';
import { breakingChanges, saysBreaking } from './breaking-changes';

const within = (statements: string, module = '@aranya/shared/x') =>
  `declare module '${module}' {\n${statements}\n}\n`;
const changes = (before: string, after: string) => breakingChanges(within(before), within(after));

const CHANGED = ['@aranya/shared/x: f has changed.'];

test.each([
  ['a new declaration', 'export const f: 1;', 'export const f: 1; export const g: 2;'],
  [
    'another order',
    'export const f: 1; export type G = 2;',
    'export type G = 2; export const f: 1;',
  ],
  [
    'a new declaration before rest parameters',
    'export function f(...a: 1[]): 2;',
    'export const e: 1; export function f(...a: 1[]): 2;',
  ],
  ['a new optional member', 'export interface f { a: 1 }', 'export interface f { b?: 2; a: 1 }'],
  [
    'a new optional member far inside',
    'export type f = Promise<{ a: { b: 1 }[] }>;',
    'export type f = Promise<{ a: { b: 1; c?: 2 }[] }>;',
  ],
  ['a new optional parameter', 'export function f(a: 1): 2;', 'export function f(a: 1, b?: 3): 2;'],
  [
    'another name in a pattern',
    'export function f({ a }: P): 2;',
    'export function f({ a, b }: P): 2;',
  ],
  ['more in a constant object', 'export const f: { a: 1 };', 'export const f: { a: 1; b: 2 };'],
  [
    'a field that may be missing on the wire',
    'export const f: z.ZodMiniObject<{ a: 1 }>;',
    'export const f: z.ZodMiniObject<{ a: 1; b: z.ZodMiniOptional<2> }>;',
  ],
  [
    'a new event',
    "export interface AranyaEvents { 'a/b': { id: string } }",
    "export interface AranyaEvents { 'a/b': { id: string }; 'a/c': { id: string } }",
  ],
  [
    'an overload more',
    'export function f(): 1;',
    'export function f(): 1; export function f(a: 2): 3;',
  ],
])('%s breaks nothing', (_, before, after) => {
  expect(changes(before, after)).toEqual([]);
});

test.each([
  ['a member that is gone', 'export interface f { a: 1; b?: 2 }', 'export interface f { a: 1 }'],
  ['a member of another kind', 'export interface f { a: 1 }', 'export interface f { a: 2 }'],
  ['a new required member', 'export interface f { a: 1 }', 'export interface f { a: 1; b: 2 }'],
  ['a member that may now be missing', 'export type f = { a: 1 };', 'export type f = { a?: 1 };'],
  ['a new required parameter', 'export function f(a: 1): 2;', 'export function f(a: 1, b: 3): 2;'],
  [
    'a new parameter in front',
    'export function f(a?: 1): 2;',
    'export function f(b?: 3, a?: 1): 2;',
  ],
  ['a parameter less', 'export function f(a: 1, b?: 3): 2;', 'export function f(a: 1): 2;'],
  ['another result', 'export function f(): 1;', 'export function f(): 2;'],
  ['another value', 'export const f = 1;', 'export const f = 2;'],
  ['another number in a type', 'export type f = 1;', 'export type f = 2;'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source text of a type
  ['another word in a template', 'export type f = `a${1}`;', 'export type f = `b${1}`;'],
  ['another package', "export { f } from 'one';", "export { f } from 'other';"],
  [
    'a field more that must be there',
    'export const f: z.ZodMiniObject<{ a: 1 }>;',
    'export const f: z.ZodMiniObject<{ a: 1; b: 2 }>;',
  ],
])('%s is told', (_, before, after) => {
  expect(changes(before, after)).toEqual(CHANGED);
});

test('an event keeps its payload', () => {
  const events = (payload: string) => `export interface AranyaEvents { 'a/b': ${payload} }`;
  expect(changes(events('{ id: 1 }'), events('{ id: 1; by?: 2 }'))).toEqual([]);
  expect(changes(events('{ id: 1 }'), events('{ id: 1; by: 2 }'))).toHaveLength(1);
  expect(changes(events('{ id: 1 }'), 'export interface AranyaEvents {}')).toHaveLength(1);
});

test('what is gone is named with its module', () => {
  expect(changes('export const f: 1; export const g: 2;', 'export const g: 2;')).toEqual([
    '@aranya/shared/x: f is gone.',
  ]);
  expect(breakingChanges(within('export const f: 1;'), within('export const f: 1;', 'y'))).toEqual([
    '@aranya/shared/x: f is gone.',
  ]);
});

test('a type that only the package knows may move, and not change', () => {
  const inside = (type: string, file: string) => within(`interface P { ${type} }`, file);
  expect(breakingChanges(inside('a: 1', 'src/a'), inside('a: 1', 'src/b'))).toEqual([]);
  expect(breakingChanges(inside('a: 1', 'src/a'), inside('a: 2', 'src/b'))).toEqual([
    'src/a: P has changed.',
  ]);
});

const name = fc.constantFrom('a', 'b', 'c', 'd', 'e');
const members = fc.dictionary(name, fc.record({ optional: fc.boolean(), type: fc.nat(3) }));
type Members = Record<string, { optional: boolean; type: number }>;
const interfaceOf = (parts: Members) =>
  `export interface f { ${Object.entries(parts)
    .map(([key, { optional, type }]) => `${key}${optional ? '?' : ''}: ${type};`)
    .join(' ')} }`;

test('an interface holds where its members stay and new ones are optional', () => {
  fc.assert(
    fc.property(members, members, (before, after) => {
      const stay = Object.entries(before).every(
        ([key, { optional, type }]) =>
          after[key]?.optional === optional && after[key]?.type === type,
      );
      const newAreOptional = Object.entries(after).every(
        ([key, { optional }]) => key in before || optional,
      );
      const expected = stay && newAreOptional ? [] : CHANGED;
      expect(changes(interfaceOf(before), interfaceOf(after))).toEqual(expected);
    }),
  );
});

test.each([
  ['0.1.0', '0.2.0', true],
  ['0.1.0', '1.0.0', true],
  ['0.1.0', '0.1.9', false],
  ['0.2.0', '0.1.0', false],
  ['1.4.0', '1.5.0', false],
  ['1.4.0', '2.0.0', true],
  ['9.0.0', '10.0.0', true],
])('from %s to %s says that something broke: %s', (before, after, expected) => {
  expect(saysBreaking(before, after)).toBe(expected);
});
