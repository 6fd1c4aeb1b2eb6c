import webpack, { type Compiler, type NormalModule } from 'webpack';

const DISPLAY_NAME = /^\w+\.displayName = "[\w.]+";$/gm;
const MADE_OF_REACT = /^(var \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm;

/** What only frameworks on React Router use, but its links and routes name: fetching ahead, errors of servers. */
const OF_FRAMEWORKS: readonly (readonly [RegExp, string])[] = [
  [/let \[shouldPrefetch, prefetchRef, prefetchHandlers\] = usePrefetchBehavior\([^)]*\);/, ''],
  [/\.\.\.prefetchHandlers,/, ''],
  [/mergeRefs\(forwardedRef, prefetchRef\)/, 'forwardedRef'],
  [/return shouldPrefetch && .*?: link;/, 'return link;'],
  [/return \/\* @__PURE__ \*\/ React\d*\.createElement\(RSCErrorHandler, .*\);/, 'return result;'],
];

/**
 * The part of React Router with its links without what only frameworks use.
 * @throws where this version has it in another way
 */
export function withoutFrameworks(source: string): string {
  return OF_FRAMEWORKS.reduce((text, [part, instead]) => {
    if (!part.test(text)) throw new Error(`This version of React Router lacks ${part}.`);
    return text.replace(part, instead);
  }, source);
}

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
          const named = withoutNames(String(source));
          const hasLinks = named.includes('LinkWithRef');
          return [hasLinks ? withoutFrameworks(named) : named, ...others];
        },
      );
    });
  }
}
