import { build } from 'esbuild';

/** Our own sources are included, packages from the registry are not. */
await build({
  entryPoints: [
    'src/main.ts',
    'src/worker.ts',
    'src/platform/database/embedded/embedded-thread.ts',
    'src/importing/files/spatial/gdal-child.ts',
    'src/reviewing/suggestions/onnx-child.ts',
    'src/commands/backup.ts',
    'src/commands/central.ts',
    'src/commands/data.ts',
    'src/commands/database.ts',
    'src/commands/forms.ts',
    'src/commands/map-server.ts',
    'src/commands/operate.ts',
    'src/commands/restore.ts',
    'src/commands/people.ts',
  ],
  outbase: 'src',
  outdir: 'dist',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  packages: 'external',
  alias: { '@aranya/shared/contracts': '../shared/src/contracts' },
  logLevel: 'info',
});
