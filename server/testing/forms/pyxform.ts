import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Command that imitates pyxform. */
export const STAND_IN: readonly string[] = [
  process.execPath,
  join(import.meta.dirname, 'pyxform-stand-in.mjs'),
];

/** The command of pyxform itself; null if it is not installed. */
export function installedPyxform(): readonly string[] | null {
  const command = (process.env.ARANYA_PYXFORM_COMMAND ?? 'xls2xform').split(' ');
  const [program = '', ...words] = command;
  try {
    execFileSync(program, [...words, '--help'], { stdio: 'ignore' });
    return command;
  } catch {
    return null;
  }
}
