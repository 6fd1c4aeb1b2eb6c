import { CENTRAL_STATES, type CentralState } from '@aranya/shared/contracts/review';
import fc from 'fast-check';
import type { StateEvent } from '../../reviews/review-state';
import { commentForCentral, isOwnComment, referenceOf } from './comment-for-central';
import { eventsOfState, isDecision, isInConflict, meaningOf, stateForCentral } from './exchange';

const VERSION = { versionId: 1, species: [{ position: 0, speciesName: 'Shorea robusta' }] };
const TWO = { ...VERSION, species: [...VERSION.species, { position: 1, speciesName: 'Cassia' }] };

const NONE = {
  position: null,
  ofName: null,
  status: null,
  species: null,
  reason: null,
  coarseSide: null,
  text: '',
};
let lastId = 0;
const event = (wishes: Partial<StateEvent>): StateEvent => {
  lastId += 1;
  const facts = { id: lastId, versionId: 1, at: new Date(0), inCentral: null };
  return { ...NONE, kind: 'noted', ...facts, ...wishes };
};
const identified = (status: StateEvent['status'], position = 0): StateEvent => {
  const ofName = TWO.species[position]?.speciesName ?? '';
  const species = status === 'changed' ? 'Madhuca longifolia' : ofName;
  return event({ kind: 'identified', status, species, position, ofName });
};
const of = (kind: StateEvent['kind'], text = '') => event({ kind, text });
/** Adds the events of a state that was set in Central. */
const then = (events: StateEvent[], state: CentralState, version = VERSION): StateEvent[] => [
  ...events,
  ...eventsOfState(state, events, version).map((one) => event(one as Partial<StateEvent>)),
];

describe('meaning of a state in ODK Central', () => {
  const base = { agreed: 'received', sending: null, wanted: null, isUnsent: false } as const;
  test.each([
    ['known', 'the state of the last exchange', { inCentral: 'received' }],
    ['receive', 'a changed one', { inCentral: 'rejected' }],
    ['known', 'the one that was being sent', { inCentral: 'approved', sending: 'approved' }],
    ['conflict', 'another decision', { inCentral: 'rejected', wanted: 'approved', isUnsent: true }],
    ['receive', 'the same decision', { inCentral: 'approved', wanted: 'approved', isUnsent: true }],
    ['receive', 'no decision about the state', { inCentral: 'approved', isUnsent: true }],
    ['receive', 'a decision that was sent', { inCentral: 'rejected', wanted: 'approved' }],
    [
      'known',
      'only a decision here',
      { inCentral: 'received', wanted: 'approved', isUnsent: true },
    ],
  ] as const)('is %s with %s', (meaning, _, sides) => {
    expect(meaningOf({ ...base, ...sides })).toBe(meaning);
  });
});

describe('state for ODK Central', () => {
  test.each([
    [null, 'no decision', []],
    ['approved', 'a confirmed species', [identified('confirmed')]],
    ['hasIssues', 'another species', [identified('changed')]],
    ['hasIssues', 'an unknown species', [identified('cannot-tell')]],
    ['rejected', 'no wild organism', [identified('not-wild')]],
    ['hasIssues', 'a question', [identified('confirmed'), of('asked')]],
    [null, 'a coarse place', [of('coarsened'), of('exact')]],
    [null, 'an answer', [of('asked'), of('answered')]],
    ['rejected', 'a hidden record', [identified('confirmed'), of('hidden')]],
    ['received', 'a restored record', [of('hidden'), of('restored')]],
    [
      'approved',
      'a restored confirmed one',
      [identified('confirmed'), of('hidden'), of('restored')],
    ],
  ] as const)('is %s after %s', (state, _, events) => {
    expect(stateForCentral([...events], VERSION)).toBe(state);
  });

  test('considers all species of a record', () => {
    const [one, other] = [identified('confirmed'), identified('not-wild', 1)];
    expect(stateForCentral([one], TWO)).toBeNull();
    expect(stateForCentral([one, other], TWO)).toBe('hasIssues');
    expect(stateForCentral([one, identified('confirmed', 1)], TWO)).toBe('approved');
  });

  test('is hasIssues after a question about a record without species', () => {
    expect(stateForCentral([of('asked')], { versionId: 1, species: [] })).toBe('hasIssues');
  });
});

const decision = fc
  .constantFrom('confirmed', 'changed', 'cannot-tell', 'not-wild', 'asked', 'hidden', 'restored')
  .map((one) =>
    one === 'asked' || one === 'hidden' || one === 'restored'
      ? () => [of(one)]
      : () => [identified(one)],
  );
const history = fc.array(
  fc.oneof(
    decision.map((make) => (events: StateEvent[]) => [...events, ...make()]),
    fc
      .constantFrom(...CENTRAL_STATES)
      .map((state) => (events: StateEvent[]) => then(events, state)),
  ),
  { maxLength: 6 },
);

test.each([
  [true, 'an answer of the collector', 'answered'],
  [true, 'a coarse place', 'coarsened'],
  [false, 'another decision', 'hidden'],
  [false, 'the choice of the state in Central', 'noted'],
] as const)('returns %s as the presence of a conflict after %s', (remains, _, kind) => {
  const conflict = event({ kind: 'hidden', inCentral: 'rejected' });
  expect(isInConflict([conflict, of(kind)], conflict.id)).toBe(remains);
});

test('applies a state of ODK Central after any history, and does not send it back', () => {
  fc.assert(
    fc.property(history, fc.constantFrom(...CENTRAL_STATES), (steps, state) => {
      lastId = 0;
      const before = steps.reduce<StateEvent[]>((events, step) => step(events), []);
      const after = then(before, state);
      expect(after.length).toBeGreaterThan(before.length);
      expect(after.slice(before.length).filter(isDecision)).toEqual([]);
      expect(stateForCentral(after, VERSION)).toBe(state);
    }),
  );
});

test.each([
  ['Confirmed: Shorea robusta. A fine tree.', { ...identified('confirmed'), text: 'A fine tree.' }],
  ['Another species: Madhuca longifolia, not Shorea robusta.', identified('changed')],
  [
    'Nobody can tell (Shorea robusta): the photo is blurred.',
    { ...identified('cannot-tell'), reason: 'blurred' as const },
  ],
  ['Not a wild organism, not counted: Shorea robusta.', identified('not-wild')],
  ['The record is not counted. A person is on it.', of('hidden', 'A person is on it.')],
  ['The record is counted again.', of('restored')],
  ['The public place is coarse. A nest.', of('coarsened', 'A nest.')],
  ['The public place is exact again.', of('exact')],
  ['The collector was asked: How tall?', of('asked', 'How tall?')],
  ['The collector answered: Two metres.', of('answered', 'Two metres.')],
  ['The state of ODK Central was kept.', of('noted')],
])('writes the comment ‘%s’ and recognises it', (words, own) => {
  const comment = commentForCentral(own);
  expect(comment).toBe(`${words} ${referenceOf(own)}`);
  expect([isOwnComment(comment), isOwnComment(words)]).toEqual([true, false]);
});
