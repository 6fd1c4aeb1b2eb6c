import { assignFiles } from './arrived-files';

const file = { sha256: 'a', size: 1 } as Parameters<typeof assignFiles>[1][number]['file'];
const part = (name: string) => ({ name, file, showable: true, contentType: 'image/jpeg' });

test('finds a file whose name has quotes, as browsers and ODK Collect send it', () => {
  const { files, unasked } = assignFiles(['a "b".jpg'], [part('a %22b%22.jpg')]);
  expect(files).toMatchObject([{ name: 'a "b".jpg', sha256: 'a' }]);
  expect(unasked).toEqual([]);
});

test('prefers a file with the exact name', () => {
  const { files } = assignFiles(['%22.jpg', '".jpg'], [part('%22.jpg')]);
  expect(files.map(({ sha256 }) => sha256)).toEqual(['a', null]);
});
