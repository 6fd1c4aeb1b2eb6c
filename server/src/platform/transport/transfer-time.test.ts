import fc from 'fast-check';
import { CONNECTION_LIMITS } from './limits';
import { TransferTime } from './transfer-time';

const limits = CONNECTION_LIMITS;

/** Returns the seconds until a caller with these bytes per second is disconnected; null: never. */
function secondsOf(bytesOfSeconds: Iterable<number>): number | null {
  const time = new TransferTime(limits);
  let seconds = 0;
  for (const bytes of bytesOfSeconds) {
    seconds += 1;
    if (!time.spend(1000, bytes)) return seconds;
  }
  return null;
}

function* transfer(bytes: number, bytesPerSecond: number, pauses: Record<number, number> = {}) {
  for (let sent = 0, second = 0; sent < bytes; sent += bytesPerSecond, second += 1) {
    for (let pause = 0; pause < (pauses[second] ?? 0); pause += 1) yield 0;
    yield bytesPerSecond;
  }
}

test.each([
  ['5 MB of a record at 8 kbit/s', 5_000_000, 1_000],
  ['a photo of 12 MB at 8 kbit/s', 12_000_000, 1_000],
  ['a photo of 12 MB on GPRS', 12_000_000, 2_500],
])('accepts %s with two interruptions of a minute in the network', (_, bytes, bytesPerSecond) => {
  expect(secondsOf(transfer(bytes, bytesPerSecond, { 300: 60, 900: 60 }))).toBeNull();
});

test.each([
  ['nothing', 0],
  ['a byte a second', 1],
  ['a tenth of what is asked for', 50],
])('disconnects %s soon', (_, bytesPerSecond) => {
  expect(secondsOf(transfer(1_000_000_000, bytesPerSecond || 0))).toBeLessThanOrEqual(34);
});

test('does not allow a long pause after a fast start', () => {
  const burst = [11_000_000, ...Array.from({ length: 10_000 }, () => 0)];
  expect(secondsOf(burst)).toBe(1 + limits.silenceMs / 1000);
});

test('never allows more time than the bytes require', () => {
  const seconds = fc.array(fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 20_000 })), {
    maxLength: 600,
  });
  fc.assert(
    fc.property(seconds, (sent) => {
      const bytes = sent.reduce((sum, more) => sum + more, 0);
      const maxSeconds = limits.graceMs / 1000 + bytes / limits.bytesPerSecond;
      const held = secondsOf([...sent, ...Array.from({ length: 100 }, () => 0)]);
      expect(held ?? 0).toBeLessThanOrEqual(Math.ceil(maxSeconds) + 1);
      expect(held).not.toBeNull();
    }),
  );
});

test('allows enough time for a large piece that is sent at once', () => {
  const time = new TransferTime(limits);
  const held = 95_000_000;
  expect(time.spend(0, held, held)).toBe(true);
  expect(time.spend((held / limits.bytesPerSecond) * 1000, 0, held)).toBe(true);
  expect(time.spend(limits.graceMs, 0, held)).toBe(false);
});
