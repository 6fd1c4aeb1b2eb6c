import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import {
  type FrontEndSettings,
  type Language,
  type Registry,
  type ShellMarkup,
  SOURCE_LANGUAGE,
} from '@aranya/shared/contracts';

type Application = 'desktop' | 'mobile';

interface HostShell {
  renderShell: (
    path: string,
    application: Application,
    settings: FrontEndSettings,
    registry: Registry,
    language: Language,
  ) => ShellMarkup;
  textsArrived: (language: Language) => Promise<boolean>;
}

function hostShell(script: string): HostShell {
  const module: { exports: Partial<HostShell> } = { exports: {} };
  const names = ['module', 'exports', 'require'];
  const run = compileFunction(script, names) as (...values: unknown[]) => void;
  run(module, module.exports, createRequire(import.meta.url));
  const { renderShell, textsArrived } = module.exports;
  if (!renderShell || !textsArrived) throw new Error('The host draws no shell.');
  return { renderShell, textsArrived };
}

export interface Shells {
  /** @param path a route's path, or any single word for unowned paths */
  shellOf: (
    path: string,
    application: Application,
    registry: Registry,
    language?: Language,
  ) => Promise<ShellMarkup>;
}

/** Renders once per set of routes and links. @param script the host's build for Node */
export function shells(script: string, settings: () => FrontEndSettings): Shells {
  const { renderShell, textsArrived } = hostShell(script);
  let known = '';
  let rendered = new Map<string, ShellMarkup>();

  const shellOf: Shells['shellOf'] = async (
    path,
    application,
    registry,
    language = SOURCE_LANGUAGE,
  ) => {
    // A language without texts falls back to English.
    if (language !== SOURCE_LANGUAGE) await textsArrived(language);
    const routes = registry.remotes.map(({ name, routes }) => ({ name, routes }));
    const version = createHash('sha256')
      .update(JSON.stringify([routes, settings().links]))
      .digest('hex');
    if (version !== known) rendered = new Map();
    known = version;
    const key = `${application} ${language} ${path}`;
    let shell = rendered.get(key);
    if (!shell) {
      shell = renderShell(path, application, settings(), registry, language);
      rendered.set(key, shell);
    }
    return shell;
  };
  return { shellOf };
}
