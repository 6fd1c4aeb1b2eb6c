import path from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Configuration } from 'webpack';
import { base } from '../../shared/build/webpack';

export function minimalConfiguration(root: string): Configuration {
  const folder = path.join(root, 'bench', 'minimal');
  const configuration = base({ name: 'minimal', folder }, 'site');
  return {
    ...configuration,
    entry: { main: './main.tsx' },
    output: { ...configuration.output, publicPath: '/' },
    plugins: [
      ...(configuration.plugins ?? []),
      new HtmlWebpackPlugin({ template: './index.html', scriptLoading: 'defer' }),
    ],
  };
}
