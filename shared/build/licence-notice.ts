import { readFileSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Compiler, type NormalModule } from 'webpack';

/** Their licence must accompany every copy; each build with them contains one of these modules. */
const NOTICES = [
  /\/react-leaflet\/lib\/MapContainer\.js$/,
  /\/@react-leaflet\/core\/lib\/context\.js$/,
];

/** The minimizer moves the comment into a `.LICENSE.txt`, with a reference in the script. */
export const licenceNotice = (text: string) => `/*!\n${text.replaceAll('*/', '* /')}\n*/`;

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
