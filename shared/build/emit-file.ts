import { readFile } from 'node:fs/promises';
import webpack, { type Compiler } from 'webpack';

export class EmitFilePlugin {
  /** @param file absolute path */
  constructor(
    private readonly file: string,
    private readonly name: string,
  ) {}

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('EmitFile', (compilation) => {
      compilation.fileDependencies.add(this.file);
      compilation.hooks.processAssets.tapPromise('EmitFile', async () => {
        compilation.emitAsset(this.name, new webpack.sources.RawSource(await readFile(this.file)));
      });
    });
  }
}
