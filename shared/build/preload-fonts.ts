import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Compiler } from 'webpack';

/**
 * The two that every page begins with, whatever its language: names and numbers have Latin letters. Those of
 * other scripts are five times as large, and are fetched where they are read.
 */
const FIRST_FONTS = [
  /\/noto-sans-latin-wght-normal\.\w+\.woff2$/,
  /\/source-serif-4-latin-600-normal\.\w+\.woff2$/,
];

/** Has a page fetch the fonts of its first screen before its styles say so. */
export class PreloadFontsPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('PreloadFonts', (compilation) => {
      const hooks = HtmlWebpackPlugin.getCompilationHooks(compilation);
      hooks.alterAssetTagGroups.tap('PreloadFonts', (page) => {
        const files = Object.keys(compilation.assets);
        const links = FIRST_FONTS.map((font) => {
          const file = files.find((name) => font.test(name));
          if (!file) throw new Error(`No file of this build is the font ${font}.`);
          return HtmlWebpackPlugin.createHtmlTagObject('link', {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            crossorigin: true,
            href: `${page.publicPath}${file}`,
          });
        });
        page.headTags.unshift(...links);
        return page;
      });
    });
  }
}
