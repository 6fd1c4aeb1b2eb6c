import { SIGNED_OUT, type UserSession } from '@aranya/shared/session';
import { collectionAccess } from './collection-access';

const access = (part: Partial<UserSession>) => collectionAccess({ ...SIGNED_OUT, ...part });

test('without a token the QR comes first, and scan and trial are locked', () => {
  expect(access({})).toEqual({
    generate: 'next',
    download: 'open',
    scan: 'locked',
    trial: 'locked',
  });
});

test('with a token the generator is done and the trial can be asked for', () => {
  expect(access({ odkToken: 't' })).toEqual({
    generate: 'done',
    download: 'open',
    scan: 'open',
    trial: 'next',
  });
});

test('after the trial everything is done', () => {
  const done = { generate: 'done', download: 'done', scan: 'done', trial: 'done' };
  expect(access({ odkToken: 't', isTrialFormCompleted: true })).toEqual(done);
});

test('a completed trial without a token asks for a new QR and nothing else', () => {
  expect(access({ isTrialFormCompleted: true })).toMatchObject({ generate: 'next', trial: 'done' });
});
