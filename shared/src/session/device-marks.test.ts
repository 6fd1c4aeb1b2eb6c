import { deviceMarks, saveDeviceMark, withDeviceMarks } from './device-marks';

const KEY = 'aranya-devices';
const mark = (letter: string) => letter.repeat(43);

describe('marks of this device', () => {
  beforeEach(() => localStorage.clear());

  test('sends at most five stored marks, the newest first', () => {
    expect(withDeviceMarks()).toEqual({});
    for (const letter of 'abcdefg') saveDeviceMark(mark(letter));
    saveDeviceMark(mark('e'));
    saveDeviceMark(null);
    expect(withDeviceMarks()).toEqual({ deviceMarks: ['e', 'g', 'f', 'd', 'c'].map(mark) });
  });

  test.each(['{', '{}', 'null', '"x"', '[1, null, "short", "with spaces and much else in it"]'])(
    'allows sign-in with damaged marks: %s',
    (stored) => {
      localStorage.setItem(KEY, stored);
      expect(deviceMarks()).toEqual([]);
      saveDeviceMark(mark('a'));
      expect(deviceMarks()).toEqual([mark('a')]);
    },
  );
});
