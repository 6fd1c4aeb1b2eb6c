import { existingFile } from './existing-file';

test('a file that a package has renamed ends the build', () => {
  const folder = import.meta.dirname;
  expect(existingFile(folder, 'webpack.ts')).toMatch(/build\/webpack\.ts$/);
  expect(() => existingFile(folder, 'gone.mjs')).toThrow('gone.mjs is not there any more');
});
