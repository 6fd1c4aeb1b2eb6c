import { hasQueueMark, markQueue, onQueueChange, publishQueueChange } from './queue-mark';

test('sets the mark while entries are queued, and publishes changes', () => {
  const changed = jest.fn();
  const stop = onQueueChange(changed);
  expect(hasQueueMark()).toBe(false);
  markQueue(false);
  expect(hasQueueMark()).toBe(true);
  publishQueueChange();
  expect(changed).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new StorageEvent('storage', { key: 'aranya-queue' }));
  expect(changed).toHaveBeenCalledTimes(2);
  window.dispatchEvent(new StorageEvent('storage', { key: 'something else' }));
  expect(changed).toHaveBeenCalledTimes(2);
  markQueue(true);
  expect(hasQueueMark()).toBe(false);
  stop();
  publishQueueChange();
  expect(changed).toHaveBeenCalledTimes(2);
});

test('writes a new mark on each change, so that other tabs notice it', () => {
  markQueue(false);
  const first = localStorage.getItem('aranya-queue');
  markQueue(false);
  expect(localStorage.getItem('aranya-queue')).not.toBe(first);
});
