import { readFileSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Compiler, type NormalModule } from 'webpack';

/**
 * Packages whose licence must accompany every copy, by a module that each build with them contains.
 */
const NOTICES = [
  /\/react-leaflet\/lib\/MapContainer\.js$/,
  /\/@react-leaflet\/core\/lib\/context\.js$/,
];

/**
 * The comment that the minimizer moves into a `.LICENSE.txt` beside the script, with a reference in
 * the script.
 */
export const licenceNotice = (text: string) => `/*!\n${text.replaceAll('*/', '* /')}\n*/`;

/** Adds licences of packages whose scripts do not contain them. */
export class LicenceNoticePlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('LicenceNotice', (compilation) => {
      webpack.NormalModule.getCompilationHooks(compilation).processResult.tap(
        'LicenceNotice',
        (result, module) => {
          const { resource } = module as NormalModule;
          if (!NOTICES.some((pattern) => pattern.test(resource))) return result;
          const [source, ...others] = result;
          const licence = path.join(path.dirname(resource), '..', 'LICENSE.md');
          return [`${licenceNotice(readFileSync(licence, 'utf8'))}\n${source}`, ...others];
        },
      );
    });
  }
}
