import { publish, subscribe } from '.';

test('notifies a listener of its kind of event until it unsubscribes', () => {
  const heard: string[] = [];
  const stop = subscribe('collection/form-access-granted', ({ formId }) => heard.push(formId));
  publish('collection/form-access-granted', { userId: '7', formId: 'a' });
  publish('collection/trial-completed', { userId: '7' });
  stop();
  publish('collection/form-access-granted', { userId: '7', formId: 'b' });
  expect(heard).toEqual(['a']);
});

test('joins a second copy of the package to the bus of the first', async () => {
  const heard: string[] = [];
  const stop = subscribe('session/signed-in', ({ userId }) => heard.push(userId));
  jest.resetModules();
  const copy = await import('./bus');
  expect(copy.publish).not.toBe(publish);
  copy.publish('session/signed-in', { userId: '7' });
  stop();
  expect(heard).toEqual(['7']);
});
