import path from 'node:path';

/**
 * Node.js parameters that start a clone's Jest; Jest's options follow them.
 * @param {string} folder
 */
export const jestCommand = (folder) => [
  // Each embedded database compiles its WebAssembly again, so optimising it costs more than it
  // saves.
  '--liftoff-only',
  '--experimental-vm-modules',
  '--no-warnings',
  path.join(folder, 'node_modules', 'jest', 'bin', 'jest.js'),
];
