import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { standaloneBuild } from './standalone-build';

let root = '';
let asked: ReturnType<typeof standaloneBuild>;

/** A build command that runs a shell script. */
async function buildBy(script: string) {
  const commands = path.join(root, 'node_modules', '.bin');
  await mkdir(commands, { recursive: true });
  await writeFile(path.join(commands, 'nx'), `#!/bin/sh\necho "$@" >> built.txt\n${script}\n`);
  await chmod(path.join(commands, 'nx'), 0o755);
}

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'aranya-standalone-'));
  const pages = path.join(root, 'mfe-map', 'dist', 'standalone');
  asked = standaloneBuild(root, 'mfe-map', pages, () => "'self' http://forest.test");
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** Requests the page. @returns the substitute response; undefined if the page exists */
function ask() {
  const answer = { headers: {} as Record<string, string>, text: '' };
  const response = {
    writeHead: (_status: number, headers: Record<string, string>) => {
      answer.headers = headers;
    },
    end: (text: string) => {
      answer.text = text;
    },
  };
  const isAnswered = asked({} as IncomingMessage, response as unknown as ServerResponse);
  return isAnswered ? answer : undefined;
}

/** Repeats requests as a browser does, until the response changes. */
async function askUntil(accepted: (answer: ReturnType<typeof ask>) => boolean) {
  for (;;) {
    const answer = ask();
    if (accepted(answer)) return answer;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

test('builds the page on the first request and passes requests on afterwards', async () => {
  await buildBy(
    'mkdir -p mfe-map/dist/standalone && echo page > mfe-map/dist/standalone/index.html',
  );
  const first = ask();
  expect(first?.text).toContain('is being built');
  expect(first?.headers).toMatchObject({
    Refresh: '2',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'self' http://forest.test",
  });
  expect(await askUntil((answer) => answer === undefined)).toBeUndefined();
  const builds = await readFile(path.join(root, 'built.txt'), 'utf8');
  expect(builds.trim().split('\n')).toHaveLength(1);
});

test('reports a failed build and builds again on the next request', async () => {
  await buildBy('exit 1');
  ask();
  const failed = await askUntil((answer) => answer?.text.includes('could not be built') ?? false);
  expect(failed?.text).toContain('It is tried again');
});
