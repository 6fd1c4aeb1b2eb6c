import webpack, { type Compiler, type NormalModule } from 'webpack';

const DISPLAY_NAME = /^\w+\.displayName = "[\w.]+";$/gm;
const MADE_OF_REACT = /^(var \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm;

/**
 * React Router's source without the names that its parts have in React's developer tools: a part that is named
 * counts as used, with all that it uses, although nobody imports it.
 * @throws where this version names its parts in another way
 */
export function withoutNames(source: string): string {
  const built = source.replace(DISPLAY_NAME, '').replace(MADE_OF_REACT, '$1/* @__PURE__ */ ');
  if (/^\w+\.displayName = /m.test(built)) {
    throw new Error(
      'This version of React Router names its parts in a way that router-names.ts lacks.',
    );
  }
  return built;
}

/** The router with nothing but what is imported of it. */
export class RouterNamesPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('RouterNames', (compilation) => {
      webpack.NormalModule.getCompilationHooks(compilation).processResult.tap(
        'RouterNames',
        (result, module) => {
          const [source, ...others] = result;
          if (!/\/react-router\/dist\/.+\.mjs$/.test((module as NormalModule).resource))
            return result;
          return [withoutNames(String(source)), ...others];
        },
      );
    });
  }
}
