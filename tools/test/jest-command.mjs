import path from 'node:path';

/** Jest's options follow these parameters of Node.js. @param {string} folder */
export const jestCommand = (folder) => [
  // Each embedded database compiles its WebAssembly again, so optimising it costs more.
  '--liftoff-only',
  '--experimental-vm-modules',
  '--no-warnings',
  path.join(folder, 'node_modules', 'jest', 'bin', 'jest.js'),
];
