import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { FrontEndSettings, Registry, ShellMarkup } from '@aranya/shared/contracts';

type Application = 'desktop' | 'mobile';

type RenderShell = (
  path: string,
  application: Application,
  settings: FrontEndSettings,
  registry: Registry,
) => ShellMarkup;

/**
 * The host's shell around each page, rendered once for each set of routes.
 * @param script the host's build for Node
 * @returns undefined where it is not built
 */
export function shells(script: string, settings: FrontEndSettings) {
  if (!existsSync(script)) return undefined;
  const { renderShell } = createRequire(import.meta.url)(script) as { renderShell: RenderShell };
  let known = '';
  let rendered = new Map<string, ShellMarkup>();

  /** @param path one that the routes have, or any one word for those that they do not have */
  return (path: string, application: Application, registry: Registry): ShellMarkup => {
    const routes = registry.remotes.map(({ name, routes }) => ({ name, routes }));
    const version = createHash('sha256').update(JSON.stringify(routes)).digest('hex');
    if (version !== known) rendered = new Map();
    known = version;
    const key = `${application} ${path}`;
    let shell = rendered.get(key);
    if (!shell) {
      shell = renderShell(path, application, settings, registry);
      rendered.set(key, shell);
    }
    return shell;
  };
}
