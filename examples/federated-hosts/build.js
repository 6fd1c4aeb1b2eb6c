import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { build } from 'vite';
import webpack from 'webpack';
import rspackConfiguration from './rspack.config.js';
import webpackConfiguration from './webpack.config.js';

/** Builds the three hosts into `dist/webpack`, `dist/rspack` and `dist/vite`. */
const here = import.meta.dirname;

async function bundle(bundler, configuration) {
  await new Promise((resolve, reject) => {
    bundler(configuration, (error, stats) => {
      if (error) reject(error);
      else if (stats.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else resolve();
    });
  });
  copyFileSync(path.join(here, 'bundled.html'), path.join(configuration.output.path, 'index.html'));
}

await bundle(webpack, webpackConfiguration);
await bundle(rspack, rspackConfiguration);
await build({ configFile: path.join(here, 'vite.config.js'), logLevel: 'warn' });
