import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { REMOTE_NAMES } from '@aranya/shared/contracts';
import { writeStandaloneModules } from './standalone-modules';

/** `npm run typecheck`: checks the repository incrementally in two programs, pages and Node. */
const root = path.join(import.meta.dirname, '..', '..');
writeStandaloneModules(root, REMOTE_NAMES);
const compiler = path.join(root, 'node_modules', '.bin', 'tsc');
const { status } = spawnSync(compiler, ['-b'], { cwd: root, stdio: 'inherit' });
process.exit(status ?? 1);
