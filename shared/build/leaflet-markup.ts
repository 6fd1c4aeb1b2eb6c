import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from '@swc/core';
import webpack, { type Compiler, type NormalModule } from 'webpack';
import { withOwnKeys } from './leaflet-own-keys';

const PARSED_MARKUP = /(\S+)\.innerHTML = (.+);$/gm;

/** `setMarkup` inside Leaflet's own module: as one of its own it would cost a request more. */
function setMarkupSource(): string {
  const file = path.join(import.meta.dirname, 'set-markup.ts');
  const { code } = transformSync(readFileSync(file, 'utf8'), {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'commonjs' },
  });
  return `var setMarkup = (function (exports) { ${code}; return exports.setMarkup; })({});`;
}

/**
 * Leaflet's source with its assignments to `innerHTML` turned into calls of `setMarkup`: pages of the
 * product have no Trusted Types policy for markup, so that none can ever be injected.
 * @throws where Leaflet takes markup in a way that is not known here
 */
export function withoutParsedMarkup(source: string): string {
  const built = source.replace(PARSED_MARKUP, 'setMarkup($1, $2);');
  if (/\.(?:innerHTML|outerHTML)\s*=|insertAdjacentHTML|DOMParser/.test(built)) {
    throw new Error('This version of Leaflet takes markup in a way that leaflet-markup.ts lacks.');
  }
  return `${setMarkupSource()}\n${built}`;
}

/** Leaflet as the page's policy allows it, and on pages of others that change what all objects have. */
export class LeafletMarkupPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('LeafletMarkup', (compilation) => {
      webpack.NormalModule.getCompilationHooks(compilation).processResult.tap(
        'LeafletMarkup',
        (result, module) => {
          const [source, ...others] = result;
          if (!/\/leaflet\/dist\/leaflet-src\.js$/.test((module as NormalModule).resource)) {
            return result;
          }
          return [withoutParsedMarkup(withOwnKeys(String(source))), ...others];
        },
      );
    });
  }
}
