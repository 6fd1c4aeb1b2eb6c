import TerserPlugin from 'terser-webpack-plugin';

/**
 * @param keepsParameters for ODK Web Forms: the compiler drops unused parameters with a default
 * between others, but not their values in calls from other functions
 */
export const minimizer = (keepsParameters = false) =>
  new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    // The minimizer itself uses threads; worker processes would only copy sources.
    parallel: false,
    terserOptions: { compress: { passes: 3, keep_fargs: keepsParameters, pure_getters: true } },
  });
