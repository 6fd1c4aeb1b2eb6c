import { providePageData } from '@aranya/shared/config';
import { TRIAL_FORM_ID } from '@aranya/shared/contracts';
import { aranyaStore, logOut, setUserInfo } from '@aranya/shared/session';
import { answerCalls, type CallAnswer, testPageData } from '@aranya/shared/testing';
import { openForm } from './open-form';

const { store } = aranyaStore();
const session = () => store.getState().session;
const FORM = {
  ...{ version: '1', title: 'Sal', hash: 'h', xform: '<x/>', attachments: [], unsupported: [] },
  ...{ deviceId: 'd', username: 'u', maxSubmissionBytes: 1 },
};

let asked: string[] = [];
/** Whether the person has access to the form. */
let hasAccess = true;

beforeAll(() => {
  providePageData(testPageData);
  answerCalls(async (url): Promise<CallAnswer> => {
    const path = url.split('/').at(-1)?.split('?')[0] ?? '';
    asked.push(path);
    if (path === 'create-app-user') return { status: 200, body: { id: 7, token: 'tok' } };
    if (path === 'user-form-access') {
      hasAccess = true;
      return { status: 200, body: { success: true } };
    }
    if (path === 'odk-trail-completed')
      return { status: 200, body: { isTrialFormCompleted: true } };
    const refusal = { code: 'no_form_access', message: 'You have no access.' };
    return hasAccess
      ? { status: 200, body: { ...FORM, formId: path } }
      : { status: 403, body: refusal };
  });
});
beforeEach(() => {
  asked = [];
  hasAccess = true;
  const user = { id: 'asha', name: 'Asha', phoneNumber: '9000000001' };
  store.dispatch(setUserInfo({ user, token: 't' }));
});
afterEach(() => store.dispatch(logOut()));

const { signal } = new AbortController();

test('creates the app user once if there is none', async () => {
  expect(await openForm('sal', signal)).toMatchObject({ formId: 'sal' });
  expect(session()).toMatchObject({ odkToken: 'tok', odkUserId: '7' });
  await openForm('sal', signal);
  expect(asked).toEqual(['create-app-user', 'sal', 'sal']);
});

test('requests access to the trial form, and completes the trial as on the phone', async () => {
  hasAccess = false;
  await openForm(TRIAL_FORM_ID, signal);
  expect(asked).toEqual([
    'create-app-user',
    TRIAL_FORM_ID,
    'user-form-access',
    TRIAL_FORM_ID,
    'odk-trail-completed',
  ]);
  expect(session()).toMatchObject({
    isTrialFormCompleted: true,
    odkFormAccess: [TRIAL_FORM_ID],
  });
});

test('does not request access to any other form', async () => {
  hasAccess = false;
  await expect(openForm('sal', signal)).rejects.toMatchObject({ status: 403 });
  expect(asked).not.toContain('user-form-access');
});
