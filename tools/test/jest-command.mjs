import path from 'node:path';

/**
 * Parameters of Node.js that start the Jest of a clone; Jest's own come behind them.
 * @param {string} folder
 */
export const jestCommand = (folder) => [
  '--experimental-vm-modules',
  '--no-warnings',
  path.join(folder, 'node_modules', 'jest', 'bin', 'jest.js'),
];
