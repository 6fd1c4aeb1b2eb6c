import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Compiler } from 'webpack';

/**
 * The two that every page begins with, whatever its language: names and numbers have Latin letters, of which these have
 * the first ones. Those of other scripts are larger, and are fetched where they are read.
 */
const FIRST_FONTS = [
  /\/noto-sans-latin-wght-normal-first\.\w+\.woff2$/,
  /\/source-serif-4-latin-600-normal-first\.\w+\.woff2$/,
];

/** Fonts of one script each: whoever serves a page in a language of that script has the page fetch it early. */
const FONTS_OF_SCRIPTS = {
  Deva: /\/noto-sans-devanagari-devanagari-wght-normal\.\w+\.woff2$/,
  Orya: /\/noto-sans-oriya-oriya-wght-normal\.\w+\.woff2$/,
};

/** Has a page fetch the fonts of its first screen before its styles say so. */
export class PreloadFontsPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('PreloadFonts', (compilation) => {
      const hooks = HtmlWebpackPlugin.getCompilationHooks(compilation);
      hooks.alterAssetTagGroups.tap('PreloadFonts', (page) => {
        const files = Object.keys(compilation.assets);
        const link = (font: RegExp, first: { rel: string; 'data-script'?: string }) => {
          const file = files.find((name) => font.test(name));
          if (!file) throw new Error(`No file of this build is the font ${font}.`);
          return HtmlWebpackPlugin.createHtmlTagObject('link', {
            ...first,
            as: 'font',
            type: 'font/woff2',
            crossorigin: true,
            href: `${page.publicPath}${file}`,
          });
        };
        page.headTags.unshift(
          ...FIRST_FONTS.map((font) => link(font, { rel: 'preload' })),
          ...Object.entries(FONTS_OF_SCRIPTS).map(([script, font]) =>
            link(font, { rel: 'font-of-script', 'data-script': script }),
          ),
        );
        return page;
      });
    });
  }
}
