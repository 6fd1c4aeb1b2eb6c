import { build } from 'esbuild';

/** Bundles server and commands; packages from the registry stay outside, our own sources go in. */
await build({
  // The server, and the operator's commands where only the bundle is.
  entryPoints: {
    main: 'src/main.ts',
    data: 'src/commands/data.ts',
    backup: 'src/commands/backup.ts',
    restore: 'src/commands/restore.ts',
    people: 'src/commands/people.ts',
  },
  outdir: 'dist',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  packages: 'external',
  alias: { '@aranya/shared/contracts': '../shared/src/contracts/index.ts' },
  logLevel: 'info',
});
