import { build } from 'esbuild';

/** Bundles the server; packages from the registry stay outside, our own sources go in. */
await build({
  // The server, and the command that imports data where only the bundle is.
  entryPoints: { main: 'src/main.ts', data: 'src/commands/data.ts' },
  outdir: 'dist',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  packages: 'external',
  alias: {
    '@aranya/shared/contracts': '../shared/src/contracts/index.ts',
    '@aranya/shared/contracts/administration': '../shared/src/contracts/administration/index.ts',
  },
  logLevel: 'info',
});
