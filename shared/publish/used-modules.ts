import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { UsedModule } from '@aranya/shared/contracts';

/** Such as `<RemoteRegion remote="mfe-map" expose="./species-map"`; may hold arrow functions. */
const REGION = /<RemoteRegion\b(?:=>|=(?!>)|[^>=])*>/g;
const attribute = (element: string, name: string) =>
  new RegExp(`\\b${name}="([^"]+)"`).exec(element)?.[1];

export function usedIn(source: string): UsedModule[] {
  return [...source.matchAll(REGION)].flatMap(([element]) => {
    const remote = attribute(element, 'remote');
    const expose = attribute(element, 'expose');
    return remote && expose ? [{ remote, expose }] : [];
  });
}

/** The other remotes' releases must contain them. */
export function usedModules(folder: string): UsedModule[] {
  const entries = readdirSync(path.join(folder, 'src'), { recursive: true, withFileTypes: true });
  const used = entries
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx$/.test(entry.name))
    .flatMap(({ parentPath, name }) => usedIn(readFileSync(path.join(parentPath, name), 'utf8')));
  const byName = new Map(used.map((one) => [`${one.remote}/${one.expose}`, one]));
  return [...byName].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, one]) => one);
}
