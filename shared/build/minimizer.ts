import TerserPlugin from 'terser-webpack-plugin';

/**
 * Minimizer of scripts.
 * @param keepsParameters keeps unused parameters: the compiler drops those with a default between others, but not their
 *   values in calls from other functions (ODK Web Forms has such)
 */
export const minimizer = (keepsParameters = false) =>
  new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    // The minimizer itself uses threads; worker processes would only copy sources.
    parallel: false,
    terserOptions: { compress: { passes: 3, keep_fargs: keepsParameters, pure_getters: true } },
  });
