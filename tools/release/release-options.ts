import { parseArgs } from 'node:util';
import { HOST_NAME, REMOTE_NAMES } from '@aranya/shared/contracts';

export interface ReleaseOptions {
  /** Empty for `affected`, which determines the remotes, and for `host`. */
  remote: string;
  action: 'release' | 'rollback' | 'list' | 'affected' | 'host';
  /** Base commit for `affected`. */
  since?: string;
  /** Percent of the visitors. */
  canary?: number;
  unrendered?: boolean;
  to?: string;
  /** Given for a withdrawal; shown in `--list` and `registry.json`. */
  reason?: string;
}

const RELEASED = [...REMOTE_NAMES, HOST_NAME];

export const USAGE = `npm run release -- <remote>                 build and release it; host: the host
npm run release -- <remote> --canary 10     release it to 10 of 100 visitors
npm run release -- <remote> --rollback      withdraw the canary, or go back to the release before
npm run release -- <remote> --rollback --to <version>   go back to that release
npm run release -- <remote> --rollback --reason "…"     say why, for --list; registry.json is public
npm run release -- <remote> --unrendered    release it without showing it in a browser first
npm run release -- <remote> --list          what is in the store
npm run release -- --affected <commit>      release together what changes since a commit affect
npm run release -- --host                   release the host built here, unless it was released before

Remotes: ${RELEASED.join(', ')}
The store is a folder or a bucket: ARANYA_RELEASES (docs/releases.md).`;

function shareOf(text: string): number {
  const percent = Number(text);
  if (percent > 0 && percent < 100) return percent;
  throw new Error(`--canary takes a number between 0 and 100, such as 10; this is ${text}.`);
}

/**
 * @returns undefined if only the usage was requested
 * @throws Error with the next step
 */
export function releaseOptions(parameters: string[]): ReleaseOptions | undefined {
  const { values, positionals } = parseArgs({
    args: parameters,
    allowPositionals: true,
    options: {
      canary: { type: 'string' },
      rollback: { type: 'boolean' },
      to: { type: 'string' },
      reason: { type: 'string' },
      list: { type: 'boolean' },
      affected: { type: 'string' },
      unrendered: { type: 'boolean' },
      host: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return undefined;
  const [remote, ...others] = positionals;
  if (values.host) return { remote: '', action: 'host' };
  const unrendered = values.unrendered && { unrendered: true };
  if (values.affected && positionals.length === 0) {
    return { remote: '', action: 'affected', since: values.affected, ...unrendered };
  }
  if (values.affected) throw new Error('Give --affected without naming a remote.');
  if (!remote || others.length > 0) throw new Error(`Name one remote.\n\n${USAGE}`);
  if (!RELEASED.some((name) => name === remote)) {
    throw new Error(`There is no remote ${remote}. It is one of ${RELEASED.join(', ')}.`);
  }
  const asked = [values.canary !== undefined, values.rollback, values.list].filter(Boolean);
  if (asked.length > 1) throw new Error('Give one of --canary, --rollback and --list.');
  if (values.list) return { remote, action: 'list' };
  const { to, reason } = values;
  if (values.rollback) {
    return { remote, action: 'rollback', ...(to && { to }), ...(reason && { reason }) };
  }
  if (to || reason) throw new Error('--to and --reason belong to --rollback.');
  if (values.canary === undefined) return { remote, action: 'release', ...unrendered };
  return { remote, action: 'release', canary: shareOf(values.canary), ...unrendered };
}
