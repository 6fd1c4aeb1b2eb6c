import { ApiError, requestFormAccess, sendOrKeep } from '@aranya/shared/api';
import { TARGETED_FORMS } from '@aranya/shared/contracts';
import { askForForm } from './ask-for-form';

jest.mock('@aranya/shared/api', () => ({
  ...jest.requireActual('@aranya/shared/api'),
  requestFormAccess: jest.fn(),
  sendOrKeep: jest.fn(),
}));

const [FORM] = TARGETED_FORMS;
if (!FORM) throw new Error('There is no targeted form.');

test('queues a request without a network, but never one with a PIN', async () => {
  jest.mocked(sendOrKeep).mockResolvedValue(undefined);
  const noNetwork = new ApiError(0, { code: 'network', message: 'No network.' });
  jest.mocked(requestFormAccess).mockRejectedValue(noNetwork);
  expect(await askForForm(FORM, '135246')).toMatchObject({ kind: 'no-answer' });
  expect(sendOrKeep).not.toHaveBeenCalled();
  expect(await askForForm(FORM)).toMatchObject({ kind: 'waits' });
});
