import { fittingSize, withoutPlace } from './photo-to-send';

test.each([
  [
    { width: 4000, height: 3000 },
    { width: 2560, height: 1920 },
  ],
  [
    { width: 1000, height: 5120 },
    { width: 500, height: 2560 },
  ],
  [
    { width: 640, height: 480 },
    { width: 640, height: 480 },
  ],
])('scales %p to %p', (size, expected) => expect(fittingSize(size)).toEqual(expected));

test.each([
  ['a.jpg', 'image/jpeg', 1],
  ['1764300000000.JPG', '', 1],
  ['a.csv', '', 0],
  ['a.jpg', 'text/csv', 0],
])('draws %s of type "%s" as a new JPEG: %i times', async (name, type, times) => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  const draw = jest.fn().mockRejectedValue(new Error('No picture.'));
  Object.assign(globalThis, { createImageBitmap: draw });
  await withoutPlace(new File(['x'], name, { type }));
  expect(draw).toHaveBeenCalledTimes(times);
});

test('returns other files, and photos that the browser cannot draw, unchanged', async () => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  const list = new File(['a,b'], 'a.csv', { type: 'text/csv' });
  expect(await withoutPlace(list)).toBe(list);
  const photo = new File(['x'], 'a.jpg', { type: 'image/jpeg' });
  expect(await withoutPlace(photo)).toBe(photo);
});
