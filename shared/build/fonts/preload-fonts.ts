import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Compiler } from 'webpack';

/** In every language, names and numbers have Latin letters. Fonts of other scripts are larger. */
const FIRST_FONTS = [
  /\/noto-sans-latin-wght-normal-first\.\w+\.woff2$/,
  /\/source-serif-4-latin-600-normal-first\.\w+\.woff2$/,
];

/** The page server preloads each for pages in a language of that script. */
const FONTS_OF_SCRIPTS = {
  Deva: /\/noto-sans-devanagari-devanagari-wght-normal\.\w+\.woff2$/,
  Orya: /\/noto-sans-oriya-oriya-wght-normal\.\w+\.woff2$/,
};

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
