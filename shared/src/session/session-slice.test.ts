import {
  logOut,
  markTrialFormCompleted,
  removeError,
  SIGNED_OUT,
  sessionSlice,
  setLoading,
  setUserInfo,
  statusSlice,
  storeError,
  updateContributions,
  updateImage,
  updateMobileInfo,
  updateOdkFormAccess,
  updateOdkUser,
  updateProfile,
  updateUserInfo,
} from '.';

const { reducer } = sessionSlice;
const answer = {
  user: {
    id: '7',
    name: 'Asha Majhi',
    phoneNumber: '9000000001',
    password: '246810',
    odkUserId: 12,
    isTrialFormCompleted: 'true',
    mobileCompanyName: 'Lava',
    isCommForUser: 1,
  },
  token: 'bearer',
  odkInfo: { odkToken: 'abc', allFormAccess: ['tree_test_24', { other: 1 }] },
};

test('stores the sign-in answer, but never the PIN', () => {
  const session = reducer(undefined, setUserInfo(answer));
  expect(session).toMatchObject({
    userId: '7',
    authToken: 'bearer',
    odkToken: 'abc',
    odkUserId: '12',
    odkFormAccess: ['tree_test_24'],
    isTrialFormCompleted: true,
    mobile_company: 'Lava',
    isCommForUser: '1',
  });
  expect(JSON.stringify(session)).not.toContain('246810');
});

test('forgets the previous session on sign-in', () => {
  const before = { ...SIGNED_OUT, userId: '1', odkToken: 'old', contributions: 9 };
  const session = reducer(before, setUserInfo({ ...answer, odkInfo: null }));
  expect(session.odkToken).toBe('');
  expect(session.contributions).toBe(0);
});

test('keeps the token of the session in a profile answer', () => {
  const session = reducer(
    reducer(undefined, setUserInfo(answer)),
    updateUserInfo({ ...answer.user, name: 'Asha M.' }),
  );
  expect(session).toMatchObject({ name: 'Asha M.', authToken: 'bearer', odkToken: 'abc' });
});

test('changes only the named fields', () => {
  const start = reducer(undefined, setUserInfo({ ...answer, odkInfo: null }));
  const withToken = reducer(start, updateOdkUser({ token: 't', id: '5' }));
  expect(withToken).toEqual({ ...start, odkToken: 't', odkUserId: '5' });
  expect(reducer(start, updateOdkFormAccess(['a'])).odkFormAccess).toEqual(['a']);
  expect(reducer(start, updateImage('photo.jpg')).userImageUri).toBe('photo.jpg');
  expect(reducer(start, updateProfile({ address: 'Keonjhar' })).address).toBe('Keonjhar');
  expect(reducer(SIGNED_OUT, markTrialFormCompleted()).isTrialFormCompleted).toBe(true);
});

test('changes only the named fields by the profile’s own action', () => {
  const start = reducer(undefined, setUserInfo(answer));
  const changed = {
    organization: 'Community',
    organizationName: 'Van Suraksha Samiti',
    address: 'Keonjhar',
    feedback: 'Good',
    email: 'asha@example.org',
  };
  expect(reducer(start, updateProfile(changed))).toEqual({ ...start, ...changed });
});

test('changes mobile info and contributions by an action each', () => {
  const start = reducer(undefined, setUserInfo(answer));
  expect(reducer(start, updateMobileInfo('Nokia'))).toEqual({ ...start, mobile_company: 'Nokia' });
  expect(reducer(start, updateContributions(3))).toEqual({ ...start, contributions: 3 });
});

test('empties the form access and sets contributions to 0 on sign-out', () => {
  const start = { ...SIGNED_OUT, userId: '7', odkFormAccess: ['a'], contributions: 9 };
  expect(reducer(start, logOut())).toMatchObject({ odkFormAccess: [], contributions: 0 });
});

test('stores loading flag and error', () => {
  const status = statusSlice.reducer;
  const error = { code: 'internal', message: 'No.' };
  const busy = status(undefined, setLoading(true));
  expect(busy.loading).toBe(true);
  expect(status(busy, setLoading(false)).loading).toBe(false);
  const failed = status(undefined, storeError(error));
  expect(failed.error).toEqual(error);
  expect(status(failed, removeError()).error).toBeNull();
});

test('clears everything on sign-out', () => {
  expect(reducer(reducer(undefined, setUserInfo(answer)), logOut())).toEqual(SIGNED_OUT);
});
