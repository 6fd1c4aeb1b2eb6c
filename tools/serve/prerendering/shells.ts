import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import type { FrontEndSettings, Registry, ShellMarkup } from '@aranya/shared/contracts';

type Application = 'desktop' | 'mobile';

type RenderShell = (
  path: string,
  application: Application,
  settings: FrontEndSettings,
  registry: Registry,
) => ShellMarkup;

/** Runs a host's build for Node. */
function renderShellOf(script: string): RenderShell {
  const module: { exports: { renderShell?: RenderShell } } = { exports: {} };
  const names = ['module', 'exports', 'require'];
  const run = compileFunction(script, names) as (...values: unknown[]) => void;
  run(module, module.exports, createRequire(import.meta.url));
  const { renderShell } = module.exports;
  if (!renderShell) throw new Error('The host draws no shell.');
  return renderShell;
}

/**
 * The host's shell around each page, rendered once for each set of routes and links.
 * @param script the host's build for Node
 */
export function shells(script: string, settings: () => FrontEndSettings) {
  const renderShell = renderShellOf(script);
  let known = '';
  let rendered = new Map<string, ShellMarkup>();

  /** @param path one that the routes have, or any one word for those that they do not have */
  return (path: string, application: Application, registry: Registry): ShellMarkup => {
    const routes = registry.remotes.map(({ name, routes }) => ({ name, routes }));
    const version = createHash('sha256')
      .update(JSON.stringify([routes, settings().links]))
      .digest('hex');
    if (version !== known) rendered = new Map();
    known = version;
    const key = `${application} ${path}`;
    let shell = rendered.get(key);
    if (!shell) {
      shell = renderShell(path, application, settings(), registry);
      rendered.set(key, shell);
    }
    return shell;
  };
}
