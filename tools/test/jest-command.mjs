import path from 'node:path';

/**
 * Parameters of Node.js that start the Jest of a clone; Jest's own come behind them.
 * @param {string} folder
 */
export const jestCommand = (folder) => [
  // Each embedded database compiles its WebAssembly anew: optimising it would cost more than it saves.
  '--liftoff-only',
  '--experimental-vm-modules',
  '--no-warnings',
  path.join(folder, 'node_modules', 'jest', 'bin', 'jest.js'),
];
