import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CHUNKS_FROM_RELEASE } from '@aranya/shared/contracts';
import webpack, { type Compiler } from 'webpack';

const { RuntimeGlobals, RuntimeModule, Template } = webpack;

/** Below a remote's `dist`, and below its folder in a store: what its releases share. */
export const CHUNKS_FOLDER = path.posix.basename(CHUNKS_FROM_RELEASE);

/** Digits of the hash in the name of a shared file, as webpack's configuration takes it. */
export const CHUNK_HASH = '[contenthash:10]';

const SHARED_NAME = /\.([0-9a-f]{10})\.[a-z0-9.]+$/i;

/**
 * Stands in a remote's build for what is known when it is done: in the entry for the hash of the release, in
 * a chunk for the hash in its own name. As long as those, so that source maps stay right.
 */
export const RELEASE_PLACEHOLDER = 'RELEASE_ID';

/**
 * The hash in the name of a file that releases share.
 * @param name in the build
 * @returns undefined for a file of one release: entry, manifest, pages, and the script for pages of others
 */
export const sharedHash = (name: string): string | undefined =>
  /^(assets\/)?[^/]+$/.test(name) ? SHARED_NAME.exec(name)?.[1] : undefined;

/** Where a file of a build is for its release: beside the manifest, or with what releases share. */
export const placeOf = (name: string): string =>
  sharedHash(name) ? CHUNKS_FROM_RELEASE + name : name;

/** Puts the hash of a chunk into it, and that of the release into its own scripts. */
export async function nameRelease(files: string[], hash: string) {
  for (const file of files.filter((name) => name.endsWith('.js'))) {
    const text = await readFile(file, 'utf8');
    const name = sharedHash(path.basename(file)) ?? hash;
    await writeFile(file, text.replaceAll(RELEASE_PLACEHOLDER, name));
  }
}

/** Chunks and pictures lie where all releases of the remote have them, wherever its origin is. */
class SharedFolder extends RuntimeModule {
  constructor() {
    super('shared folder', RuntimeModule.STAGE_ATTACH);
  }

  override generate() {
    const place = RuntimeGlobals.publicPath;
    return `${place} = new URL(${JSON.stringify(CHUNKS_FROM_RELEASE)}, ${place}).href;`;
  }
}

/**
 * Takes a chunk under its own name. Two releases of a remote may meet in a page, with chunks of one number and
 * different content: each chunk says by the hash in its name which it is, and a release takes those
 * that it asked for, once loaded by another release without asking again.
 */
class TakeOwnChunks extends RuntimeModule {
  constructor() {
    super('take own chunks', RuntimeModule.STAGE_ATTACH);
  }

  override generate() {
    const { chunkLoadingGlobal = '', globalObject } = this.compilation?.outputOptions ?? {};
    const before = JSON.stringify(chunkLoadingGlobal.replace(RELEASE_PLACEHOLDER, ''));
    return Template.asString([
      `var loadAny = ${RuntimeGlobals.loadScript};`,
      `${RuntimeGlobals.loadScript} = function(url, done, key, chunkId) {`,
      Template.indent([
        'var hash = /\\.([0-9a-f]{10})\\.js(?:\\?|$)/.exec(url);',
        'if (!hash) return loadAny(url, done, key, chunkId);',
        `var take = function(chunk) { ${globalObject}[${JSON.stringify(chunkLoadingGlobal)}].push(chunk); };`,
        `var name = ${before} + hash[1];`,
        `var arrived = ${globalObject}[name] = ${globalObject}[name] || [];`,
        'if (arrived.length) {',
        Template.indent(['arrived.forEach(take);', 'return done({ type: "load" });']),
        '}',
        'var keep = arrived.push;',
        'arrived.push = function(chunk) { keep.call(arrived, chunk); take(chunk); };',
        'loadAny(url, done, key, chunkId);',
      ]),
      '};',
    ]);
  }
}

/** Chunks of a remote that its releases share. */
export class SharedChunksPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('SharedChunks', (compilation) => {
      const { runtimeRequirementInTree } = compilation.hooks;
      runtimeRequirementInTree.for(RuntimeGlobals.publicPath).tap('SharedChunks', (chunk) => {
        compilation.addRuntimeModule(chunk, new SharedFolder());
      });
      runtimeRequirementInTree.for(RuntimeGlobals.loadScript).tap('SharedChunks', (chunk) => {
        compilation.addRuntimeModule(chunk, new TakeOwnChunks());
      });
    });
  }
}
