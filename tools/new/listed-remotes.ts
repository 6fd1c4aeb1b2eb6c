import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** `shared/remotes.json`: ports by the remote's name. */
export type RemoteList = Readonly<Record<string, number>>;

const SERVICES = /(?<=# Remotes, written by npm run remotes\.\n).*?(?= {2}# End of the remotes\.)/s;
const NAMES = /(?<=\(\?<remote>)[a-z0-9|-]+(?=\))/;

const service = ([name, port]: [string, number]) => `  ${name}:
    <<: *site
    build:
      context: .
      dockerfile: delivery/nginx/Dockerfile
      args: { <<: *addresses, DEPLOYABLE: ${name} }
    ports: ["\${ARANYA_PUBLISH:-0.0.0.0}:${port}:8080"]
`;

/** Neither Compose nor nginx can read a list themselves. */
const PLACES: Record<string, { place: RegExp; written: (remotes: RemoteList) => string }> = {
  'docker-compose.yml': {
    place: SERVICES,
    written: (remotes) => Object.entries(remotes).map(service).join(''),
  },
  'delivery/tls/nginx.conf': {
    place: NAMES,
    written: (remotes) =>
      Object.keys(remotes)
        .map((name) => name.replace(/^mfe-/, ''))
        .join('|'),
  },
};

export const LISTING_FILES = Object.keys(PLACES);

/** @throws if the file's marked section is missing */
export function withRemotes(file: string, text: string, remotes: RemoteList): string {
  const { place, written } = PLACES[file] ?? {};
  if (!place || !written || !place.test(text)) {
    throw new Error(`${file} has no place for the remotes: tools/new/listed-remotes.ts.`);
  }
  return text.replace(place, () => written(remotes));
}

export async function writeRemotes(root: string) {
  const list = await readFile(path.join(root, 'shared', 'remotes.json'), 'utf8');
  for (const name of LISTING_FILES) {
    const file = path.join(root, name);
    await writeFile(file, withRemotes(name, await readFile(file, 'utf8'), JSON.parse(list)));
  }
}
